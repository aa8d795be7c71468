import * as T from 'three';
import { band, block, group, lathe, mesh, roundedShape, slab, surface, tube } from '../forms.mjs';
import { TONES, make } from '../materials.mjs';

const stitchTone = (colour) =>
  make.matte(new T.Color(TONES[colour].leather).lerp(new T.Color('#fff'), 0.35));

/** A line of stitches along a path of points. */
function stitches(points, colour, count = 60) {
  const curve = new T.CatmullRomCurve3(points.map((p) => new T.Vector3(...p)));
  const parts = group();
  const thread = stitchTone(colour);
  const geometry = new T.CapsuleGeometry(0.008, 0.03, 3, 6);
  for (let i = 0; i < count; i += 1) {
    const p = curve.getPointAt((i + 0.5) / count);
    const one = mesh(geometry, thread, [p.x, p.y, p.z]);
    one.quaternion.setFromUnitVectors(
      new T.Vector3(0, 1, 0),
      curve.getTangentAt((i + 0.5) / count),
    );
    parts.add(one);
  }
  return parts;
}

const trapeze = (bottom, top, height, corner) => {
  const shape = new T.Shape();
  const [b, t] = [bottom / 2, top / 2];
  shape.moveTo(-b + corner, 0);
  shape.lineTo(b - corner, 0);
  shape.quadraticCurveTo(b, 0, b - 0.01, corner);
  shape.lineTo(t, height - corner);
  shape.quadraticCurveTo(t, height, t - corner, height);
  shape.lineTo(-t + corner, height);
  shape.quadraticCurveTo(-t, height, -t, height - corner);
  shape.lineTo(-b + 0.01, corner);
  shape.quadraticCurveTo(-b, 0, -b + corner, 0);
  return shape;
};

function zip(width, y, z) {
  return group(
    mesh(new T.BoxGeometry(width, 0.03, 0.012), make.metal('gold', 0.3), [0, y, z]),
    mesh(new T.BoxGeometry(0.05, 0.16, 0.02), make.metal('gold'), [
      width / 2 - 0.1,
      y - 0.07,
      z + 0.015,
    ]),
  );
}

