import * as T from 'three';
import { group, lathe, mesh, slab, surface, tube } from '../forms.mjs';
import { TONES, make } from '../materials.mjs';
import { table } from './garments.mjs';

/** Numbers of a last: half width, height and base line along the shoe (0 heel, 1 toe); `open` is the mouth. */
function last({
  length,
  width,
  height,
  base = () => 0,
  open,
  spread = 0.3,
  wide = 0.72,
  tall = 0.8,
}) {
  const x = (t) => (t - 0.48) * length;
  const at = (t, v) => {
    const q = Math.min(1, Math.max(0, t));
    const a = Math.PI * v;
    const c = Math.cos(a);
    const w = Math.max(0.002, width(q));
    return [
      x(q),
      base(q) + height(q) * Math.abs(Math.sin(a)) ** tall,
      w * Math.sign(c) * Math.abs(c) ** wide,
    ];
  };
  const limit = (t) => {
    const [from, to] = open;
    if (t <= from || t >= to) return 0.5;
    const f = (t - from) / (to - from);
    return 0.5 - spread * Math.sin(Math.PI * Math.min(1, f)) ** 0.55;
  };
  return { at, x, limit, width, base };
}

function upper(form, material) {
  const parts = group();
  for (const side of [0, 1]) {
    const at = (u, v) => form.at(u, side ? 1 - v * form.limit(u) : v * form.limit(u));
    parts.add(mesh(surface(side ? (u, v) => at(1 - u, v) : at, 170, 36), material));
  }
  return parts;
}

function collar(form, open, radius, material) {
  const [from, to] = open;
  const points = [];
  for (let i = 0; i <= 40; i += 1)
    points.push(form.at(from + ((to - from) * i) / 40, form.limit(from + ((to - from) * i) / 40)));
  for (let i = 39; i > 0; i -= 1)
    points.push(
      form.at(from + ((to - from) * i) / 40, 1 - form.limit(from + ((to - from) * i) / 40)),
    );
  return mesh(tube(points, radius, { closed: true, segments: 240, sides: 14 }), material);
}

function plan(form, grow) {
  const shape = new T.Shape();
  const side = [];
  for (let i = 0; i <= 70; i += 1) {
    const t = i / 70;
    side.push([
      form.x(t) + (t - 0.5) * grow * 2,
      Math.max(0, form.width(t)) + grow * Math.min(1, Math.sin(Math.PI * t) * 3 + 0.15),
    ]);
  }
  side.forEach(([x, z], i) => (i ? shape.lineTo(x, z) : shape.moveTo(x, z)));
  side.reverse().forEach(([x, z]) => shape.lineTo(x, -z));
  shape.closePath();
  return shape;
}

function sole(form, thickness, grow, material, bevel = 0.05) {
  const geometry = slab(plan(form, grow), thickness, bevel, 5);
  geometry.rotateX(-Math.PI / 2);
  return mesh(geometry, material, [0, thickness / 2, 0]);
}

const paired = (one, gap = 1.15, turn = 0.0) => {
  const a = one();
  const b = one();
  a.position.set(0.1, 0, gap / 2);
  b.position.set(-0.18, 0, -gap / 2);
  a.rotation.y = turn;
  b.rotation.y = turn - 0.32;
  return group(a, b);
};

const ROUND_WIDTH = [
  [0, 0.02],
  [0.02, 0.2],
  [0.07, 0.31],
  [0.16, 0.36],
  [0.35, 0.35],
  [0.5, 0.38],
  [0.7, 0.46],
  [0.84, 0.44],
  [0.94, 0.32],
  [0.985, 0.16],
  [1, 0.02],
];

