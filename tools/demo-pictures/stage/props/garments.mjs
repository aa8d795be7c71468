import * as T from 'three';
import { group, lathe, mesh, roundedShape, slab, surface, tube } from '../forms.mjs';
import { TONES, make } from '../materials.mjs';

const TURN = Math.PI * 2;

/** Smooth reading of a table of [place, value] pairs. */
export function table(pairs) {
  return (t) => {
    let i = 0;
    while (i < pairs.length - 2 && t > pairs[i + 1][0]) i += 1;
    const [a, b] = [pairs[i], pairs[i + 1]];
    const [before, after] = [pairs[Math.max(0, i - 1)], pairs[Math.min(pairs.length - 1, i + 2)]];
    const f = Math.min(1, Math.max(0, (t - a[0]) / (b[0] - a[0])));
    const span = b[0] - a[0];
    const m0 = (span * (b[1] - before[1])) / (b[0] - before[0] || 1);
    const m1 = (span * (after[1] - a[1])) / (after[0] - a[0] || 1);
    const [f2, f3] = [f * f, f * f * f];
    return (
      (2 * f3 - 3 * f2 + 1) * a[1] +
      (f3 - 2 * f2 + f) * m0 +
      (-2 * f3 + 3 * f2) * b[1] +
      (f3 - f2) * m1
    );
  };
}

function dressForm(neckOnly) {
  const linen = make.cloth('#ddd0ba', { repeat: [16, 12] });
  const wood = make.wood('brown', [0.5, 0.5]);
  const parts = group(
    mesh(new T.CylinderGeometry(0.2, 0.21, 0.3, 64), linen, [0, 3.42, 0]),
    mesh(
      lathe(
        [
          [0, 0],
          [0.21, 0],
          [0.22, 0.05],
          [0.1, 0.1],
          [0.05, 0.14],
          [0.08, 0.21],
          [0.05, 0.28],
          [0, 0.3],
        ],
        { round: false },
      ),
      wood,
      [0, 3.57, 0],
    ),
    mesh(new T.CylinderGeometry(0.045, 0.045, 2, 32), wood, [0, 1, 0]),
    mesh(
      lathe(
        [
          [0, 0],
          [0.55, 0],
          [0.55, 0.05],
          [0.12, 0.12],
          [0.06, 0.2],
          [0, 0.2],
        ],
        { round: false },
      ),
      wood,
    ),
  );
  if (!neckOnly) {
    const wide = table([
      [0, 0.2],
      [0.06, 0.56],
      [0.22, 0.5],
      [0.5, 0.355],
      [0.8, 0.48],
      [1, 0.46],
    ]);
    const deep = table([
      [0, 0.2],
      [0.06, 0.22],
      [0.22, 0.33],
      [0.5, 0.25],
      [0.8, 0.35],
      [1, 0.33],
    ]);
    const at = (u, v) => [
      Math.cos(-u * TURN) * wide(v),
      3.4 - v * 1.6 - 0.1 * Math.min(1, v / 0.06),
      Math.sin(-u * TURN) * deep(v),
    ];
    parts.add(mesh(surface(at, 90, 60), linen));
  }
  return parts;
}

/** A body of cloth around the form; `gap` opens the front (radians at a height share). */
function bodice({ material, y, wide, deep, folds, gap = () => 0, rows = 150, columns = 300 }) {
  const at = (u, v) => {
    const open = gap(v);
    const a = Math.PI / 2 - open - u * (TURN - 2 * open);
    const f = 1 + folds(a, v);
    return [Math.cos(a) * wide(v) * f, y(v), Math.sin(a) * deep(v) * f];
  };
  return { at, object: mesh(surface(at, columns, rows), material) };
}

function sleeve(side, points, radius, flat, material, creases = 0.02) {
  const curve = new T.CatmullRomCurve3(points.map(([x, y, z]) => new T.Vector3(x * side, y, z)));
  const r = table(radius);
  const at = (u, v) => {
    const p = curve.getPointAt(Math.min(1, Math.max(0, v)));
    const tangent = curve.getTangentAt(Math.min(1, Math.max(0, v)));
    const out = new T.Vector3(0, 0, 1).cross(tangent).normalize();
    const front = tangent.clone().cross(out).normalize();
    const a = u * TURN;
    const q =
      r(v) *
      (1 +
        creases * Math.sin(v * 34 + Math.sin(a) * 2.2) +
        creases * 0.8 * Math.sin(a * 3 + v * 9));
    p.addScaledVector(out, Math.cos(a) * q).addScaledVector(front, Math.sin(a) * q * flat);
    return [p.x, p.y, p.z];
  };
  const ring = Array.from({ length: 48 }, (_, i) => at(i / 48, 0.985));
  return { object: mesh(surface(at, 64, 110), material), cuff: ring };
}