export const bags = {
  'bag-handle': (colour) => {
    const leather = make.leather(colour);
    const gold = make.metal('gold', 0.15);
    const body = mesh(slab(trapeze(2.5, 2.05, 1.6, 0.14), 0.86, 0.14, 10), leather);
    const flap = new T.Shape();
    flap.moveTo(-1.0, 0.06);
    flap.lineTo(1.0, 0.06);
    flap.lineTo(1.02, -0.5);
    flap.bezierCurveTo(0.92, -0.92, 0.4, -0.98, 0, -0.98);
    flap.bezierCurveTo(-0.4, -0.98, -0.92, -0.92, -1.02, -0.5);
    flap.closePath();
    const front = mesh(slab(flap, 0.09, 0.035, 6), leather, [0, 1.58, 0.44], [-0.04, 0, 0]);
    const top = mesh(block(2.02, 0.1, 0.9, 0.04, 0.04), leather, [0, 1.56, 0.03]);
    const curve = [];
    for (let i = 0; i <= 24; i += 1) {
      const a = Math.PI + (i / 24) * Math.PI;
      curve.push([Math.cos(a) * 0.93, 1.1 + Math.sin(a) * 0.42 - 0.03, 0.5]);
    }
    const handle = mesh(
      tube(
        [
          [-0.6, 1.64, 0],
          [-0.58, 1.95, 0],
          [-0.38, 2.35, 0],
          [0, 2.5, 0],
          [0.38, 2.35, 0],
          [0.58, 1.95, 0],
          [0.6, 1.64, 0],
        ],
        0.07,
        { segments: 120 },
      ),
      leather,
    );
    const parts = group(body, front, top, handle, stitches(curve, colour, 70));
    parts.add(
      mesh(slab(roundedShape(0.36, 0.24, 0.05), 0.06, 0.015), gold, [0, 0.82, 0.5]),
      mesh(new T.CylinderGeometry(0.05, 0.05, 0.1, 32), gold, [0, 0.82, 0.54], [Math.PI / 2, 0, 0]),
      mesh(slab(roundedShape(0.13, 0.05, 0.02), 0.04, 0.01), gold, [0, 0.82, 0.6]),
    );
    for (const x of [-0.6, 0.6])
      parts.add(
        mesh(new T.TorusGeometry(0.09, 0.026, 16, 60), gold, [x, 1.68, 0], [0, 0, 0]),
        mesh(new T.CylinderGeometry(0.085, 0.085, 0.09, 32), gold, [x * 0.995, 1.82, 0]),
      );
    for (const x of [-1.0, 1.0])
      for (const z of [-0.28, 0.28])
        parts.add(mesh(new T.SphereGeometry(0.05, 20, 16), gold, [x, 0.0, z]));
    return parts;
  },
  'bag-tote': (colour) => {
    const leather = make.leather(colour);
    const at = (u, v) => {
      const a = u * Math.PI * 2;
      const p = 7;
      const k = (Math.abs(Math.cos(a)) ** p + Math.abs(Math.sin(a)) ** p) ** (-1 / p);
      const bulge = 1 + 0.05 * Math.sin(v * Math.PI) + 0.012 * Math.sin(a * 5 + v * 6) * v;
      return [
        k * Math.cos(a) * (1.05 + 0.28 * v) * bulge,
        0.02 + v * 1.95,
        k * Math.sin(a) * (0.46 - 0.08 * v) * bulge,
      ];
    };
    const inside = make.cloth('#cbb99c');
    inside.side = T.BackSide;
    leather.side = T.FrontSide;
    const parts = group(
      mesh(
        surface((u, v) => at(1 - u, v), 200, 60),
        leather,
      ),
      mesh(
        surface((u, v) => at(1 - u, v).map((x, i) => (i === 1 ? x : x * 0.97)), 120, 30),
        inside,
      ),
      mesh(block(2.08, 0.04, 0.9, 0.02, 0.015), make.leather(colour)),
    );
    const rim = [];
    for (let i = 0; i < 80; i += 1) rim.push(at(i / 80, 1));
    parts.add(
      mesh(tube(rim, 0.022, { closed: true, segments: 240, sides: 10 }), stitchTone(colour)),
    );
    for (const z of [0.37, -0.37]) {
      const path = (t) => {
        const a = Math.PI * (1 - t);
        const s = Math.sin(a);
        return [Math.cos(a) * 0.56, 1.45 + 1.1 * s, z + (z > 0 ? 0.06 : -0.06) - z * 0.12 * s];
      };
      parts.add(mesh(band(path, 0.13, 0.045, [0, 0, 1], 120), make.leather(colour)));
      if (z > 0)
        for (const x of [-0.56, 0.56])
          parts.add(
            mesh(
              slab(roundedShape(0.2, 0.34, 0.06), 0.03, 0.01),
              make.leather(colour),
              [x, 1.5, z + 0.06],
              [-0.03, 0, 0],
            ),
            mesh(new T.SphereGeometry(0.035, 16, 12), make.metal('gold'), [x, 1.42, z + 0.08]),
          );
    }
    const badge = mesh(
      slab(roundedShape(0.4, 0.2, 0.03), 0.02, 0.006),
      make.metal('gold', 0.25),
      [0, 1.25, 0.44],
    );
    parts.add(badge);
    return parts;
  },
  'bag-clutch': (colour) => {
    const skin =
      colour === 'gold'
        ? new T.MeshPhysicalMaterial({
            color: '#d9b06a',
            metalness: 0.85,
            roughness: 0.38,
            bumpMap: make.leather('gold', { repeat: [4, 4] }).bumpMap,
            bumpScale: 2.2,
          })
        : make.satin(colour);
    const body = mesh(slab(roundedShape(2.4, 1.35, 0.1), 0.34, 0.12, 8), skin, [0, 0.68, 0]);
    const flap = new T.Shape();
    flap.moveTo(-1.18, 0);
    flap.lineTo(1.18, 0);
    flap.lineTo(0.12, -0.86);
    flap.quadraticCurveTo(0, -0.93, -0.12, -0.86);
    flap.closePath();
    const front = mesh(slab(flap, 0.09, 0.028, 5), skin, [0, 1.35, 0.19]);
    const gold = make.metal('gold', 0.14);
    const parts = group(
      body,
      front,
      mesh(new T.OctahedronGeometry(0.12, 0), make.gem('white'), [0, 0.55, 0.27]),
      mesh(new T.TorusGeometry(0.12, 0.026, 16, 48), gold, [0, 0.55, 0.23]),
    );
    const curve = new T.CatmullRomCurve3(
      [
        [-1.15, 1.28, 0],
        [-1.36, 1.0, 0.1],
        [-1.5, 0.3, 0.3],
        [-1.1, 0.03, 0.75],
        [0, 0.03, 0.95],
        [0.9, 0.03, 0.85],
        [1.5, 0.05, 0.5],
        [1.4, 0.8, 0.15],
        [1.15, 1.28, 0],
      ].map((p) => new T.Vector3(...p)),
    );
    const links = new T.InstancedMesh(new T.TorusGeometry(0.058, 0.017, 10, 24), gold, 92);
    const helper = new T.Object3D();
    for (let i = 0; i < 92; i += 1) {
      helper.position.copy(curve.getPointAt(i / 91));
      helper.lookAt(helper.position.clone().add(curve.getTangentAt(i / 91)));
      helper.rotateY(Math.PI / 2);
      helper.rotateX((i % 2) * 1.4);
      helper.scale.set(1.2, 1, 1);
      helper.updateMatrix();
      links.setMatrixAt(i, helper.matrix);
    }
    links.castShadow = true;
    parts.add(links);
    return parts;
  },
  'bag-bucket': (colour) => {
    const leather = make.leather(colour);
    const at = (u, v) => {
      const a = u * Math.PI * 2;
      const gather = Math.max(0, (v - 0.66) / 0.34);
      const r =
        0.86 + 0.1 * Math.sin(v * 2.4) - 0.26 * gather ** 1.6 + 0.05 * gather * Math.sin(a * 14);
      return [Math.cos(a) * r, v * 1.9 + 0.02, Math.sin(a) * r * 0.86];
    };
    const gold = make.metal('gold', 0.16);
    const parts = group(
      mesh(
        surface((u, v) => at(1 - u, v), 240, 80),
        leather,
      ),
      mesh(
        lathe(
          [
            [0, 0],
            [0.86, 0],
            [0.88, 0.05],
            [0.88, 0.14],
          ],
          { round: false },
        ),
        make.leather(colour),
      ),
    );
    parts.children[1].scale.z = 0.87;
    const cord = [];
    for (let i = 0; i < 60; i += 1) {
      const [x, y, z] = at(i / 60, 0.83);
      cord.push([x * 1.04, y, z * 1.04]);
    }
    parts.add(
      mesh(tube(cord, 0.03, { closed: true, segments: 200, sides: 12 }), make.leather('brown')),
    );
    for (const s of [-1, 1])
      parts.add(
        mesh(
          tube(
            [
              [s * 0.05, 1.58, 0.71],
              [s * 0.12, 1.4, 0.83],
              [s * 0.16, 1.05, 0.88],
              [s * 0.2, 0.86, 0.88],
            ],
            0.028,
            { segments: 40, sides: 12 },
          ),
          make.leather('brown'),
        ),
        mesh(new T.SphereGeometry(0.055, 20, 16), gold, [s * 0.2, 0.84, 0.89]),
      );
    const path = (t) => {
      const a = Math.PI * (1 - t);
      return [Math.cos(a) * 0.84, 1.45 + 1.3 * Math.sin(a), 0];
    };
    parts.add(mesh(band(path, 0.17, 0.05, [0, 0, 1], 120), make.leather(colour)));
    for (const x of [-0.84, 0.84])
      parts.add(
        mesh(new T.TorusGeometry(0.09, 0.024, 12, 48), gold, [x, 1.5, 0], [0, Math.PI / 2, 0]),
      );
    return parts;
  },
  backpack: (colour) =>
    backpack(
      colour,
      make.cloth(colour, { repeat: [10, 10], bump: 0.8, shine: 0.15 }),
      make.leather('brown'),
    ),
  'kids-backpack': (colour) => {
    const parts = backpack(
      colour,
      make.cloth(colour, { repeat: [10, 10], bump: 0.5, shine: 0.2 }),
      make.cloth('#f1d9a8'),
    );
    const face = make.matte('#fbf3e4');
    for (const s of [-1, 1]) {
      parts.add(
        mesh(new T.SphereGeometry(0.24, 36, 28), make.cloth(colour), [s * 0.55, 2.12, 0.05]),
        mesh(new T.SphereGeometry(0.13, 28, 20), make.cloth('#f3d2c0'), [s * 0.56, 2.12, 0.22]),
      );
      parts.add(
        mesh(new T.SphereGeometry(0.055, 20, 16), make.gloss('#221b18'), [s * 0.3, 1.52, 0.585]),
      );
    }
    const nose = mesh(new T.SphereGeometry(0.2, 28, 20), face, [0, 1.34, 0.54]);
    nose.scale.set(1.3, 0.9, 0.5);
    const tip = mesh(new T.SphereGeometry(0.07, 20, 16), make.gloss('#3a2a24'), [0, 1.4, 0.65]);
    tip.scale.set(1.3, 0.8, 0.6);
    parts.add(nose, tip);
    return parts;
  },
};