function sneaker(colour, kids) {
  const k = kids ? 1.12 : 1;
  const open = [0.05, 0.56];
  const form = last({
    length: kids ? 2.3 : 2.75,
    width: table(ROUND_WIDTH.map(([t, w]) => [t, w * k])),
    height: table(
      [
        [0, 0.78],
        [0.08, 0.86],
        [0.2, 0.76],
        [0.34, 0.82],
        [0.48, 0.84],
        [0.6, 0.66],
        [0.75, 0.42],
        [0.88, 0.33],
        [0.96, 0.25],
        [1, 0.05],
      ].map(([t, h]) => [t, h * (kids ? 0.95 : 1)]),
    ),
    base: () => 0.22,
    open,
    spread: 0.26,
  });
  const skin = kids
    ? make.cloth(colour, { repeat: [20, 8], bump: 0.5 })
    : make.leather(colour, { repeat: [6, 2], bump: 0.8 });
  const white = make.matte('#f3eee4', 0.7);
  const accent = colour === 'white' ? make.leather('green') : make.leather('white');
  return () => {
    const parts = group(
      upper(form, skin),
      collar(form, open, 0.05, skin),
      sole(form, 0.3, 0.055, white, 0.07),
    );
    parts.add(
      mesh(
        slab(plan(form, -0.04), 0.03, 0.01).rotateX(-Math.PI / 2),
        make.cloth('#e9dfce'),
        [0, 0.32, 0],
      ),
    );
    const groove = [];
    for (let i = 0; i <= 60; i += 1)
      groove.push([form.x(i / 60) * 1.045, 0.19, form.width(i / 60) + 0.052]);
    parts.add(
      mesh(
        tube(groove, 0.011, { segments: 160, sides: 6 }),
        make.matte(colour === 'white' ? '#d8cdbb' : TONES[colour].cloth),
      ),
    );
    const tongue = (u, v) => {
      const t = 0.62 - 0.27 * v;
      const z = (u - 0.5) * 2;
      return [form.x(t) - 0.02 * v, 0.22 + 0.66 + 0.2 * v - 0.1 * z * z, z * 0.2];
    };
    parts.add(mesh(surface(tongue, 24, 30), skin));
    const patch = (from, to, low, high, material) =>
      [0, 1].forEach((side) => {
        const at = (u, v) => {
          const t = from + (to - from) * u;
          const q = low + (high - low) * v;
          const [x, y, z] = form.at(t, side ? 1 - q : q);
          return [x, y, z + (side ? -0.012 : 0.012)];
        };
        parts.add(mesh(surface(side ? (u, v) => at(1 - u, v) : at, 40, 14), material));
      });
    patch(0.004, 0.07, 0.24, 0.43, accent);
    if (kids) {
      for (const t of [0.46, 0.57]) {
        const strap = (u, v) => {
          const [x, y, z] = form.at(t + (v - 0.5) * 0.075, 0.16 + 0.68 * u);
          return [x, y + 0.03, z * 1.03];
        };
        parts.add(mesh(surface(strap, 60, 8), accent));
      }
    } else {
      for (let i = 0; i < 5; i += 1) {
        const t = 0.4 + i * 0.05;
        const [xa, ya, za] = form.at(t, Math.min(0.36, form.limit(t)) - 0.02);
        const [xb, yb] = form.at(t + 0.02, 0.5);
        const top = Math.max(ya + 0.07, Math.min(yb + 0.03, 1.12 - i * 0.055));
        parts.add(
          mesh(
            tube(
              [
                [xa, ya + 0.01, za + 0.02],
                [(xa + xb) / 2, top, za * 0.5],
                [xb, top + 0.015, 0],
                [(xa + xb) / 2, top, -za * 0.5],
                [xa, ya + 0.01, -za - 0.02],
              ],
              0.026,
              { segments: 50, sides: 10 },
            ),
            white,
          ),
        );
      }
      const line = Array.from({ length: 30 }, (_, i) => {
        const q = form.at(0.74 - 0.06 * Math.sin((i / 29) * Math.PI), 0.06 + (0.88 * i) / 29);
        return [q[0], q[1] + 0.004, q[2] * 1.01];
      });
      parts.add(mesh(tube(line, 0.012, { segments: 100, sides: 6 }), make.leather(colour)));
    }
    return parts;
  };
}