const LONG_ARM = [
  [0.46, 3.14, 0],
  [0.72, 2.72, 0.02],
  [0.86, 2.2, 0.08],
  [0.92, 1.72, 0.17],
];
const WIDE_ARM = [
  [0.46, 3.13, 0],
  [0.73, 2.74, 0.02],
  [0.93, 2.22, 0.07],
  [1.06, 1.68, 0.14],
];
const still = () => 0;

function pleated(colour) {
  const cloth = make.cloth(colour, { repeat: [30, 20], bump: 0.3, shine: 0.6 });
  const top = bodice({
    material: cloth,
    y: (v) => 3.36 - v * 1.08 - 0.1 * Math.min(1, v / 0.1),
    wide: table([
      [0, 0.24],
      [0.1, 0.6],
      [0.4, 0.53],
      [1, 0.4],
    ]),
    deep: table([
      [0, 0.2],
      [0.1, 0.26],
      [0.4, 0.37],
      [1, 0.29],
    ]),
    folds: (a, v) => 0.012 * Math.sin(a * 16 + v * 3) * v,
  });
  const wave = (x) => Math.asin(Math.sin(x)) / (Math.PI / 2);
  const skirt = bodice({
    material: cloth,
    y: (v) => 2.2 - v * 1.85,
    wide: table([
      [0, 0.41],
      [0.12, 0.52],
      [0.5, 0.84],
      [1, 1.14],
    ]),
    deep: table([
      [0, 0.3],
      [0.12, 0.42],
      [0.5, 0.66],
      [1, 0.9],
    ]),
    folds: (a, v) =>
      (0.02 + 0.09 * v) * wave(a * 24 + Math.sin(v * 3) * 0.3) * 0.62 +
      0.05 * v * Math.sin(a * 5 + 1),
    columns: 480,
  });
  const parts = group(dressForm(true), top.object, skirt.object);
  for (const s of [1, -1]) {
    const arm = sleeve(
      s,
      LONG_ARM,
      [
        [0, 0.06],
        [0.1, 0.17],
        [0.4, 0.19],
        [0.8, 0.17],
        [0.93, 0.11],
        [1, 0.12],
      ],
      0.9,
      cloth,
      0.03,
    );
    parts.add(arm.object);
  }
  const belt = mesh(
    new T.TorusGeometry(0.42, 0.05, 20, 120),
    make.leather('brown'),
    [0, 2.24, 0],
    [Math.PI / 2, 0, 0],
  );
  belt.scale.set(1, 0.74, 1);
  parts.add(
    belt,
    mesh(slab(roundedShape(0.17, 0.15, 0.03), 0.04, 0.01), make.metal('gold'), [0, 2.24, 0.36]),
  );
  return parts;
}

function slip(colour) {
  const satin = make.satin(colour);
  const body = bodice({
    material: satin,
    y: (v) => 3.0 - v * 2.9,
    wide: table([
      [0, 0.5],
      [0.08, 0.535],
      [0.24, 0.4],
      [0.38, 0.53],
      [0.6, 0.56],
      [1, 0.98],
    ]),
    deep: table([
      [0, 0.33],
      [0.08, 0.39],
      [0.24, 0.3],
      [0.38, 0.4],
      [0.6, 0.44],
      [1, 0.8],
    ]),
    folds: (a, v) =>
      0.02 * Math.sin(a * 3 + v * 14) * Math.sin(Math.PI * v) +
      Math.max(0, v - 0.42) * (0.2 * Math.sin(a * 7 + v * 2) + 0.07 * Math.sin(a * 13 + 1)),
  });
  const stand = dressForm(false);
  stand.children.at(-1).scale.set(0.9, 1, 0.86);
  const parts = group(stand, body.object);
  for (const s of [1, -1]) {
    parts.add(
      mesh(
        tube(
          [
            [s * 0.3, 2.98, 0.3],
            [s * 0.31, 3.16, 0.24],
            [s * 0.33, 3.29, 0.05],
            [s * 0.31, 3.15, -0.22],
            [s * 0.28, 2.96, -0.32],
          ],
          0.018,
          { segments: 60, sides: 8 },
        ),
        satin,
      ),
    );
  }
  for (let k = 0; k < 4; k += 1) {
    const drop = 0.05 + k * 0.09;
    parts.add(
      mesh(
        tube(
          [
            [-0.42 + k * 0.03, 2.99 - k * 0.03, 0.2],
            [-0.2, 2.98 - drop, 0.37 + k * 0.008],
            [0, 2.94 - drop * 1.3, 0.4 + k * 0.008],
            [0.2, 2.98 - drop, 0.37 + k * 0.008],
            [0.42 - k * 0.03, 2.99 - k * 0.03, 0.2],
          ],
          0.034 - k * 0.004,
          { segments: 70, sides: 14 },
        ),
        satin,
      ),
    );
  }
  return parts;
}

