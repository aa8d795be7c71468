/** UAE cities that the carrier delivers to, in its spelling. */
export const AE_CITIES: readonly string[] = [
  'Abu Dhabi',
  'Ajman',
  'Al Ain',
  'Dhaid',
  'Dibba',
  'Dubai',
  'Fujairah',
  'Ghayathi',
  'Hatta',
  'Jebel Ali',
  'Kalba',
  'Khor Fakkan',
  'Liwa',
  'Madinat Zayed',
  'Masafi',
  'Ras Al Khaimah',
  'Ruwais',
  'Sharjah',
  'Umm Al Quwain',
];

export const isCity = (name: string) =>
  AE_CITIES.some((city) => city.toLowerCase() === name.trim().toLowerCase());