function pump(colour) {
  const base = table([
    [0, 1.02],
    [0.1, 1.0],
    [0.3, 0.7],
    [0.5, 0.28],
    [0.64, 0.08],
    [0.75, 0.05],
    [1, 0.1],
  ]);
  const open = [0.03, 0.7];
  const form = last({
    length: 2.5,
    width: table([
      [0, 0.03],
      [0.03, 0.16],
      [0.1, 0.25],
      [0.3, 0.22],
      [0.5, 0.26],
      [0.66, 0.34],
      [0.8, 0.27],
      [0.92, 0.12],
      [1, 0.015],
    ]),
    height: table([
      [0, 0.44],
      [0.06, 0.48],
      [0.2, 0.34],
      [0.45, 0.24],
      [0.64, 0.3],
      [0.72, 0.34],
      [0.85, 0.2],
      [1, 0.05],
    ]),
    base,
    open,
    spread: 0.34,
  });
  const skin =
    colour === 'gold'
      ? new T.MeshPhysicalMaterial({
          color: '#d9b06a',
          metalness: 0.9,
          roughness: 0.3,
          side: T.DoubleSide,
          envMapIntensity: 1.3,
        })
      : make.gloss(TONES[colour].leather);
  if (colour !== 'gold') skin.roughness = 0.24;
  return () => {
    const parts = group(upper(form, skin), collar(form, open, 0.016, skin));
    const bottom = (lift) => (u, v) => [
      form.x(u),
      base(u) + lift,
      (v - 0.5) * 2 * Math.max(0.004, form.width(u)) * 0.98,
    ];
    parts.add(
      mesh(surface(bottom(0.03), 90, 12), make.leather('beige')),
      mesh(surface(bottom(-0.012), 90, 12), make.matte('#2a201a')),
    );
    const heel = (u, v) => {
      const a = u * Math.PI * 2;
      const r = 0.045 + 0.16 * (1 - v) ** 2.6;
      return [
        form.x(0.07) + Math.cos(a) * r * 1.15 - 0.1 * v * (1 - v) - 0.02,
        (base(0.07) + 0.02) * (1 - v),
        Math.sin(a) * r,
      ];
    };
    parts.add(
      mesh(
        surface((u, v) => heel(1 - u, v), 48, 60),
        skin,
      ),
    );
    return parts;
  };
}

function loafer(colour) {
  const open = [0.05, 0.53];
  const form = last({
    length: 2.75,
    width: table(ROUND_WIDTH.map(([t, w]) => [t, w * 0.93])),
    height: table([
      [0, 0.62],
      [0.08, 0.68],
      [0.22, 0.56],
      [0.4, 0.56],
      [0.52, 0.6],
      [0.62, 0.5],
      [0.78, 0.34],
      [0.9, 0.27],
      [0.97, 0.18],
      [1, 0.04],
    ]),
    base: () => 0.2,
    open,
    spread: 0.3,
  });
  const skin = make.leather(colour, { repeat: [6, 2], bump: 0.5, rough: 0.34 });
  return () => {
    const dark = make.matte('#2c2018', 0.6);
    const parts = group(
      upper(form, skin),
      collar(form, open, 0.026, skin),
      mesh(slab(plan(form, 0.05), 0.09, 0.025).rotateX(-Math.PI / 2), dark, [0, 0.19, 0]),
    );
    parts.add(
      mesh(
        slab(plan(form, -0.03), 0.03, 0.01).rotateX(-Math.PI / 2),
        make.leather('beige'),
        [0, 0.26, 0],
      ),
    );
    const block = (u, v) => {
      const t = 0.0 + 0.27 * u;
      return [form.x(t), 0, (v - 0.5) * 2 * (form.width(t) + 0.04)];
    };
    const heel = new T.Shape();
    for (let i = 0; i <= 30; i += 1) {
      const [x, , z] = block(i / 30, 1);
      if (i) heel.lineTo(x, z);
      else heel.moveTo(x, z);
    }
    for (let i = 30; i >= 0; i -= 1) {
      const [x, , z] = block(i / 30, 0);
      heel.lineTo(x, z);
    }
    parts.add(mesh(slab(heel, 0.16, 0.015).rotateX(-Math.PI / 2), dark, [0, 0.08, 0]));
    const seam = Array.from({ length: 44 }, (_, i) => {
      const f = i / 43;
      const t = 0.56 + 0.32 * Math.sin(Math.PI * f) ** 0.6;
      const q = form.at(t, 0.27 + 0.46 * f);
      return [q[0], q[1] + 0.012, q[2]];
    });
    parts.add(mesh(tube(seam, 0.026, { segments: 140, sides: 10 }), skin));
    const strap = (u, v) => {
      const q = form.at(0.575 + (v - 0.5) * 0.085, 0.09 + 0.82 * u);
      return [q[0], q[1] + 0.025, q[2] * 1.025];
    };
    parts.add(mesh(surface(strap, 70, 8), skin));
    const [sx, sy] = form.at(0.6, 0.5);
    parts.add(
      mesh(
        slab(
          (() => {
            const s = new T.Shape();
            s.moveTo(-0.09, -0.035);
            s.lineTo(0.09, -0.035);
            s.lineTo(0.06, 0.0);
            s.lineTo(0.09, 0.035);
            s.lineTo(-0.09, 0.035);
            s.lineTo(-0.06, 0);
            s.closePath();
            return s;
          })(),
          0.012,
          0.003,
        ),
        make.matte('#1c1512'),
        [sx - 0.02, sy + 0.032, 0],
        [-Math.PI / 2, 0.3, Math.PI / 2],
      ),
    );
    return parts;
  };
}

