import * as T from 'three';
import { block, group, lathe, mesh, roundedShape, slab, star, tube } from '../forms.mjs';
import { label, liquid, make } from '../materials.mjs';
import { wrap } from './beauty.mjs';

function shell(width, height, depth, wall, material) {
  const parts = group(mesh(block(width, wall, depth, 0.02, 0.01), material));
  for (const s of [-1, 1]) {
    parts.add(
      mesh(block(width, height, wall, 0.02, 0.01), material, [0, 0, (s * (depth - wall)) / 2]),
    );
    parts.add(
      mesh(block(wall, height, depth - wall * 2, 0.01, 0.005), material, [
        (s * (width - wall)) / 2,
        0,
        0,
      ]),
    );
  }
  return parts;
}

const CANDLES = { beige: '#d9c8ab', green: '#2c5a48', black: '#222022', rose: '#c99a95' };

export const home = {
  'oud-box': (colour) => {
    const wood = make.wood(colour, [0.8, 0.8]);
    const gold = make.metal('gold', 0.22);
    const box = shell(2.3, 0.85, 1.5, 0.1, wood);
    const lining = make.satin(colour === 'brown' ? 'green' : 'red');
    box.add(mesh(block(2.1, 0.38, 1.3, 0.02, 0.01), lining, [0, 0.1, 0]));
    const lid = group(
      mesh(slab(roundedShape(2.3, 1.5, 0.02), 0.1, 0.015), wood, [0, 0.75, 0]),
      mesh(slab(roundedShape(2.06, 1.26, 0.02), 0.02, 0.006), lining, [0, 0.75, 0.06]),
      mesh(slab(star(0.3), 0.02, 0.006), gold, [0, 0.75, 0.075]),
    );
    lid.position.set(0, 0.86, -0.72);
    lid.rotation.x = -0.28;
    box.add(lid);
    const chip = make.wood('#5b3d28', [2, 2]);
    for (let i = 0; i < 34; i += 1) {
      const a = i * 2.4;
      const r = 0.12 + 0.1 * Math.sqrt(i);
      const w = 0.18 + ((i * 37) % 10) * 0.018;
      const piece = mesh(
        new T.IcosahedronGeometry(w, 0),
        chip,
        [
          Math.cos(a) * r * 1.25,
          0.52 + 0.16 * Math.max(0, 1 - r) + ((i * 13) % 5) * 0.02,
          Math.sin(a) * r * 0.72,
        ],
        [i, i * 1.7, i * 0.6],
      );
      piece.scale.set(1.5, 0.42, 0.62);
      box.add(piece);
    }
    box.add(
      mesh(slab(roundedShape(0.26, 0.3, 0.05), 0.04, 0.01), gold, [0, 0.66, 0.76]),
      mesh(slab(star(0.08), 0.03, 0.006), gold, [0, 0.66, 0.79]),
    );
    for (const x of [-1.08, 1.08])
      for (const y of [0.1, 0.75])
        box.add(mesh(slab(roundedShape(0.18, 0.16, 0.03), 0.03, 0.008), gold, [x, y, 0.755]));
    return box;
  },
  burner: (colour) => {
    const metal = colour === 'black' ? make.metal('#5a5a60', 0.34) : make.metal(colour, 0.2);
    const trim = make.metal('gold', 0.16);
    const flare = (profile, material) => {
      const g = lathe(profile, { round: false, segments: 4 }).toNonIndexed();
      g.rotateY(Math.PI / 4);
      g.computeVertexNormals();
      return mesh(g, material);
    };
    const parts = group(
      flare(
        [
          [0, 0],
          [0.82, 0],
          [0.82, 0.1],
          [0.64, 0.16],
          [0.34, 0.62],
          [0.3, 0.86],
        ],
        metal,
      ),
      flare(
        [
          [0.3, 0.84],
          [0.46, 1.0],
          [0.95, 1.55],
          [0.99, 1.66],
          [0.88, 1.66],
          [0.7, 1.36],
        ],
        metal,
      ),
      flare(
        [
          [0.32, 0.78],
          [0.36, 0.8],
          [0.36, 0.9],
          [0.32, 0.92],
        ],
        trim,
      ),
      mesh(
        lathe(
          [
            [0, 1.3],
            [0.5, 1.34],
            [0.6, 1.52],
            [0.63, 1.52],
          ],
          { round: false },
        ),
        make.matte('#2a2725'),
      ),
    );
    for (let k = 0; k < 4; k += 1) {
      const holder = group(
        mesh(slab(star(0.2), 0.03, 0.008), trim, [0, 1.28, 0.525], [-0.72 + 1.45 - 0.02, 0, 0]),
      );
      holder.children[0].rotation.x = 0.62;
      holder.rotation.y = (k * Math.PI) / 2;
      parts.add(holder);
      const corner = mesh(new T.ConeGeometry(0.07, 0.26, 4), trim, [0.66, 1.76, 0.66]);
      const post = group(corner);
      post.rotation.y = (k * Math.PI) / 2;
      parts.add(post);
    }
    const ember = new T.MeshStandardMaterial({
      color: '#2d1d16',
      emissive: '#ff5a1a',
      emissiveIntensity: 0.8,
      roughness: 1,
    });
    for (let i = 0; i < 7; i += 1)
      parts.add(
        mesh(
          new T.IcosahedronGeometry(0.14, 0),
          i % 2 ? ember : make.matte('#3a312c'),
          [Math.cos(i * 2.4) * 0.26, 1.5, Math.sin(i * 2.4) * 0.26],
          [i, i, 0],
        ),
      );
    parts.rotation.y = 0.12;
    return group(parts);
  },
  candle: (colour) => {
    const cup = mesh(
      lathe(
        [
          [0, 0],
          [0.78, 0],
          [0.84, 0.06],
          [0.84, 1.5],
          [0.82, 1.55],
          [0.77, 1.55],
          [0.75, 1.5],
          [0.75, 1.22],
          [0, 1.2],
        ],
        { round: false, segments: 128 },
      ),
      new T.MeshPhysicalMaterial({
        color: CANDLES[colour],
        roughness: 0.35,
        clearcoat: 0.5,
        clearcoatRoughness: 0.25,
      }),
    );
    const wax = mesh(
      new T.CylinderGeometry(0.75, 0.75, 0.06, 96),
      new T.MeshPhysicalMaterial({
        color: '#f6ecd8',
        roughness: 0.4,
        emissive: '#ffcf8a',
        emissiveIntensity: 0.25,
      }),
      [0, 1.24, 0],
    );
    const flame = mesh(
      lathe([
        [0, 0],
        [0.07, 0.05],
        [0.1, 0.16],
        [0.055, 0.34],
        [0, 0.5],
      ]),
      new T.MeshBasicMaterial({ color: new T.Color('#ffdf9a').multiplyScalar(2.2) }),
      [0, 1.4, 0],
    );
    flame.castShadow = false;
    const lid = mesh(
      lathe(
        [
          [0, 0],
          [0.86, 0],
          [0.88, 0.03],
          [0.88, 0.12],
          [0.84, 0.15],
          [0.1, 0.15],
          [0.1, 0.24],
          [0.06, 0.3],
          [0, 0.3],
        ],
        { round: false, segments: 128 },
      ),
      make.wood('brown', [0.7, 0.7]),
      [0.62, 0.0, 1.2],
    );
    return group(
      cup,
      wax,
      flame,
      mesh(new T.CylinderGeometry(0.015, 0.015, 0.2, 10), make.matte('#221a14'), [0, 1.34, 0]),
      wrap(0.846, 0.72, 0.72, ['SCENTED CANDLE', '45 HOURS'], 1.25),
      lid,
    );
  },
  diffuser: (colour) => {
    const tone = { brown: '#a5662e', white: '#efe6d6', green: '#5d9474' }[colour];
    const glass = mesh(
      lathe(
        [
          [0, 0],
          [0.7, 0],
          [0.76, 0.06],
          [0.78, 0.5],
          [0.72, 0.95],
          [0.4, 1.2],
          [0.27, 1.36],
          [0.27, 1.6],
          [0.3, 1.62],
        ],
        { points: 200 },
      ),
      make.glass('#fffdf8', 0.4),
    );
    glass.castShadow = false;
    const inner = mesh(
      lathe(
        [
          [0, 0.06],
          [0.62, 0.06],
          [0.68, 0.12],
          [0.7, 0.5],
          [0.66, 0.82],
          [0, 0.84],
        ],
        { round: false },
      ),
      liquid(tone),
    );
    const parts = group(
      glass,
      inner,
      mesh(
        lathe(
          [
            [0.2, 0],
            [0.31, 0],
            [0.32, 0.03],
            [0.32, 0.24],
            [0.3, 0.27],
            [0.2, 0.27],
          ],
          { round: false },
        ),
        make.metal('gold', 0.2),
        [0, 1.44, 0],
      ),
    );
    for (let i = 0; i < 8; i += 1) {
      const a = (i / 8) * Math.PI * 2 + 0.3;
      const lean = 0.32 + (i % 3) * 0.12;
      parts.add(
        mesh(
          tube(
            [
              [-Math.cos(a) * 0.14, 0.5, -Math.sin(a) * 0.14],
              [Math.cos(a) * 0.1, 1.65, Math.sin(a) * 0.1],
              [Math.cos(a) * lean * 1.2, 3.1 - (i % 3) * 0.16, Math.sin(a) * lean * 1.2],
            ],
            0.022,
            { segments: 20, sides: 8 },
          ),
          make.matte(i % 2 ? '#c8a878' : '#3b2a20'),
        ),
      );
    }
    const tag = mesh(
      new T.PlaneGeometry(0.66, 0.5),
      new T.MeshStandardMaterial({
        map: label(['REED DIFFUSER', '100 ML'], { ratio: 0.75 }),
        roughness: 0.7,
      }),
      [0, 0.52, 0.79],
      [-0.02, 0, 0],
    );
    parts.add(tag);
    return parts;
  },
  bakhoor: (colour) => {
    const tone = { gold: '#c9a35a', red: '#7d1f26', green: '#1f5340' }[colour];
    const body = mesh(
      lathe(
        [
          [0, 0],
          [0.6, 0],
          [0.64, 0.06],
          [0.92, 0.36],
          [0.98, 0.68],
          [0.8, 1.02],
          [0.62, 1.12],
          [0.6, 1.18],
        ],
        { points: 200 },
      ),
      colour === 'gold'
        ? make.metal('gold', 0.3)
        : new T.MeshPhysicalMaterial({ color: tone, roughness: 0.15, clearcoat: 1 }),
    );
    const lid = mesh(
      lathe(
        [
          [0, 0],
          [0.68, 0],
          [0.7, 0.05],
          [0.62, 0.3],
          [0.38, 0.58],
          [0.14, 0.74],
          [0.1, 0.8],
          [0.16, 0.9],
          [0.12, 1.02],
          [0.03, 1.2],
          [0, 1.22],
        ],
        { points: 200 },
      ),
      make.metal('gold', 0.2),
      [0, 1.18, 0],
    );
    const parts = group(body, lid);
    for (let i = 0; i < 12; i += 1) {
      const a = (i / 12) * Math.PI * 2;
      const badge = mesh(
        slab(star(0.15), 0.03, 0.008),
        make.metal(colour === 'gold' ? 'rose' : 'gold', 0.2),
        [0, 0.62, 0.965],
      );
      const holder = group(badge);
      holder.rotation.y = a;
      parts.add(holder);
    }
    parts.add(
      mesh(
        new T.TorusGeometry(0.9, 0.022, 12, 128),
        make.metal('gold'),
        [0, 0.36, 0],
        [Math.PI / 2, 0, 0],
      ),
      mesh(
        new T.TorusGeometry(0.83, 0.022, 12, 128),
        make.metal('gold'),
        [0, 0.98, 0],
        [Math.PI / 2, 0, 0],
      ),
    );
    for (let i = 0; i < 5; i += 1)
      parts.add(
        mesh(
          new T.IcosahedronGeometry(0.13, 1),
          make.wood('#4a2f20', [1, 1]),
          [0.75 + (i % 3) * 0.2, 0.1, 0.75 + ((i * 7) % 4) * 0.11 - 0.12],
          [i, i * 2, 0],
        ),
      );
    return parts;
  },
};

