import * as T from 'three';
import { band, group, lathe, mesh, roundedShape, slab, surface, tube } from '../forms.mjs';
import { TONES, make } from '../materials.mjs';

function cap(colour) {
  const skin = make.cloth(colour, { repeat: [18, 14], bump: 0.9 });
  const dome = (u, v) => {
    const a = u * Math.PI * 2;
    const b = v * Math.PI * 0.5;
    const seam = 1 - 0.012 * Math.exp(-900 * ((((a * 3) / Math.PI) % 1) - 0.5) ** 2);
    const r = Math.cos(b) ** 0.82;
    return [
      Math.cos(a) * r * seam,
      Math.sin(b) * 0.98 * (1 + 0.03 * Math.sin(a)),
      Math.sin(a) * r * 1.12 * seam,
    ];
  };
  const brim = (u, v) => {
    const a = Math.PI * (0.1 + 0.8 * u);
    const out = 1 + 0.72 * v * Math.sin(a) ** 0.8;
    const x = Math.cos(a) * (1.0 + 0.06 * v);
    return [x, 0.03 - 0.3 * (x * x) * v * 0.55 - 0.06 * v, Math.sin(a) * 1.12 * out];
  };
  const parts = group(
    mesh(
      surface((u, v) => dome(1 - u, v), 160, 60),
      skin,
    ),
  );
  parts.add(
    mesh(surface(brim, 80, 24), skin),
    mesh(
      surface((u, v) => brim(u, v).map((q, i) => (i === 1 ? q - 0.035 : q)), 80, 24),
      skin,
    ),
  );
  const edge = [];
  for (let i = 0; i <= 60; i += 1)
    edge.push(brim(i / 60, 1).map((q, k) => (k === 1 ? q - 0.017 : q)));
  parts.add(mesh(tube(edge, 0.026, { segments: 160, sides: 10 }), skin));
  const rim = [];
  for (let i = 0; i < 60; i += 1) rim.push(dome(i / 60, 0.015));
  parts.add(
    mesh(tube(rim, 0.02, { closed: true, segments: 160, sides: 8 }), skin),
    mesh(new T.SphereGeometry(0.07, 24, 16), skin, [0, 0.985, 0]),
  );
  for (let k = 0; k < 6; k += 1) {
    const line = [];
    for (let i = 0; i <= 20; i += 1) {
      const p = dome((k / 6 + 1 / 12) % 1, 0.02 + (i / 20) * 0.96);
      line.push(p.map((q) => q * 1.003));
    }
    parts.add(
      mesh(
        tube(line, 0.009, { segments: 60, sides: 6 }),
        make.matte(new T.Color(TONES[colour].cloth).lerp(new T.Color('#fff'), 0.18)),
      ),
    );
  }
  parts.add(
    mesh(
      slab(
        (() => {
          const s = new T.Shape();
          for (let i = 0; i <= 16; i += 1) {
            const a = (i / 16) * Math.PI * 2 + Math.PI / 2;
            const r = i % 2 ? 0.11 : 0.16;
            if (i) s.lineTo(Math.cos(a) * r, Math.sin(a) * r);
            else s.moveTo(Math.cos(a) * r, Math.sin(a) * r);
          }
          return s;
        })(),
        0.03,
        0.01,
      ),
      make.metal('gold', 0.35),
      [0, 0.52, 1.015],
      [-0.42, 0, 0],
    ),
  );
  return parts;
}

