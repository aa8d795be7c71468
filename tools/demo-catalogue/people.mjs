const PLACES = [
  ['Dubai', 'Al Barsha 1', 'Sidra Tower'],
  ['Dubai', 'Jumeirah 3', 'Villa 18'],
  ['Dubai', 'Dubai Marina', 'Pearl View'],
  ['Dubai', 'Mirdif', 'Villa 42'],
  ['Abu Dhabi', 'Al Reem Island', 'Horizon Residence'],
  ['Abu Dhabi', 'Khalifa City', 'Villa 7'],
  ['Abu Dhabi', 'Al Khalidiyah', 'Corniche House'],
  ['Sharjah', 'Al Majaz 2', 'Lagoon Building'],
  ['Sharjah', 'Al Nahda', 'Garden Block B'],
  ['Ajman', 'Al Rashidiya', 'Harbour Tower'],
  ['Ras Al Khaimah', 'Al Hamra Village', 'Block 12'],
  ['Fujairah', 'Al Faseel', 'Mountain View'],
  ['Umm Al Quwain', 'Al Salamah', 'Villa 3'],
  ['Al Ain', 'Al Jimi', 'Palm Court'],
];

const NAMES = [
  ['Mariam Al Suwaidi', 'female'],
  ['Omar Haddad', 'male'],
  ['Layla Farouk', 'female'],
  ['Hamad Al Ketbi', 'male'],
  ['Priya Menon', 'female'],
  ['Yousef Karam', 'male'],
  ['Noura Al Shehhi', 'female'],
  ['Daniel Okafor', 'male'],
  ['Sara Benali', 'female'],
  ['Khalid Al Marri', 'male'],
  ['Ayesha Siddiqui', 'female'],
  ['Tariq Mansour', 'male'],
  ['Elena Petrova', 'female'],
  ['Rashid Al Nuaimi', 'male'],
  ['Hind Al Zaabi', 'female'],
  ['Marco Santos', 'male'],
  ['Fatma Al Blooshi', 'female'],
  ['Imran Qureshi', 'male'],
  ['Reem Saleh', 'female'],
  ['Grace Villanueva', 'female'],
];

/** Twenty invented shoppers; `index` counts from 1 and is part of the login address. */
export const shoppers = NAMES.map(([name, gender], position) => {
  const index = position + 1;
  const [city, area, building] = PLACES[(position * 5) % PLACES.length];
  return {
    index,
    name,
    username: `shopper${index}`,
    email: `shopper${index}@example.com`,
    phone: `+97150${String(1002000 + index * 37)}`,
    gender,
    city,
    area,
    building,
    flat: building.startsWith('Villa') ? '' : String(100 + index * 7),
  };
});

const [, , layla] = shoppers;

/** The second account of a shopper: another email address, with the same phone number, name and address. */
export const secondAccount = {
  ...layla,
  index: shoppers.length + 1,
  username: 'layla.farouk',
  email: 'layla.farouk@example.com',
};

/** Fictional seller requests; the hours are their age. */
export const sellers = [
  ['Salma Idris', 'salma@oud-atelier.example', '+971501003101', 'Dubai, Al Fahidi', 3],
  ['Bilal Rahman', 'bilal@strap-and-dial.example', '+971501003102', 'Sharjah, Al Majaz 2', 20],
  ['Ngozi Adeyemi', 'ngozi@linenhouse.example', '+971501003103', 'Abu Dhabi, Khalifa City', 49],
  ['Walid Sabbagh', 'walid@desertlens.example', '+971501003104', 'Al Ain, Al Jimi', 120],
  ['Chiara Russo', 'chiara@pearlbench.example', '+971501003105', 'Ras Al Khaimah, Al Hamra', 260],
].map(([name, email, phone, location, hoursAgo]) => ({ name, email, phone, location, hoursAgo }));