export const toys = {
  teddy: (colour) => {
    const fur = make.fur(colour);
    const light = make.fur('#e8d6b8');
    const dark = make.gloss('#241a15');
    const ball = (r, p, s = [1, 1, 1], m = fur) => {
      const one = mesh(new T.SphereGeometry(r, 64, 48), m, p);
      one.scale.set(...s);
      return one;
    };
    const parts = group(
      ball(0.78, [0, 0.8, 0], [1, 1.05, 0.9]),
      ball(0.52, [0, 0.78, 0.34], [1, 1.05, 0.75], light),
      ball(0.62, [0, 1.92, 0.05], [1.06, 0.95, 0.95]),
      ball(0.27, [0, 1.78, 0.56], [1.15, 0.85, 0.8], light),
      ball(0.075, [0, 1.87, 0.78], [1.4, 0.9, 0.7], dark),
    );
    for (const s of [-1, 1]) {
      parts.add(
        ball(0.2, [s * 0.5, 2.42, 0], [1, 1, 0.6]),
        ball(0.12, [s * 0.5, 2.42, 0.1], [1, 1, 0.5], light),
        ball(0.06, [s * 0.22, 2.03, 0.6], [1, 1, 0.7], dark),
      );
      const arm = ball(0.25, [s * 0.82, 1.0, 0.22], [0.85, 1.7, 0.85]);
      arm.rotation.set(-0.5, 0, s * 0.5);
      const leg = ball(0.3, [s * 0.56, 0.3, 0.7], [0.95, 0.95, 1.55]);
      leg.rotation.y = s * 0.3;
      parts.add(arm, leg, ball(0.2, [s * 0.68, 0.3, 1.12], [1, 1, 0.35], light));
    }
    const ribbon = make.satin('red');
    parts.add(
      mesh(new T.TorusGeometry(0.42, 0.05, 16, 80), ribbon, [0, 1.46, 0.06], [Math.PI / 2, 0, 0]),
    );
    for (const s of [-1, 1])
      parts.add(
        mesh(
          tube(
            [
              [0, 1.42, 0.5],
              [s * 0.2, 1.54, 0.56],
              [s * 0.34, 1.42, 0.52],
              [s * 0.2, 1.32, 0.55],
              [0, 1.42, 0.5],
            ],
            0.05,
            { segments: 50 },
          ),
          ribbon,
        ),
      );
    return parts;
  },
  stacker: (colour) => {
    const tones =
      colour === 'green'
        ? ['#1f4d3b', '#2f6b50', '#4a8a69', '#77aa8c', '#a9c9b3', '#d8e4d3', '#e9dcc0']
        : ['#a8483c', '#cf8148', '#e0b25a', '#9fae74', '#5e8f83', '#41688a', '#d9c7a6'];
    const wood = make.wood('beige', [0.8, 0.8]);
    const parts = group(
      mesh(
        lathe(
          [
            [0, 0],
            [0.95, 0],
            [1, 0.06],
            [1, 0.18],
            [0.94, 0.24],
            [0, 0.24],
          ],
          { round: false },
        ),
        wood,
      ),
      mesh(new T.CylinderGeometry(0.1, 0.1, 2.2, 32), wood, [0, 1.2, 0]),
    );
    let y = 0.24;
    tones.forEach((tone, i) => {
      const r = 0.15;
      parts.add(
        mesh(
          new T.TorusGeometry(0.74 - i * 0.075, r, 32, 100),
          new T.MeshPhysicalMaterial({ color: tone, roughness: 0.5, clearcoat: 0.25 }),
          [0, y + r, 0],
          [Math.PI / 2, 0, 0],
        ),
      );
      y += r * 1.92;
    });
    parts.add(mesh(new T.SphereGeometry(0.2, 48, 36), wood, [0, y + 0.16, 0]));
    return parts;
  },
};

export const TONE_OF_BOX = {
  black: '#1d1b1c',
  green: '#1f4d3d',
  red: '#8f1f26',
  beige: '#dccbb0',
  gold: '#c39a55',
  rose: '#cf9c96',
  navy: '#20305a',
};