export const accessories = {
  belt: (colour) => {
    const leather = make.leather(colour, { repeat: [14, 1] });
    const turns = 2.35;
    const path = (t) => {
      const a = t * turns * Math.PI * 2 + 0.4;
      const r = 0.52 + 0.2 * t * turns;
      return [Math.cos(a) * r, 0.3, Math.sin(a) * r];
    };
    const last = path(1);
    const a = turns * Math.PI * 2 + 0.4;
    const tangent = [-Math.sin(a), 0, Math.cos(a)];
    const tail = (t) => [last[0] + tangent[0] * t * 1.15, 0.3, last[2] + tangent[2] * t * 1.15];
    const whole = (t) => (t < 0.86 ? path(t / 0.86) : tail((t - 0.86) / 0.14));
    const metal = colour === 'brown' ? 'gold' : 'silver';
    const frame = roundedShape(0.56, 0.72, 0.1);
    frame.holes.push(roundedShape(0.38, 0.52, 0.06));
    const end = whole(1);
    const buckle = group(
      mesh(slab(frame, 0.08, 0.03, 6), make.metal(metal, 0.16)),
      mesh(
        new T.CapsuleGeometry(0.03, 0.5, 6, 16),
        make.metal(metal, 0.16),
        [0.02, 0, 0.05],
        [0, 0, Math.PI / 2],
      ),
    );
    buckle.position.set(end[0], 0.3, end[2]);
    buckle.rotation.y = Math.atan2(-tangent[2], tangent[0]);
    const parts = group(mesh(band(whole, 0.5, 0.075, [0, 1, 0], 320), leather), buckle);
    parts.rotation.y = 0.5;
    return group(parts);
  },
  scarf: (colour) => {
    const cloth = make.satin(colour);
    const drop = 2.15;
    const at = (u, v) => {
      const x = (u - 0.5) * 1.5;
      const s = (v - 0.5) * 2;
      const side = s < 0 ? -1 : 1;
      const long = Math.abs(s) * (side > 0 ? drop : drop * 0.86);
      const bend = Math.min(1, long / 0.22);
      const fall = Math.max(0, long - 0.18);
      const fold = Math.sin(u * 21 + side) * 0.075 + Math.sin(u * 43 + fall) * 0.02;
      const spread = 1 + 0.14 * fall;
      return [
        x * spread * (0.86 + 0.1 * Math.sin(u * 9)),
        2.6 + 0.11 * Math.cos(bend * Math.PI * 0.5) - fall + 0.02 * Math.sin(u * 17),
        side * (0.11 * Math.sin(bend * Math.PI * 0.5) + 0.06 * fall) + fold * (0.55 + 0.35 * fall),
      ];
    };
    const parts = group(mesh(surface(at, 260, 200), cloth));
    const fringe = make.matte(new T.Color(TONES[colour].cloth).lerp(new T.Color('#fff'), 0.12));
    for (let i = 0; i < 64; i += 1) {
      const u = (i + 0.5) / 64;
      const [x, y, z] = at(u, 1);
      parts.add(
        mesh(
          tube(
            [
              [x, y + 0.01, z],
              [x + 0.01, y - 0.08, z + 0.01],
              [x - 0.005, y - 0.17, z],
            ],
            0.009,
            { segments: 8, sides: 5 },
          ),
          fringe,
        ),
      );
    }
    const rail = make.brushed('gold');
    parts.add(
      mesh(new T.CylinderGeometry(0.045, 0.045, 2.3, 32), rail, [0, 2.6, 0], [0, 0, Math.PI / 2]),
    );
    for (const x of [-1.12, 1.12])
      parts.add(
        mesh(new T.CylinderGeometry(0.045, 0.045, 2.6, 32), rail, [x, 1.3, 0]),
        mesh(new T.SphereGeometry(0.06, 24, 16), rail, [x, 2.6, 0]),
        mesh(
          lathe(
            [
              [0, 0],
              [0.26, 0],
              [0.26, 0.04],
              [0, 0.05],
            ],
            { round: false },
          ),
          rail,
          [x, 0, 0],
        ),
      );
    return parts;
  },
  wallet: (colour) => {
    const leather = make.leather(colour);
    const half = slab(roundedShape(1.4, 1.1, 0.1), 0.13, 0.05, 6);
    const thread = make.matte(new T.Color(TONES[colour].leather).lerp(new T.Color('#fff'), 0.4));
    const front = group(mesh(half, leather, [0.7, 0.55, 0]));
    front.add(
      mesh(
        tube(
          [
            [0.12, 0.1, 0.068],
            [1.28, 0.1, 0.068],
            [1.31, 0.13, 0.068],
            [1.31, 0.97, 0.068],
            [1.28, 1.0, 0.068],
            [0.12, 1.0, 0.068],
          ],
          0.008,
          { segments: 160, sides: 6, tension: 0.02 },
        ),
        thread,
      ),
      mesh(
        slab(roundedShape(0.3, 0.1, 0.02), 0.02, 0.006),
        make.metal('gold', 0.25),
        [1.05, 0.28, 0.07],
      ),
    );
    const back = group(mesh(half, leather, [0.7, 0.55, 0]));
    front.rotation.y = -0.12;
    back.rotation.y = 0.4;
    const parts = group(
      front,
      back,
      mesh(new T.CapsuleGeometry(0.07, 0.98, 8, 24), leather, [0, 0.55, 0]),
    );
    ['#e6d8bb', '#b9a273', '#7d2f2c'].forEach((tone, i) => {
      const holder = group(
        mesh(slab(roundedShape(1.12, 0.7, 0.05), 0.022, 0.006), make.matte(tone, 0.5), [
          0.74,
          0.82 + i * 0.075,
          0,
        ]),
      );
      holder.rotation.y = 0.08 + i * 0.1;
      parts.add(holder);
    });
    return parts;
  },
  cap,
  'kids-cap': cap,
  cufflinks: (colour) => {
    const metal = colour === 'navy' ? 'silver' : colour;
    const one = () => {
      const parts = group(
        mesh(
          lathe(
            [
              [0, -0.08],
              [0.5, -0.08],
              [0.54, -0.02],
              [0.5, 0.07],
              [0.42, 0.08],
              [0.4, 0.05],
              [0, 0.05],
            ],
            { round: false },
          ),
          make.metal(metal, 0.12),
        ),
      );
      const enamel = mesh(
        new T.CylinderGeometry(0.4, 0.4, 0.03, 80),
        make.gloss({ gold: '#123f37', silver: '#1b1b20', navy: '#1b2d5c' }[colour]),
        [0, 0.055, 0],
      );
      const badge = mesh(
        slab(
          (() => {
            const s = new T.Shape();
            for (let i = 0; i <= 16; i += 1) {
              const a = (i / 16) * Math.PI * 2;
              const r = i % 2 ? 0.17 : 0.26;
              if (i) s.lineTo(Math.cos(a) * r, Math.sin(a) * r);
              else s.moveTo(r, 0);
            }
            return s;
          })(),
          0.03,
          0.008,
        ),
        make.metal(metal, 0.12),
        [0, 0.085, 0],
        [-Math.PI / 2, 0, 0],
      );
      parts.add(
        enamel,
        badge,
        mesh(new T.CylinderGeometry(0.06, 0.09, 0.62, 32), make.metal(metal), [0, -0.38, 0]),
        mesh(
          new T.CapsuleGeometry(0.1, 0.46, 10, 32),
          make.metal(metal),
          [0, -0.72, 0],
          [0, 0, Math.PI / 2],
        ),
      );
      return parts;
    };
    const [a, b] = [one(), one()];
    a.rotation.set(1.25, 0, 0.3);
    a.position.set(-0.55, 0.54, 0.2);
    b.rotation.set(1.1, 0, -0.5);
    b.position.set(0.72, 0.54, -0.35);
    return group(a, b);
  },
};