const robe = (v) => 3.38 - v * 3.24 - 0.1 * Math.min(1, v / 0.05);
const ROBE_WIDE = [
  [0, 0.24],
  [0.045, 0.62],
  [0.2, 0.6],
  [0.5, 0.7],
  [1, 0.98],
];
const ROBE_DEEP = [
  [0, 0.22],
  [0.045, 0.27],
  [0.2, 0.38],
  [0.5, 0.48],
  [1, 0.66],
];

function abaya(colour, trimmed) {
  const cloth = make.cloth(colour, { repeat: [40, 30], bump: 0.25, shine: 0.5 });
  const inner = make.satin(colour === 'black' ? '#3a332f' : colour === 'beige' ? 'white' : 'black');
  const folds = (a, v) =>
    v * (0.055 * Math.sin(a * 9 + v * 1.6) + 0.03 * Math.sin(a * 17 + 2) + 0.03 * Math.sin(a * 4));
  const gap = trimmed ? (v) => 0.05 + 0.015 * v : (v) => 0.16 + 0.3 * v ** 0.8;
  const body = bodice({
    material: cloth,
    y: robe,
    wide: table(ROBE_WIDE),
    deep: table(ROBE_DEEP),
    folds,
    gap,
  });
  const under = bodice({
    material: inner,
    y: (v) => 3.28 - v * 3.05,
    wide: table([
      [0, 0.2],
      [0.1, 0.45],
      [0.4, 0.44],
      [1, 0.66],
    ]),
    deep: table([
      [0, 0.2],
      [0.1, 0.3],
      [0.4, 0.36],
      [1, 0.5],
    ]),
    folds: (a, v) => 0.05 * v * Math.sin(a * 11),
    columns: 160,
    rows: 70,
  });
  const parts = group(dressForm(true), body.object, under.object);
  const edge = (u) =>
    Array.from({ length: 50 }, (_, i) => {
      const [x, y, z] = body.at(u, i / 49);
      return [x, y, z + 0.012];
    });
  const gold = new T.MeshPhysicalMaterial({
    color: '#d9b266',
    metalness: 0.75,
    roughness: 0.4,
    bumpMap: make.cloth('gold').bumpMap,
    bumpScale: 2,
  });
  const line = trimmed ? gold : cloth;
  for (const u of [0.0005, 0.9995])
    parts.add(mesh(tube(edge(u), trimmed ? 0.034 : 0.016, { segments: 200, sides: 12 }), line));
  if (trimmed) {
    for (const u of [0.018, 0.982])
      parts.add(mesh(tube(edge(u), 0.011, { segments: 200, sides: 8 }), gold));
  }
  for (const s of [1, -1]) {
    const arm = sleeve(
      s,
      WIDE_ARM,
      [
        [0, 0.08],
        [0.1, 0.19],
        [0.4, 0.24],
        [0.75, 0.33],
        [1, 0.4],
      ],
      0.62,
      cloth,
      0.022,
    );
    parts.add(arm.object);
    if (trimmed)
      parts.add(mesh(tube(arm.cuff, 0.026, { closed: true, segments: 160, sides: 10 }), gold));
  }
  return parts;
}

