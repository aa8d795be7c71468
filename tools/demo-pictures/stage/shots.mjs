/** How each family is shown: where the camera stands, how much of the picture it fills, what it stands on. */
const SHOTS = {
  default: {
    one: { yaw: -24, pitch: 11, fill: 0.74 },
    two: { yaw: 34, pitch: 16, fill: 0.82 },
    ground: 'floor',
  },
  perfume: {
    one: { yaw: -16, pitch: 7, fill: 0.74 },
    two: { yaw: 30, pitch: 14, fill: 0.82 },
    ground: 'plinth',
  },
  attar: {
    one: { yaw: -16, pitch: 9, fill: 0.74 },
    two: { yaw: 20, pitch: 22, fill: 0.82 },
    ground: 'block',
  },
  watch: {
    one: { yaw: -24, pitch: 12, fill: 0.78 },
    two: { yaw: 14, pitch: 20, fill: 1.02, aperture: 0.05 },
    ground: 'block',
  },
  ring: {
    one: { yaw: 0, pitch: 13, fill: 0.7 },
    two: { yaw: 36, pitch: 24, fill: 0.9, aperture: 0.06 },
    ground: 'block',
  },
  necklace: {
    one: { yaw: -14, pitch: 6, fill: 0.84 },
    two: { yaw: 16, pitch: 12, fill: 1.25, aperture: 0.05 },
    ground: 'floor',
  },
  earrings: {
    one: { yaw: -14, pitch: 8, fill: 0.74 },
    two: { yaw: 22, pitch: 10, fill: 1.05, aperture: 0.05 },
    ground: 'floor',
  },
  bangle: {
    one: { yaw: -18, pitch: 22, fill: 0.76 },
    two: { yaw: 26, pitch: 34, fill: 0.9 },
    ground: 'plinth',
  },
  bracelet: {
    one: { yaw: -18, pitch: 24, fill: 0.76 },
    two: { yaw: 26, pitch: 40, fill: 0.9 },
    ground: 'block',
  },
  sun: {
    one: { yaw: -24, pitch: 18, fill: 0.92 },
    two: { yaw: 30, pitch: 26, fill: 0.9 },
    ground: 'block',
  },
  optic: {
    one: { yaw: -24, pitch: 18, fill: 0.92 },
    two: { yaw: 30, pitch: 26, fill: 0.9 },
    ground: 'block',
  },
  bag: {
    one: { yaw: -26, pitch: 12, fill: 0.76 },
    two: { yaw: 32, pitch: 18, fill: 0.84 },
    ground: 'floor',
  },
  belt: {
    one: { yaw: -12, pitch: 26, fill: 0.78 },
    two: { yaw: 24, pitch: 36, fill: 0.9 },
    ground: 'block',
  },
  scarf: {
    one: { yaw: -20, pitch: 7, fill: 0.8 },
    two: { yaw: 26, pitch: 10, fill: 1.05 },
    ground: 'floor',
  },
  wallet: {
    one: { yaw: -22, pitch: 16, fill: 0.74 },
    two: { yaw: 10, pitch: 28, fill: 0.84 },
    ground: 'block',
  },
  cap: {
    one: { yaw: -30, pitch: 14, fill: 0.78 },
    two: { yaw: 42, pitch: 18, fill: 0.84 },
    ground: 'plinth',
  },
  cufflinks: {
    one: { yaw: -10, pitch: 22, fill: 0.76 },
    two: { yaw: 28, pitch: 30, fill: 0.92, aperture: 0.05 },
    ground: 'block',
  },
  dress: {
    one: { yaw: -16, pitch: 5, fill: 0.86 },
    two: { yaw: 40, pitch: 7, fill: 0.88 },
    ground: 'floor',
  },
  abaya: {
    one: { yaw: -14, pitch: 5, fill: 0.86 },
    two: { yaw: 36, pitch: 7, fill: 0.88 },
    ground: 'floor',
  },
  kandura: {
    one: { yaw: -16, pitch: 5, fill: 0.86 },
    two: { yaw: 30, pitch: 7, fill: 0.88 },
    ground: 'floor',
  },
  shirt: {
    one: { yaw: -16, pitch: 5, fill: 0.8 },
    two: { yaw: 28, pitch: 8, fill: 0.92 },
    ground: 'floor',
  },
  sneaker: {
    one: { yaw: -50, pitch: 17, fill: 0.86 },
    two: { yaw: 46, pitch: 22, fill: 0.86 },
    ground: 'floor',
  },
  heel: {
    one: { yaw: -50, pitch: 14, fill: 0.86 },
    two: { yaw: 46, pitch: 18, fill: 0.86 },
    ground: 'floor',
  },
  loafer: {
    one: { yaw: -50, pitch: 20, fill: 0.86 },
    two: { yaw: 46, pitch: 24, fill: 0.86 },
    ground: 'floor',
  },
  sandal: {
    one: { yaw: -50, pitch: 28, fill: 0.86 },
    two: { yaw: 46, pitch: 32, fill: 0.86 },
    ground: 'floor',
  },
  'kids-sneaker': {
    one: { yaw: -48, pitch: 17, fill: 0.84 },
    two: { yaw: 46, pitch: 22, fill: 0.86 },
    ground: 'plinth',
  },
  'kids-dress': {
    one: { yaw: -16, pitch: 5, fill: 0.84 },
    two: { yaw: 36, pitch: 8, fill: 0.88 },
    ground: 'floor',
  },
  lipstick: {
    one: { yaw: -14, pitch: 9, fill: 0.72 },
    two: { yaw: 22, pitch: 16, fill: 0.86 },
    ground: 'block',
  },
  cream: {
    one: { yaw: -12, pitch: 16, fill: 0.66 },
    two: { yaw: 20, pitch: 30, fill: 0.8 },
    ground: 'plinth',
  },
  serum: {
    one: { yaw: -10, pitch: 8, fill: 0.74 },
    two: { yaw: 18, pitch: 14, fill: 0.84 },
    ground: 'block',
  },
  nail: {
    one: { yaw: -18, pitch: 11, fill: 0.72 },
    two: { yaw: 22, pitch: 18, fill: 0.84 },
    ground: 'block',
  },
  compact: {
    one: { yaw: -16, pitch: 20, fill: 0.72 },
    two: { yaw: 26, pitch: 34, fill: 0.84 },
    ground: 'plinth',
  },
  oud: {
    one: { yaw: -22, pitch: 24, fill: 0.78 },
    two: { yaw: 24, pitch: 34, fill: 0.92 },
    ground: 'block',
  },
  burner: {
    one: { yaw: -14, pitch: 14, fill: 0.74 },
    two: { yaw: 28, pitch: 24, fill: 0.82 },
    ground: 'block',
  },
  candle: {
    one: { yaw: -14, pitch: 14, fill: 0.76 },
    two: { yaw: 18, pitch: 26, fill: 0.86 },
    ground: 'block',
  },
  diffuser: {
    one: { yaw: -12, pitch: 8, fill: 0.82 },
    two: { yaw: 18, pitch: 14, fill: 0.86 },
    ground: 'plinth',
  },
  bakhoor: {
    one: { yaw: -14, pitch: 12, fill: 0.74 },
    two: { yaw: 22, pitch: 22, fill: 0.84 },
    ground: 'block',
  },
  gift: {
    one: { yaw: -24, pitch: 18, fill: 0.8 },
    two: { yaw: 22, pitch: 26, fill: 0.88 },
    ground: 'floor',
  },
  'gift-ring': {
    one: { yaw: -20, pitch: 20, fill: 0.74 },
    two: { yaw: 18, pitch: 26, fill: 0.98, aperture: 0.05 },
    ground: 'block',
  },
};
export const shotOf = (shapeId) => SHOTS[shapeId] ?? SHOTS[shapeId.split('-')[0]] ?? SHOTS.default;