function backpack(colour, skin, trim) {
  const box = (w, h, d, p, y, z, material) => {
    const at = (u, v) => {
      const a = u * Math.PI * 2;
      const b = (v - 0.5) * Math.PI;
      const f = (x, e) => Math.sign(x) * Math.abs(x) ** e;
      const e = 2 / p;
      const ring = f(Math.cos(b), e);
      return [
        w * ring * f(Math.cos(a), e),
        y + h * f(Math.sin(b), e),
        z + d * ring * f(Math.sin(a), 0.62),
      ];
    };
    return mesh(
      surface((u, v) => at(1 - u, v), 120, 90),
      material,
    );
  };
  const parts = group(
    box(0.86, 1.08, 0.46, 3.4, 1.08, 0, skin),
    box(0.66, 0.46, 0.2, 3.4, 0.66, 0.42, skin),
  );
  parts.add(zip(1.0, 0.98, 0.6));
  const seam = [];
  for (let i = 0; i <= 40; i += 1) {
    const a = Math.PI * (i / 40);
    seam.push([Math.cos(a) * 0.82, 1.15 + Math.sin(a) ** 0.5 * 0.86, 0.26]);
  }
  parts.add(mesh(tube(seam, 0.022, { segments: 120, sides: 10 }), trim));
  parts.add(
    mesh(
      tube(
        [
          [-0.2, 2.1, -0.08],
          [-0.17, 2.32, -0.08],
          [0, 2.4, -0.08],
          [0.17, 2.32, -0.08],
          [0.2, 2.1, -0.08],
        ],
        0.05,
        { segments: 60 },
      ),
      trim,
    ),
  );
  for (const s of [-1, 1]) {
    const path = (t) => [
      s * (0.42 + 0.5 * Math.sin(Math.PI * t) ** 0.8),
      1.95 - 1.75 * t,
      -0.42 - 0.2 * Math.sin(Math.PI * t),
    ];
    parts.add(mesh(band(path, 0.2, 0.07, [0.25 * s, 0, 1], 80), skin));
  }
  parts.add(
    mesh(slab(roundedShape(0.26, 0.18, 0.03), 0.02, 0.006), make.leather('brown'), [0, 0.62, 0.63]),
  );
  return parts;
}
