import * as T from 'three';
import { group, mesh, slab, tube } from '../forms.mjs';
import { TONES, canvasTexture, make } from '../materials.mjs';

/** Outline of one lens around its centre: angle -> radius in x and y. */
const OUTLINES = {
  round: (a) => [0.56 * Math.cos(a), 0.54 * Math.sin(a)],
  square: (a) => {
    const p = 5;
    const k = (Math.abs(Math.cos(a)) ** p + Math.abs(Math.sin(a)) ** p) ** (-1 / p);
    return [0.66 * k * Math.cos(a), 0.5 * k * Math.sin(a)];
  },
  aviator: (a) => {
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const p = 2.6;
    const k = (Math.abs(c) ** p + Math.abs(s) ** p) ** (-1 / p);
    return [
      0.64 * k * c * (s < 0 ? 1 + 0.14 * s : 1) + (s < 0 ? -0.1 * s : 0),
      0.54 * k * s * (s < 0 ? 1.12 : 0.92),
    ];
  },
  cat: (a) => {
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const p = 2.8;
    const k = (Math.abs(c) ** p + Math.abs(s) ** p) ** (-1 / p);
    const wing = c > 0 && s > 0 ? 0.24 * c ** 2 * s : 0;
    return [0.64 * k * c + wing * 0.9, 0.46 * k * s + wing * 1.1 + 0.06 * c];
  },
};

function ring(outline, grow, side, target, hole) {
  for (let i = 0; i <= 120; i += 1) {
    const a = (i / 120) * Math.PI * 2 * (hole ? -1 : 1);
    const [x, y] = outline(a);
    const length = Math.hypot(x, y);
    const k = (length + grow) / length;
    const px = side * (0.72 + x * k);
    if (i === 0) target.moveTo(px, y * k);
    else target.lineTo(px, y * k);
  }
  return target;
}

function lensMaterial(colour, clear) {
  if (clear) return make.tinted('#eef3f4', 0.14);
  const base = new T.Color(
    {
      black: '#22242a',
      gold: '#5a4630',
      brown: '#5b3a22',
      green: '#23402f',
      silver: '#3a4550',
      red: '#3b2326',
      rose: '#7a4a52',
      navy: '#26324d',
    }[colour] ?? '#26262a',
  );
  const map = canvasTexture(128, (c, s) => {
    const g = c.createLinearGradient(0, 0, 0, s);
    g.addColorStop(0, base.clone().lerp(new T.Color('#000'), 0.25).getStyle());
    g.addColorStop(1, base.clone().lerp(new T.Color('#fff'), 0.35).getStyle());
    c.fillStyle = g;
    c.fillRect(0, 0, s, s);
  });
  map.colorSpace = T.SRGBColorSpace;
  map.offset.set(0, 0.5);
  map.repeat.set(1, 0.9);
  return new T.MeshPhysicalMaterial({
    map,
    transparent: true,
    opacity: 0.9,
    roughness: 0.04,
    clearcoat: 1,
    envMapIntensity: 1.6,
    side: T.DoubleSide,
  });
}

function glasses({ outline, rim, colour, metal, clear, thick }) {
  const frameMaterial = metal ? make.metal(metal, 0.16) : make.gloss(TONES[colour].plain);
  const parts = group();
  for (const side of [1, -1]) {
    const shape = ring(outline, rim, side, new T.Shape(), false);
    shape.holes.push(ring(outline, 0, side, new T.Path(), true));
    parts.add(mesh(slab(shape, thick, thick * 0.3, 4), frameMaterial));
    const pane = mesh(
      new T.ShapeGeometry(ring(outline, 0.01, side, new T.Shape(), false)),
      lensMaterial(colour, clear),
    );
    pane.castShadow = !clear;
    parts.add(pane);
    const [hx, hy] = outline(0.42);
    const x = side * (0.72 + hx + rim * 0.8);
    const y = hy + 0.02;
    const temple = metal
      ? tube(
          [
            [x, y, 0],
            [x + side * 0.04, y, -0.1],
            [x + side * 0.02, y, -1.3],
            [x - side * 0.03, y - 0.06, -1.75],
            [x - side * 0.07, y - 0.42, -2.15],
          ],
          0.032,
          { segments: 90, sides: 14 },
        )
      : tube(
          [
            [x, y, 0.02],
            [x + side * 0.05, y, -0.14],
            [x + side * 0.02, y, -1.3],
            [x - side * 0.03, y - 0.06, -1.75],
            [x - side * 0.07, y - 0.42, -2.15],
          ],
          0.06,
          { segments: 90, sides: 18 },
        );
    parts.add(mesh(temple, frameMaterial));
    parts.add(
      mesh(new T.BoxGeometry(metal ? 0.07 : 0.05, metal ? 0.07 : 0.14, 0.1), make.metal('gold'), [
        x + side * 0.01,
        y,
        -0.06,
      ]),
    );
    parts.add(
      mesh(
        tube(
          [
            [side * 0.17, 0.05, -0.03],
            [side * 0.14, -0.06, -0.14],
            [side * 0.15, -0.2, -0.16],
          ],
          0.03,
          { segments: 24, sides: 10 },
        ),
        make.tinted('#f2e8da', 0.6),
      ),
    );
  }
  const bridge = metal ? 0.032 : 0.055;
  parts.add(
    mesh(
      tube(
        [
          [-0.19, 0.14, 0],
          [0, 0.21, 0.03],
          [0.19, 0.14, 0],
        ],
        bridge,
        { segments: 30 },
      ),
      frameMaterial,
    ),
  );
  if (outline === OUTLINES.aviator)
    parts.add(
      mesh(
        tube(
          [
            [-0.5, 0.5, 0],
            [0, 0.46, 0.02],
            [0.5, 0.5, 0],
          ],
          bridge,
          { segments: 30 },
        ),
        frameMaterial,
      ),
    );
  parts.rotation.x = -0.12;
  return group(parts);
}

export const eyewear = {
  'sun-round': (colour) =>
    glasses({
      outline: OUTLINES.round,
      rim: 0.05,
      thick: 0.06,
      colour,
      metal: colour === 'gold' ? 'gold' : colour === 'black' ? '#3a3a3e' : null,
    }),
  'sun-square': (colour) => glasses({ outline: OUTLINES.square, rim: 0.12, thick: 0.13, colour }),
  'sun-aviator': (colour) =>
    glasses({
      outline: OUTLINES.aviator,
      rim: 0.04,
      thick: 0.05,
      colour,
      metal: colour === 'black' ? '#3a3a3e' : colour,
    }),
  'sun-cat': (colour) => glasses({ outline: OUTLINES.cat, rim: 0.11, thick: 0.12, colour }),
  'optic-round': (colour) =>
    glasses({
      outline: OUTLINES.round,
      rim: 0.04,
      thick: 0.05,
      colour,
      metal: colour,
      clear: true,
    }),
  'optic-square': (colour) =>
    glasses({ outline: OUTLINES.square, rim: 0.085, thick: 0.1, colour, clear: true }),
};
