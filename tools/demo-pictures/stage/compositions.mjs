/** Arrangements of props: [shape, colour, size, x, z, turn in degrees, height of the plinth below]. */
export const SETS = {
  fashion: [
    ['dress-pleated', 'green', 3.1, -1.75, -0.2, 12, 0],
    ['abaya-trim', 'navy', 3.4, 0.05, -0.7, 0, 0],
    ['kandura', 'white', 3.3, 1.9, -0.3, -14, 0],
    ['bag-handle', 'beige', 0.85, 1.0, 0.95, -20, 0.22],
    ['heel', 'red', 0.8, -0.75, 1.15, 10, 0],
  ],
  perfumes: [
    ['perfume-arch', 'gold', 1.75, 0, -0.25, 8, 0.55],
    ['perfume-square', 'rose', 1.35, 1.25, 0.15, -14, 0.2],
    ['attar-flask', 'green', 1.15, -1.15, 0.35, 0, 0.2],
    ['perfume-facet', 'navy', 1.3, -2.1, -0.55, 18, 0.6],
    ['perfume-column', 'silver', 1.4, 2.25, -0.5, 0, 0.35],
  ],
  jewelry: [
    ['necklace-star', 'gold', 2.2, 0, -0.6, 6, 0],
    ['earrings-drop', 'green', 1.5, 1.55, 0, -10, 0.25],
    ['bangle', 'gold', 0.95, -1.35, 0.35, 10, 0.35],
    ['ring-solitaire', 'gold', 0.62, 0.75, 0.95, 0, 0.2],
    ['ring-gem', 'red', 0.6, -0.45, 1.05, 0, 0.12],
  ],
  glasses: [
    ['sun-round', 'gold', 1.5, 0.1, 0.5, 10, 0.22],
    ['sun-cat', 'red', 1.5, 1.55, -0.4, -20, 0.65],
    ['optic-square', 'navy', 1.4, -1.5, -0.25, 18, 0.45],
    ['sun-aviator', 'silver', 1.35, 0.1, -1.1, 0, 1.0],
  ],
  accessories: [
    ['cap', 'navy', 1.35, -1.2, -0.3, 10, 0.5],
    ['belt', 'brown', 1.45, 0.35, 0.65, 0, 0.14],
    ['wallet', 'green', 1.05, 1.5, 0.05, -12, 0.4],
    ['scarf', 'red', 2.3, 0.3, -1.2, 6, 0],
    ['cufflinks', 'gold', 0.6, -0.9, 0.95, 0, 0.18],
  ],
  watches: [
    ['watch-classic', 'navy', 1.5, 0, 0.25, 8, 0.3],
    ['watch-bracelet', 'gold', 1.4, 1.55, -0.25, -12, 0.62],
    ['watch-tank', 'red', 1.25, -1.5, -0.1, 16, 0.5],
    ['watch-mesh', 'silver', 1.2, 0.5, -1.3, 0, 1.05],
  ],
  bags: [
    ['bag-handle', 'green', 1.8, 0.1, 0.3, 8, 0.2],
    ['bag-tote', 'brown', 2.2, -1.75, -0.6, 18, 0],
    ['bag-bucket', 'rose', 1.6, 1.85, -0.3, -10, 0.45],
    ['bag-clutch', 'gold', 1.1, 1.35, 1.1, -16, 0],
  ],
  shoes: [
    ['heel', 'red', 1.5, 0.35, 0.05, 30, 0.6],
    ['sneaker', 'white', 1.75, -1.45, 0.4, 36, 0.15],
    ['loafer', 'brown', 1.6, 1.9, 0.6, 30, 0.15],
    ['sandal', 'black', 1.4, -0.2, 1.45, 40, 0],
  ],
  beauty: [
    ['serum', 'brown', 1.5, -0.75, -0.35, 6, 0.5],
    ['cream-jar', 'green', 0.95, 0.25, 0.5, 0, 0.16],
    ['lipstick', 'red', 1.25, 1.2, 0.1, -10, 0.3],
    ['compact', 'gold', 1.25, -1.85, 0.25, 20, 0.2],
    ['nail', 'rose', 1.05, 2.15, 0.2, -10, 0],
  ],
  'home-fragrance': [
    ['burner', 'gold', 1.5, 0.1, -0.3, 8, 0.5],
    ['oud-box', 'brown', 1.5, 1.5, 0.2, -18, 0],
    ['candle', 'green', 1.1, -1.1, 0.55, 0, 0.12],
    ['diffuser', 'brown', 1.9, -2.05, -0.5, 0, 0.25],
    ['bakhoor', 'red', 1.05, 0.4, 1.1, 0, 0],
  ],
  kids: [
    ['teddy', 'brown', 1.9, 0, -0.2, 6, 0.12],
    ['stacker', 'beige', 1.45, -1.55, 0.25, 0, 0],
    ['kids-backpack', 'green', 1.7, 1.65, -0.3, -14, 0.2],
    ['kids-sneaker', 'red', 1.15, 0.6, 1.2, 40, 0],
  ],
  gifts: [
    ['gift-box', 'green', 1.7, -0.2, -0.3, 12, 0.12],
    ['gift-perfume', 'gold', 1.7, 1.65, -0.3, -8, 0.3],
    ['gift-ring', 'navy', 0.95, 0.75, 0.95, -8, 0],
    ['gift-box', 'red', 1.2, -1.85, 0.35, 24, 0],
  ],
};

