/* global window */
import * as T from 'three';
import { ADS, BANNERS, SETS, TURNS } from './compositions.mjs';
import { PROPS } from './props/index.mjs';
import { block, mesh, slab } from './forms.mjs';
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
  object.position.set(
    (-(box.min.x + box.max.x) / 2) * scale,
    -box.min.y * scale,
    (-(box.min.z + box.max.z) / 2) * scale,
  );
  holder.add(object);
  return holder;
}

function ground(kind, tone) {
  if (kind === 'plinth')
    return {
      top: 0.32,
      object: mesh(
        new T.CylinderGeometry(1.55, 1.58, 0.32, 128),
        new T.MeshLambertMaterial({ color: tone }),
        [0, 0.16, 0],
      ),
    };
  if (kind === 'block')
    return { top: 0.5, object: mesh(block(3.1, 0.5, 2.3, 0.03, 0.02), make.stone(tone)) };
  return { top: 0, object: new T.Group() };
}

async function pngOf(canvas) {
  return canvas.toDataURL('image/png').split(',')[1];
}

window.product = async (shape, colour, angle, options = {}) => {
  const seed = hash(shape);
  const shot = shotOf(shape);
  const view = { ...(angle === 1 ? shot.one : shot.two) };
  const wall = PALE.has(colour)
    ? ['#cdc1b1', '#c8bdae', '#c4b9ab'][seed % 3]
    : WALLS[(seed >> 3) % WALLS.length];
  const gobo = shot.gobo ?? [null, 'palm', null, null, null][(seed >> 7) % 5];
  const set = studio.stage({ wall, gobo, exposure: options.exposure ?? shot.exposure ?? 1 });
  const base = ground(shot.ground, new T.Color(wall).lerp(new T.Color('#fff'), 0.12));
  const object = prop(shape, colour);
  object.position.y = base.top;
  set.scene.add(base.object, object);
  const [width, height] = [options.width ?? 900, options.height ?? 1125];
  const { camera, target } = frame(object, { ...view, width, height });
  const canvas = studio.shoot(set, camera, target, {
    width,
    height,
    samples: options.samples ?? 20,
    aperture: view.aperture ?? 0,
  });
  dispose(set.scene);
  return pngOf(canvas);
};

function arrange(items, tone) {
  const whole = new T.Group();
  items.forEach(([shape, colour, size, x, z, turn, lift], i) => {
    const object = prop(shape, colour, size);
    object.position.set(x, lift, z);
    object.rotation.y = (turn * Math.PI) / 180;
    whole.add(object);
    if (lift === 0) return;
    const box = new T.Box3().setFromObject(object, true).getSize(new T.Vector3());
    const radius = Math.max(box.x, box.z) * 0.62;
    const material = i % 2 ? make.stone(tone) : new T.MeshLambertMaterial({ color: tone });
    const base =
      i % 2
        ? mesh(block(radius * 2.1, lift, radius * 1.9, 0.02, 0.015), material, [x, 0, z])
        : mesh(new T.CylinderGeometry(radius, radius, lift, 96), material, [x, lift / 2, z]);
    base.userData.unframed = true;
    whole.add(base);
  });
  return whole;
}

function archPanel({ x, width, height, z }, tone) {
  const shape = new T.Shape();
  const w = width / 2;
  shape.moveTo(-w, 0);
  shape.lineTo(w, 0);
  shape.lineTo(w, height - w * 1.25);
  shape.bezierCurveTo(w, height - w * 0.5, w * 0.45, height - w * 0.2, 0, height);
  shape.bezierCurveTo(-w * 0.45, height - w * 0.2, -w, height - w * 0.5, -w, height - w * 1.25);
  shape.closePath();
  return mesh(slab(shape, 0.24, 0.02, 2), new T.MeshLambertMaterial({ color: tone }), [x, 0, z]);
}

function compose(
  { items, wall, gobo, arches = [], view },
  { width, height, samples, exposure = 1 },
) {
  const set = studio.stage({ wall, gobo, exposure, deep: 2 });
  const tone = new T.Color(wall).lerp(new T.Color('#fff'), 0.16);
  const whole = arrange(items, tone);
  set.scene.add(whole);
  for (const one of arches)
    set.scene.add(archPanel(one, new T.Color(wall).lerp(new T.Color('#c7ad8c'), 0.22)));
  const { camera, target } = frame(whole, { ...view, width, height });
  const canvas = studio.shoot(set, camera, target, { width, height, samples, wide: 1.5 });
  dispose(set.scene);
  return pngOf(canvas);
}

window.banner = (name, options) => {
  const spec = BANNERS[name];
  return compose({ ...spec, items: SETS[spec.set] }, { width: 1920, height: 840, ...options });
};
window.ad = (name, options) => compose(ADS[name], { width: 1200, height: 900, ...options });
window.wideSet = (name, options) =>
  compose(
    {
      items: SETS[name],
      wall: WALLS[hash(name) % WALLS.length],
      gobo: hash(name) % 2 ? 'palm' : null,
      view: { yaw: -6, pitch: 8, fill: 0.8, edge: 0.95, widest: 0.5, shift: [0, -0.04] },
    },
    { width: 1500, height: 500, ...options },
  );
window.portraitSet = (name, options) =>
  compose(
    {
      items: SETS[name],
      wall: WALLS[hash(name) % WALLS.length],
      gobo: hash(name) % 2 ? null : 'palm',
      arches: [{ x: 0, width: 3.6, height: 4.8, z: -2.2 }],
      view: { yaw: -8, pitch: 12, fill: 0.9, shift: [0, -0.08] },
    },
    { width: 900, height: 1125, ...options },
  );

/** One frame of a turning prop, `t` from 0 to 1 and back to the start. */
window.turnFrame = (name, t, { width, height, samples }) => {
  const spec = TURNS[name];
  const yaw = spec.sweep * 0.5 * Math.sin(t * Math.PI * 2);
  if (window.turning?.name !== name) {
    if (window.turning) dispose(window.turning.set.scene);
    const set = studio.stage({ wall: spec.wall, gobo: null });
    const base = ground(spec.ground, new T.Color(spec.wall).lerp(new T.Color('#fff'), 0.12));
    const object = prop(spec.shape, spec.colour);
    object.position.y = base.top;
    set.scene.add(base.object, object);
    const placed = frame(object, { yaw: -6, pitch: spec.pitch, fill: spec.fill, width, height });
    window.turning = { name, set, object, placed };
  }
  const { set, object, placed } = window.turning;
  object.rotation.y = (yaw * Math.PI) / 180;
  return pngOf(studio.shoot(set, placed.camera, placed.target, { width, height, samples }));
};

window.knows = (shape) => shape in PROPS;
window.ready = true;