function sandal(colour) {
  const form = last({
    length: 2.75,
    width: table([
      [0, 0.05],
      [0.03, 0.22],
      [0.1, 0.33],
      [0.3, 0.35],
      [0.5, 0.38],
      [0.72, 0.5],
      [0.86, 0.46],
      [0.95, 0.3],
      [1, 0.06],
    ]),
    height: table([
      [0, 0.5],
      [0.4, 0.56],
      [0.6, 0.52],
      [0.8, 0.36],
      [1, 0.2],
    ]),
    open: [0.01, 0.02],
  });
  const skin = make.leather(colour, { repeat: [3, 3], bump: 1 });
  const thread = make.matte('#d9b36a');
  return () => {
    const parts = group(
      mesh(
        slab(plan(form, 0.02), 0.12, 0.03).rotateX(-Math.PI / 2),
        make.matte('#2c2018', 0.6),
        [0, 0.06, 0],
      ),
      mesh(
        slab(plan(form, 0.0), 0.1, 0.03).rotateX(-Math.PI / 2),
        make.leather('beige'),
        [0, 0.16, 0],
      ),
    );
    const strap = (from, to, fromEnd, toEnd, lift) => {
      const at = (u, v) => {
        const s = Math.sin(Math.PI * u);
        const low = from + (fromEnd - from) * s;
        const high = to + (toEnd - to) * s;
        const t = low + (high - low) * v;
        const a = Math.PI * u;
        return [form.x(t), 0.17 + lift * s ** 0.8, Math.cos(a) * (form.width(t) + 0.02)];
      };
      parts.add(mesh(surface(at, 80, 24), skin));
      for (const v of [0.05, 0.95])
        parts.add(
          mesh(
            tube(
              Array.from({ length: 40 }, (_, i) => {
                const q = at(i / 39, v);
                return [q[0], q[1] + 0.012, q[2]];
              }),
              0.012,
              { segments: 100, sides: 6 },
            ),
            thread,
          ),
        );
    };
    strap(0.42, 0.7, 0.5, 0.66, 0.52);
    strap(0.3, 0.4, 0.44, 0.54, 0.6);
    parts.add(
      mesh(
        tube(
          [
            [form.x(0.79), 0.18, 0.2],
            [form.x(0.8), 0.42, 0.17],
            [form.x(0.8), 0.46, 0.06],
            [form.x(0.8), 0.4, -0.04],
            [form.x(0.79), 0.18, -0.06],
          ],
          0.05,
          { segments: 50 },
        ),
        skin,
      ),
    );
    parts.add(
      mesh(
        lathe(
          [
            [0, 0],
            [0.07, 0],
            [0.05, 0.03],
            [0, 0.03],
          ],
          { round: false },
        ),
        make.metal('gold'),
        [form.x(0.58), 0.69, 0],
      ),
    );
    return parts;
  };
}

export const shoes = {
  sneaker: (colour) => paired(sneaker(colour, false), 1.25),
  'kids-sneaker': (colour) => paired(sneaker(colour, true), 1.3),
  heel: (colour) => paired(pump(colour), 0.95),
  loafer: (colour) => paired(loafer(colour), 1.15),
  sandal: (colour) => paired(sandal(colour), 1.25),
};