const arch = (x, width, height, z) => ({ x, width, height, z });

/** Wide pictures: the props stand on one side, the other side stays calm for words. */
export const BANNERS = {
  'hero-1': {
    set: 'perfumes',
    wall: '#d8cdbd',
    gobo: 'palm',
    arches: [arch(0, 3.4, 4.6, -1.9)],
    view: { yaw: -6, pitch: 6, fill: 0.72, edge: 0.93, widest: 0.48, shift: [0, -0.06] },
  },
  'hero-2': {
    set: 'watches',
    wall: '#d3c9bc',
    gobo: null,
    arches: [arch(0.1, 4.2, 4.4, -2.3)],
    view: { yaw: -8, pitch: 9, fill: 0.76, edge: 0.93, widest: 0.48, shift: [0, -0.04] },
  },
  'hero-3': {
    set: 'fashion',
    wall: '#dccfc0',
    gobo: 'palm',
    arches: [arch(-1.75, 1.5, 4.3, -1.7), arch(0.05, 1.7, 4.8, -1.9), arch(1.9, 1.5, 4.3, -1.7)],
    view: { yaw: -4, pitch: 4, fill: 0.84, edge: 0.93, widest: 0.48, shift: [0, -0.02] },
  },
  'hero-4': {
    set: 'jewelry',
    wall: '#d9cfc1',
    gobo: 'palm',
    arches: [arch(0.1, 3.2, 4, -1.9)],
    view: { yaw: -6, pitch: 8, fill: 0.78, edge: 0.93, widest: 0.48, shift: [0, -0.04] },
  },
};

export const ADS = {
  'ad-1': {
    items: [['bag-handle', 'green', 2.2, 0, 0, 10, 0.3]],
    wall: '#d9d2c4',
    gobo: 'palm',
    arches: [arch(0, 2.6, 4.2, -1.6)],
    view: { yaw: -22, pitch: 9, fill: 0.68, shift: [0.3, -0.04] },
  },
  'ad-2': {
    items: [
      ['burner', 'gold', 1.6, 0, -0.2, 8, 0.45],
      ['oud-box', 'brown', 1.5, 1.35, 0.35, -16, 0],
      ['bakhoor', 'green', 1.0, -1.0, 0.5, 0, 0.12],
    ],
    wall: '#c9b8a2',
    gobo: null,
    arches: [arch(0, 3, 4, -1.7)],
    view: { yaw: -8, pitch: 12, fill: 0.66, shift: [0.24, -0.06] },
  },
  'ad-3': {
    items: [
      ['sun-cat', 'red', 1.7, 0.4, 0.4, -6, 0.3],
      ['sun-round', 'gold', 1.5, -0.7, -0.7, 14, 0.8],
    ],
    wall: '#e0d7c8',
    gobo: 'palm',
    arches: [],
    view: { yaw: -16, pitch: 16, fill: 0.66, shift: [0.24, -0.08] },
  },
  'ad-4': {
    items: [
      ['gift-box', 'red', 1.9, 0, 0, 14, 0.15],
      ['gift-box', 'beige', 1.2, 1.5, 0.5, -12, 0],
      ['gift-ring', 'green', 0.8, -0.6, 1.2, 8, 0],
    ],
    wall: '#d8ccbc',
    gobo: null,
    arches: [arch(0.2, 3.4, 4, -1.8)],
    view: { yaw: -14, pitch: 14, fill: 0.66, shift: [0.22, -0.06] },
  },
};

/** Slow turns for the videos. */
export const TURNS = {
  watch: {
    shape: 'watch-chrono',
    colour: 'navy',
    pitch: 12,
    fill: 0.72,
    sweep: 46,
    wall: '#d8cfc2',
    ground: 'block',
  },
  perfume: {
    shape: 'perfume-arch',
    colour: 'gold',
    pitch: 7,
    fill: 0.74,
    sweep: 60,
    wall: '#dccfbb',
    ground: 'plinth',
  },
  bag: {
    shape: 'bag-handle',
    colour: 'green',
    pitch: 11,
    fill: 0.74,
    sweep: 70,
    wall: '#dbd3c6',
    ground: 'floor',
  },
  ring: {
    shape: 'ring-solitaire',
    colour: 'gold',
    pitch: 13,
    fill: 0.68,
    sweep: 80,
    wall: '#d9d0c4',
    ground: 'block',
  },
};
