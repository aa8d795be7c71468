import * as T from 'three';
import { block, group, lathe, mesh, roundedShape, slab, star } from '../forms.mjs';
import { label, liquid, make } from '../materials.mjs';

const CAPS = {
  gold: 'wood',
  black: 'gold',
  rose: 'gold',
  green: 'black',
  red: 'gold',
  navy: 'silver',
  white: 'gold',
  silver: 'black',
  brown: 'gold',
  beige: 'gold',
};

function cap(kind, radius, height, y) {
  const collar = mesh(
    new T.CylinderGeometry(radius * 0.72, radius * 0.72, 0.14, 64),
    make.metal('gold', 0.18),
    [0, y + 0.05, 0],
  );
  const ring = mesh(
    new T.TorusGeometry(radius * 0.98, 0.016, 16, 96),
    make.metal('gold'),
    [0, y + 0.15, 0],
    [Math.PI / 2, 0, 0],
  );
  const material =
    kind === 'wood'
      ? make.wood('brown', [0.4, 0.4])
      : kind === 'black'
        ? make.gloss('#17140f')
        : make.metal(kind, 0.2);
  const profile = [
    [0, 0],
    [radius - 0.03, 0],
    [radius, 0.03],
    [radius, height - 0.05],
    [radius - 0.05, height],
    [0, height],
  ];
  return group(
    collar,
    ring,
    mesh(lathe(profile, { round: false, segments: 96 }), material, [0, y + 0.13, 0]),
  );
}

function plate(width, height, z, y, words) {
  const paper = new T.MeshStandardMaterial({
    map: label(words, { ratio: height / width }),
    roughness: 0.75,
  });
  return group(
    mesh(
      slab(roundedShape(width + 0.05, height + 0.05, 0.02), 0.02, 0.006),
      make.metal('gold', 0.25),
      [0, y, z],
    ),
    mesh(new T.PlaneGeometry(width, height), paper, [0, y, z + 0.012]),
  );
}

const bottle = (outline, depth, inset, colour) => {
  const glass = mesh(slab(outline(0), depth, 0.09, 8), make.glass('#fbfaf6', depth * 0.5));
  const inner = mesh(slab(outline(inset), depth - inset * 1.5, 0.06, 6), liquid(colour, 1.8));
  glass.castShadow = false;
  return group(glass, inner);
};

const rect = (w, h, base, r) => (inset) => {
  const shape = new T.Shape();
  const [x, y0, y1] = [w / 2 - inset, inset === 0 ? 0 : base, h - inset * (inset === 0 ? 0 : 1.6)];
  const c = Math.max(0.05, r - inset);
  shape.moveTo(-x + c, y0);
  shape.lineTo(x - c, y0);
  shape.quadraticCurveTo(x, y0, x, y0 + c);
  shape.lineTo(x, y1 - c);
  shape.quadraticCurveTo(x, y1, x - c, y1);
  shape.lineTo(-x + c, y1);
  shape.quadraticCurveTo(-x, y1, -x, y1 - c);
  shape.lineTo(-x, y0 + c);
  shape.quadraticCurveTo(-x, y0, -x + c, y0);
  return shape;
};

const arch = (w, h, base) => (inset) => {
  const shape = new T.Shape();
  const [x, y0] = [w / 2 - inset, inset === 0 ? 0 : base];
  const spring = h * 0.52;
  const top = h - inset * 1.8;
  shape.moveTo(-x, y0 + 0.08);
  shape.quadraticCurveTo(-x, y0, -x + 0.08, y0);
  shape.lineTo(x - 0.08, y0);
  shape.quadraticCurveTo(x, y0, x, y0 + 0.08);
  shape.lineTo(x, spring);
  shape.bezierCurveTo(x, spring + (top - spring) * 0.55, x * 0.42, top - 0.1, 0, top);
  shape.bezierCurveTo(-x * 0.42, top - 0.1, -x, spring + (top - spring) * 0.55, -x, spring);
  shape.closePath();
  return shape;
};

const disc = (radius) => (inset) => {
  const shape = new T.Shape();
  const r = radius - inset;
  const cut = -Math.PI / 2;
  const a = 0.36;
  shape.absarc(0, radius, r, cut + a, cut + Math.PI * 2 - a, false);
  shape.closePath();
  return shape;
};

