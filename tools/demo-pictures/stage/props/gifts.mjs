import * as T from 'three';
import { block, group, mesh, surface, slab, roundedShape } from '../forms.mjs';
import { make } from '../materials.mjs';
import { TONE_OF_BOX } from './home.mjs';
import { solitaire } from './jewelry.mjs';
import { perfume, presentationBox } from './perfume.mjs';

function loop(side, reach, height, width, material, tilt = 0) {
  const at = (u, v) => {
    const a = u * Math.PI * 2;
    const r = (1 - Math.cos(a)) / 2;
    const x = side * reach * r;
    const y = height * Math.sin(a) * (0.35 + 0.65 * r) + height * 0.55 * r;
    return [x, y, (v - 0.5) * width * (0.35 + 0.65 * r)];
  };
  const one = mesh(surface(at, 80, 12), material);
  one.rotation.y = tilt;
  return one;
}

function bow(material, size) {
  const parts = group();
  for (const s of [-1, 1]) {
    parts.add(
      loop(s, 0.78 * size, 0.3 * size, 0.34 * size, material, 0.25 * s),
      loop(s, 0.6 * size, 0.36 * size, 0.3 * size, material, -0.4 * s),
    );
    const tail = (u, v) => [
      s * (0.1 + 0.85 * u) * size,
      (0.1 - 0.1 * u + 0.05 * Math.sin(u * 7)) * size,
      (0.1 + 0.62 * u + (v - 0.5) * 0.24) * size,
    ];
    parts.add(mesh(surface(tail, 40, 8), material));
  }
  const knot = mesh(new T.SphereGeometry(0.15 * size, 36, 28), material, [0, 0.13 * size, 0]);
  knot.scale.set(1, 0.8, 1.15);
  parts.add(knot);
  return parts;
}

function giftBox(colour, ribbonColour) {
  const paper = make.matte(TONE_OF_BOX[colour], 0.62);
  const ribbon = make.satin(ribbonColour);
  const [w, h, d] = [1.7, 1.15, 1.7];
  const parts = group(
    mesh(block(w, h, d, 0.02, 0.012), paper),
    mesh(block(w + 0.1, 0.32, d + 0.1, 0.02, 0.012), paper, [0, h - 0.1, 0]),
  );
  for (const turn of [0, Math.PI / 2]) {
    const strip = group(mesh(block(0.22, h + 0.232, d + 0.125, 0.01, 0.005), ribbon));
    strip.rotation.y = turn;
    parts.add(strip);
  }
  const top = bow(ribbon, 1);
  top.position.y = h + 0.22;
  top.rotation.y = 0.35;
  parts.add(top);
  return parts;
}

export const gifts = {
  'gift-box': (colour) => {
    const ribbon = { black: 'gold', green: 'gold', red: 'white', beige: 'green' }[colour];
    const large = giftBox(colour, ribbon);
    const small = giftBox(colour, ribbon);
    small.scale.setScalar(0.55);
    small.position.set(1.35, 0, 0.75);
    small.rotation.y = 0.5;
    return group(large, small);
  },
  'gift-perfume': (colour) => {
    const bottle = perfume['perfume-square'](colour);
    const box = presentationBox(TONE_OF_BOX[colour], 1.6, 2.5, 0.9);
    box.position.set(1.1, 0, -0.85);
    box.rotation.y = -0.22;
    bottle.position.set(-0.35, 0, 0.25);
    return group(box, bottle);
  },
  'gift-ring': (colour) => {
    const velvet = new T.MeshPhysicalMaterial({
      color: TONE_OF_BOX[colour],
      roughness: 1,
      sheen: 1,
      sheenColor: new T.Color(TONE_OF_BOX[colour]).lerp(new T.Color('#fff'), 0.5),
      sheenRoughness: 0.45,
    });
    const lining = make.satin('white');
    const gold = make.metal('gold', 0.15);
    const base = group(
      mesh(block(1.7, 0.8, 1.5, 0.12, 0.1), velvet),
      mesh(block(1.5, 0.06, 1.3, 0.04, 0.02), lining, [0, 0.78, 0]),
      mesh(block(1.72, 0.05, 1.52, 0.1, 0.02), gold, [0, 0.7, 0]),
    );
    for (const z of [-0.13, 0.13])
      base.add(
        mesh(new T.CapsuleGeometry(0.13, 1.1, 10, 24), lining, [0, 0.86, z], [0, 0, Math.PI / 2]),
      );
    const lid = group(
      mesh(slab(roundedShape(1.7, 1.5, 0.16), 0.62, 0.14, 8), velvet, [0, 0.75, 0]),
      mesh(slab(roundedShape(1.42, 1.22, 0.1), 0.05, 0.02), lining, [0, 0.75, 0.31]),
    );
    lid.position.set(0, 0.78, -0.98);
    lid.rotation.x = -0.22;
    const ring = solitaire('gold');
    ring.scale.setScalar(0.52);
    ring.position.set(0, 1.14, 0);
    return group(base, lid, ring);
  },
};