function kandura(colour) {
  const cloth = make.cloth(colour, { repeat: [44, 34], bump: 0.2, shine: 0.25 });
  const seam = make.matte(new T.Color(TONES[colour].cloth).lerp(new T.Color('#000'), 0.16));
  const body = bodice({
    material: cloth,
    y: (v) => robe(v) + 0.02,
    wide: table([
      [0, 0.23],
      [0.045, 0.66],
      [0.2, 0.62],
      [0.5, 0.62],
      [1, 0.74],
    ]),
    deep: table([
      [0, 0.22],
      [0.045, 0.27],
      [0.2, 0.38],
      [0.5, 0.4],
      [1, 0.48],
    ]),
    folds: (a, v) => v * (0.03 * Math.sin(a * 6 + 1) + 0.02 * Math.sin(a * 11 + v)),
  });
  const parts = group(dressForm(true), body.object);
  for (const s of [1, -1]) {
    const arm = sleeve(
      s,
      LONG_ARM.map(([x, y, z], i) => [x + i * 0.05, y - i * 0.02, z]),
      [
        [0, 0.07],
        [0.1, 0.18],
        [0.5, 0.19],
        [0.88, 0.16],
        [1, 0.16],
      ],
      0.85,
      cloth,
      0.026,
    );
    parts.add(
      arm.object,
      mesh(tube(arm.cuff, 0.014, { closed: true, segments: 100, sides: 8 }), seam),
    );
  }
  parts.add(
    mesh(new T.TorusGeometry(0.235, 0.035, 16, 80), cloth, [0, 3.38, 0], [Math.PI / 2, 0, 0]),
  );
  const front = (v) => body.at(0, v);
  parts.add(
    mesh(
      tube(
        Array.from({ length: 20 }, (_, i) => {
          const [x, y, z] = front(0.03 + i * 0.02);
          return [x + 0.055, y, z + 0.008];
        }),
        0.009,
        { segments: 60, sides: 6 },
      ),
      seam,
    ),
  );
  for (let i = 0; i < 4; i += 1) {
    const [x, y, z] = front(0.06 + i * 0.075);
    parts.add(
      mesh(
        new T.CylinderGeometry(0.024, 0.024, 0.016, 24),
        make.pearl('white'),
        [x, y, z + 0.012],
        [Math.PI / 2, 0, 0],
      ),
    );
  }
  const cord = Array.from({ length: 14 }, (_, i) => {
    const [x, y, z] = front(0.035 + i * 0.021);
    return [x - 0.06 - 0.02 * Math.sin(i * 0.3), y, z + 0.03];
  });
  const [tx, ty, tz] = cord[13];
  parts.add(
    mesh(tube(cord, 0.017, { segments: 80, sides: 10 }), cloth),
    mesh(
      lathe(
        [
          [0, 0],
          [0.06, 0],
          [0.045, 0.16],
          [0.02, 0.2],
          [0.03, 0.24],
          [0, 0.26],
        ],
        { round: false, segments: 24 },
      ),
      cloth,
      [tx, ty - 0.22, tz],
    ),
  );
  return parts;
}

function shirt(colour) {
  const cloth = make.cloth(colour, { repeat: [30, 24], bump: 0.2, shine: 0.25 });
  const dark = colour === 'navy' || colour === 'green';
  const tone = new T.Color(TONES[colour].cloth);
  const seam = make.matte(tone.lerp(new T.Color(dark ? '#fff' : '#000'), 0.22));
  const body = bodice({
    material: cloth,
    y: (v) => 3.37 - v * 1.72 - 0.1 * Math.min(1, v / 0.08),
    wide: table([
      [0, 0.25],
      [0.08, 0.66],
      [0.3, 0.61],
      [0.7, 0.56],
      [1, 0.6],
    ]),
    deep: table([
      [0, 0.23],
      [0.08, 0.28],
      [0.3, 0.39],
      [0.7, 0.36],
      [1, 0.4],
    ]),
    folds: (a, v) => v * (0.018 * Math.sin(a * 5 + 1) + 0.012 * Math.sin(a * 9 + v * 4)),
  });
  const stand = dressForm(true);
  for (const one of stand.children.slice(2)) one.userData.unframed = true;
  const parts = group(stand, body.object);
  for (const s of [1, -1]) {
    const path = LONG_ARM.map(([x, y, z], i) => [x + i * 0.04, y, z]);
    const profile = [
      [0, 0.07],
      [0.1, 0.18],
      [0.5, 0.17],
      [0.86, 0.145],
      [0.9, 0.125],
      [1, 0.13],
    ];
    const arm = sleeve(s, path, profile, 0.85, cloth, 0.014);
    parts.add(
      arm.object,
      mesh(tube(arm.cuff, 0.012, { closed: true, segments: 100, sides: 8 }), seam),
    );
  }
  const front = (v, x = 0, out = 0) => {
    const [, y, z] = body.at(0, v);
    return [x, y, z + out - 0.35 * x * x];
  };
  const line = (x) => Array.from({ length: 30 }, (_, i) => front(0.07 + i * 0.0315, x, 0.012));
  for (const x of [-0.07, 0.07])
    parts.add(mesh(tube(line(x), 0.007, { segments: 90, sides: 6 }), seam));
  for (let i = 0; i < 6; i += 1) {
    const place = front(0.17 + i * 0.14, 0, 0.016);
    parts.add(
      mesh(new T.CylinderGeometry(0.028, 0.028, 0.016, 24), make.pearl('white'), place, [
        Math.PI / 2,
        0,
        0,
      ]),
    );
  }
  const pocket = roundedShape(0.27, 0.3, 0.03);
  parts.add(mesh(slab(pocket, 0.016, 0.005), cloth, [0.29, 2.72, 0.365], [0.05, 0.42, 0]));
  parts.add(
    mesh(new T.BoxGeometry(0.27, 0.008, 0.004), seam, [0.293, 2.84, 0.374], [0.05, 0.42, 0]),
  );
  const band = mesh(new T.CylinderGeometry(0.235, 0.265, 0.17, 64, 1, true), cloth, [0, 3.39, 0]);
  parts.add(band);
  for (const s of [1, -1]) {
    const leaf = (u, v) => {
      const a = Math.PI / 2 - s * (0.05 + u * 2.6);
      const point = Math.exp(-(((u - 0.13) / 0.11) ** 2));
      const r = 0.25 + v * (0.1 + 0.06 * point);
      const drop = v * (0.16 + 0.2 * point);
      return [Math.cos(a) * r, 3.475 - drop, Math.sin(a) * r * 0.98 + 0.015 * v];
    };
    parts.add(mesh(surface(s > 0 ? leaf : (u, v) => leaf(1 - u, v), 60, 14), cloth));
  }
  return parts;
}

