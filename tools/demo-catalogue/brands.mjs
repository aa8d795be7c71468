/** Invented brands and the categories each one sells in. */
export const BRANDS = [
  [1, 'Maison Rimah', [1]],
  [2, 'Tarfa & Lune', [1, 11]],
  [3, 'Dar Lahza', [1]],
  [4, 'Khayt Nine', [1, 5]],
  [5, 'Ostrel', [1, 5]],
  [6, 'Velmoor', [7, 5]],
  [7, 'Casa Lirien', [7, 8]],
  [8, 'Bint Sadaf', [3]],
  [9, 'Orrin & Wade', [8, 5]],
  [10, 'Halvane', [6]],
  [11, 'Noctelle', [2, 9]],
  [12, 'Sayyar Oud House', [2, 10]],
  [13, 'Qatra Perfumery', [2]],
  [14, 'Ambrelis', [2, 12]],
  [15, 'Mabthara', [10]],
  [16, 'Lumeral', [10, 12]],
  [17, 'Zafrani', [2, 10]],
  [18, 'Merevue', [4]],
  [19, 'Ayn Optics', [4]],
  [20, 'Solenne Ray', [4]],
  [21, 'Ferrowick', [6]],
  [22, 'Saa Atelier', [6]],
  [23, 'Tidemark Gulf', [6, 8]],
  [24, 'Jawra', [3]],
  [25, 'Elunara', [3, 12]],
  [26, 'Hasba Pearls', [3]],
  [27, 'Petal & Date', [9]],
  [28, 'Rosavane', [9]],
  [29, 'Little Falaj', [11]],
  [30, 'Bulbul & Bee', [11]],
  [31, 'Sandoor', [8, 7]],
  [32, 'Ribbon & Reed', [12]],
  [33, 'Turavel', [7]],
  [55, 'Liora Dune', [1, 7]],
  [68, 'Aurèm', [3, 6]],
  [109, 'Ghalya', [2, 9]],
].map(([id, name, categories]) => ({ id, name, categories }));

/** The brands that sell in one category. */
export function brandsOf(category) {
  return BRANDS.filter((brand) => brand.categories.includes(category));
}
