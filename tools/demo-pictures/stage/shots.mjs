/** How each family is shown: where the camera stands, how much of the picture it fills, what it stands on. */
export const SHOTS = {
  default: { one: { yaw: -24, pitch: 11, fill: 0.74 }, two: { yaw: 34, pitch: 16, fill: 0.74 }, ground: 'floor' },
  perfume: { one: { yaw: -16, pitch: 7, fill: 0.74 }, two: { yaw: 30, pitch: 14, fill: 0.82 }, ground: 'plinth' },
  attar: { one: { yaw: -16, pitch: 9, fill: 0.74 }, two: { yaw: 20, pitch: 22, fill: 0.78 }, ground: 'block' },
  watch: { one: { yaw: -24, pitch: 12, fill: 0.78 }, two: { yaw: 14, pitch: 20, fill: 1.02, aperture: 0.05 }, ground: 'block' },
};
export const shotOf = (shapeId) => SHOTS[shapeId] ?? SHOTS[shapeId.split('-')[0]] ?? SHOTS.default;
