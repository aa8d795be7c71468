/* global document, window */
import * as T from 'three';
import { PROPS } from './props/index.mjs';
import { block, mesh } from './forms.mjs';
import { make } from './materials.mjs';
import { shotOf } from './shots.mjs';
import { Studio, dispose, frame } from './studio.mjs';

const studio = new Studio();
const WALLS = ['#ddd7cd', '#e2ddd4', '#d6cdc0', '#dad2c8', '#dfd8ce', '#d3cbc0'];
const PALE = new Set(['white', 'silver', 'beige']);

function hash(text) {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ letter.charCodeAt(0), 16777619) >>> 0;
  return value;
}

/** Builds a prop at the common size (largest side 2.4), standing on y = 0. */
export function prop(shape, colour, size = 2.4) {
  const object = PROPS[shape](colour);
  object.updateWorldMatrix(true, true);
  const box = new T.Box3().setFromObject(object, true);
  const extent = box.getSize(new T.Vector3());
  const scale = size / Math.max(extent.x, extent.y, extent.z);
  const holder = new T.Group();
  object.scale.multiplyScalar(scale);
  object.position.set((-(box.min.x + box.max.x) / 2) * scale, -box.min.y * scale, (-(box.min.z + box.max.z) / 2) * scale);
  holder.add(object);
  return holder;
}

function ground(kind, tone) {
  if (kind === 'plinth') return { top: 0.32, object: mesh(new T.CylinderGeometry(1.55, 1.58, 0.32, 128), new T.MeshLambertMaterial({ color: tone }), [0, 0.16, 0]) };
  if (kind === 'block') return { top: 0.5, object: mesh(block(3.1, 0.5, 2.3, 0.03, 0.02), make.stone(tone)) };
  return { top: 0, object: new T.Group() };
}

async function pngOf(canvas) {
  return canvas.toDataURL('image/png').split(',')[1];
}

window.product = async (shape, colour, angle, options = {}) => {
  const seed = hash(shape);
  const shot = shotOf(shape);
  const view = { ...(angle === 1 ? shot.one : shot.two) };
  const wall = PALE.has(colour) ? ['#cdc1b1', '#c8bdae', '#c4b9ab'][seed % 3] : WALLS[(seed >> 3) % WALLS.length];
  const gobo = shot.gobo ?? [null, 'palm', null, null, null][(seed >> 7) % 5];
  const set = studio.stage({ wall, gobo, exposure: options.exposure ?? shot.exposure ?? 1 });
  const base = ground(shot.ground, new T.Color(wall).lerp(new T.Color('#fff'), 0.12));
  const object = prop(shape, colour);
  object.position.y = base.top;
  set.scene.add(base.object, object);
  const [width, height] = [options.width ?? 900, options.height ?? 1125];
  const { camera, target } = frame(object, { ...view, width, height });
  const canvas = studio.shoot(set, camera, target, { width, height, samples: options.samples ?? 20, aperture: view.aperture ?? 0 });
  dispose(set.scene);
  return pngOf(canvas);
};

window.knows = (shape) => shape in PROPS;
window.ready = true;