function kidsDress(colour) {
  const cloth = make.satin(colour);
  const tulle = make.cloth(colour, { repeat: [40, 40], bump: 0.3, shine: 0.8 });
  const top = bodice({
    material: cloth,
    y: (v) => 3.3 - v * 0.95 - 0.1 * Math.min(1, v / 0.1),
    wide: table([
      [0, 0.28],
      [0.1, 0.6],
      [0.4, 0.56],
      [1, 0.48],
    ]),
    deep: table([
      [0, 0.24],
      [0.1, 0.28],
      [0.4, 0.4],
      [1, 0.37],
    ]),
    folds: still,
  });
  const parts = group(dressForm(true), top.object);
  [
    [1.62, 1.5, 0.0],
    [1.3, 1.36, 0.35],
    [0.95, 1.2, 0.7],
  ].forEach(([length, reach, shift]) => {
    const tier = bodice({
      material: tulle,
      y: (v) => 2.28 - v * length,
      wide: table([
        [0, 0.49],
        [0.2, 0.8],
        [1, reach],
      ]),
      deep: table([
        [0, 0.38],
        [0.2, 0.66],
        [1, reach * 0.82],
      ]),
      folds: (a, v) => v * (0.06 * Math.sin(a * 15 + shift * 9) + 0.03 * Math.sin(a * 31 + shift)),
      columns: 360,
      rows: 60,
    });
    parts.add(tier.object);
  });
  for (const s of [1, -1]) {
    const puff = mesh(new T.SphereGeometry(0.27, 48, 36), cloth, [s * 0.62, 3.02, 0.02]);
    puff.scale.set(1.05, 0.82, 0.95);
    parts.add(puff);
    const loop = tube(
      [
        [0, 2.3, 0.4],
        [s * 0.16, 2.42, 0.46],
        [s * 0.3, 2.33, 0.45],
        [s * 0.17, 2.22, 0.45],
        [0, 2.3, 0.4],
      ],
      0.045,
      { segments: 60 },
    );
    parts.add(mesh(loop, make.satin(colour === 'white' ? 'gold' : 'white')));
  }
  const sash = mesh(
    new T.TorusGeometry(0.49, 0.06, 20, 100),
    make.satin(colour === 'white' ? 'gold' : 'white'),
    [0, 2.31, 0],
    [Math.PI / 2, 0, 0],
  );
  sash.scale.set(1, 0.78, 1.2);
  parts.add(sash);
  return parts;
}

export const garments = {
  'dress-pleated': pleated,
  'dress-slip': slip,
  'abaya-open': (colour) => abaya(colour, false),
  'abaya-trim': (colour) => abaya(colour, true),
  kandura,
  shirt,
  'kids-dress': kidsDress,
};