export const perfume = {
  'perfume-square': (colour) => {
    const body = bottle(rect(1.5, 1.75, 0.2, 0.14), 0.62, 0.11, colour);
    return group(
      body,
      cap(CAPS[colour], 0.34, 0.6, 1.77),
      plate(0.72, 0.52, 0.315, 0.86, ['EAU DE PARFUM', '100 ML']),
    );
  },
  'perfume-arch': (colour) => {
    const body = bottle(arch(1.45, 2.05, 0.2), 0.6, 0.11, colour);
    const badge = mesh(slab(star(0.24), 0.03, 0.008), make.metal('gold', 0.22), [0, 1.0, 0.31]);
    return group(
      body,
      badge,
      mesh(new T.SphereGeometry(0.27, 64, 48), make.metal('gold', 0.16), [0, 2.44, 0]),
      mesh(new T.CylinderGeometry(0.17, 0.2, 0.2, 64), make.metal('gold', 0.25), [0, 2.12, 0]),
    );
  },
  'perfume-disc': (colour) => {
    const body = bottle(disc(0.92), 0.56, 0.12, colour);
    return group(
      body,
      cap(CAPS[colour], 0.26, 0.36, 1.84),
      plate(0.62, 0.4, 0.285, 0.92, ['POUR ELLE', '75 ML']),
    );
  },
  'perfume-column': (colour) => {
    const ribs = (r, flutes, amount) => {
      const shape = new T.Shape();
      for (let i = 0; i <= 240; i += 1) {
        const a = (i / 240) * Math.PI * 2;
        const q = r - amount * Math.abs(Math.sin((a * flutes) / 2));
        if (i === 0) shape.moveTo(q * Math.cos(a), q * Math.sin(a));
        else shape.lineTo(q * Math.cos(a), q * Math.sin(a));
      }
      return shape;
    };
    const glass = mesh(
      slab(ribs(0.52, 18, 0.045), 2.0, 0.04, 4),
      make.glass('#fbfaf6', 0.4),
      [0, 1.0, 0],
      [-Math.PI / 2, 0, 0],
    );
    glass.castShadow = false;
    const inner = mesh(new T.CylinderGeometry(0.4, 0.4, 1.62, 72), liquid(colour), [0, 1.0, 0]);
    const metal = colour === 'black' ? 'black' : colour === 'silver' ? 'silver' : 'gold';
    return group(glass, inner, cap(metal, 0.42, 0.82, 2.02));
  },
  'perfume-facet': (colour) => {
    const form = (r, y0, y1) =>
      lathe(
        [
          [0, y0],
          [r * 0.72, y0],
          [r, y0 + (y1 - y0) * 0.28],
          [r, y0 + (y1 - y0) * 0.72],
          [r * 0.6, y1],
          [0, y1],
        ],
        { round: false, segments: 8 },
      ).toNonIndexed();
    const glassForm = form(0.86, 0, 1.85);
    glassForm.computeVertexNormals();
    const inner = form(0.72, 0.2, 1.66);
    inner.computeVertexNormals();
    const glass = mesh(glassForm, make.glass('#f8f8fa', 0.5), [0, 0, 0], [0, 0.39, 0]);
    glass.castShadow = false;
    const core = liquid(colour);
    core.flatShading = true;
    return group(
      glass,
      mesh(inner, core, [0, 0, 0], [0, 0.39, 0]),
      cap(colour === 'navy' ? 'silver' : 'gold', 0.33, 0.52, 1.88),
    );
  },
  'attar-flask': (colour) => {
    const glass = mesh(
      lathe([
        [0, 0],
        [0.42, 0],
        [0.46, 0.05],
        [0.3, 0.14],
        [0.34, 0.24],
        [0.78, 0.62],
        [0.84, 0.98],
        [0.5, 1.42],
        [0.2, 1.66],
        [0.17, 1.95],
      ]),
      make.glass('#fbfaf6', 0.5),
    );
    glass.castShadow = false;
    const inner = mesh(
      lathe([
        [0, 0.36],
        [0.3, 0.38],
        [0.66, 0.66],
        [0.71, 0.98],
        [0.56, 1.2],
        [0, 1.22],
      ]),
      liquid(colour),
    );
    const stopper = mesh(
      lathe([
        [0, 0],
        [0.2, 0],
        [0.22, 0.12],
        [0.12, 0.2],
        [0.26, 0.42],
        [0.2, 0.66],
        [0.05, 0.86],
        [0.02, 1.0],
        [0, 1.02],
      ]),
      make.metal('gold', 0.18),
      [0, 1.9, 0],
    );
    const belt = mesh(
      new T.TorusGeometry(0.84, 0.025, 20, 128),
      make.metal('gold'),
      [0, 0.93, 0],
      [Math.PI / 2, 0, 0],
    );
    return group(
      glass,
      inner,
      stopper,
      belt,
      mesh(
        lathe(
          [
            [0, 0],
            [0.5, 0],
            [0.5, 0.06],
            [0.34, 0.12],
            [0.3, 0.2],
          ],
          { round: false },
        ),
        make.metal('gold', 0.22),
      ),
    );
  },
};

/** A presentation box for a bottle, with the star on its front. */
export function presentationBox(colour, width, height, depth) {
  const body = mesh(block(width, height, depth, 0.02, 0.015), make.matte(colour, 0.7));
  const line = mesh(block(width + 0.012, 0.035, depth + 0.012, 0.01, 0.005), make.metal('gold'), [
    0,
    height * 0.72,
    0,
  ]);
  const badge = mesh(slab(star(width * 0.15), 0.02, 0.005), make.metal('gold'), [
    0,
    height * 0.4,
    depth / 2 + 0.005,
  ]);
  return group(body, line, badge);
}
