import * as T from 'three';
import { group, lathe, mesh, slab, star, surface, tube } from '../forms.mjs';
import { make } from '../materials.mjs';

const TURN = Math.PI * 2;

/** A brilliant-cut stone: flat facets from crown to point. */
export function stone(radius, material) {
  const facets = lathe(
    [
      [0, -0.86],
      [0.52, -0.36],
      [1, 0],
      [1, 0.06],
      [0.78, 0.26],
      [0.56, 0.36],
      [0, 0.36],
    ].map(([x, y]) => [x * radius, y * radius]),
    { round: false, segments: 16 },
  ).toNonIndexed();
  facets.computeVertexNormals();
  return mesh(facets, material);
}

export function solitaire(metal) {
  const ring = make.metal(metal, 0.12);
  const parts = group(mesh(new T.TorusGeometry(0.84, 0.07, 40, 200), ring));
  const gem = stone(0.34, make.diamond());
  gem.position.y = 1.2;
  parts.add(gem);
  for (let i = 0; i < 4; i += 1) {
    const a = (i / 4) * TURN + Math.PI / 4;
    const [x, z] = [Math.cos(a), Math.sin(a)];
    parts.add(
      mesh(
        tube(
          [
            [x * 0.07, 0.84, z * 0.07],
            [x * 0.2, 0.98, z * 0.2],
            [x * 0.33, 1.16, z * 0.33],
            [x * 0.31, 1.27, z * 0.31],
          ],
          0.03,
          { segments: 40, sides: 12 },
        ),
        ring,
      ),
    );
    parts.add(mesh(new T.SphereGeometry(0.042, 16, 12), ring, [x * 0.3, 1.27, z * 0.3]));
  }
  for (let i = -5; i <= 5; i += 1) {
    if (Math.abs(i) < 2) continue;
    const a = Math.PI / 2 + i * 0.115;
    const small = stone(0.055, make.diamond());
    small.position.set(Math.cos(a) * 0.905, Math.sin(a) * 0.905, 0);
    small.rotation.z = a - Math.PI / 2;
    parts.add(small);
  }
  parts.rotation.y = 0.55;
  return group(parts);
}

function bust(colour) {
  const at = (u, v) => {
    const a = u * TURN;
    const y = v * 2.7;
    const neck = 0.4;
    const t = Math.max(0, (1.75 - y) / 1.75);
    const wide =
      neck +
      0.86 * Math.sin(Math.min(1, t * 1.15) * (Math.PI / 2)) ** 1.7 -
      0.1 * Math.max(0, t - 0.8);
    const flare = y > 2.3 ? (y - 2.3) * 0.12 : 0;
    const deep = neck * 0.95 + 0.34 * t ** 1.2;
    return [Math.cos(a) * (wide + flare), y, Math.sin(a) * (deep + flare) + 0.18 * t];
  };
  const body = mesh(surface(at, 140, 90), make.cloth(colour, { repeat: [22, 16], bump: 0.5 }));
  const lid = mesh(new T.CylinderGeometry(0.44, 0.44, 0.02, 64), make.cloth(colour), [0, 2.7, 0]);
  lid.scale.z = 0.95;
  return { at, object: group(body, lid) };
}

/** Points of a necklace that lies on the bust: high at the nape, `drop` at the front. */
function lying(at, drop, count, lift, sweep = 1) {
  const points = [];
  for (let i = 0; i < count; i += 1) {
    const a = (i / count) * TURN;
    const front = ((1 + Math.sin(a)) / 2) ** 1.25;
    const v = (2.05 - drop * front * sweep) / 2.7;
    const [x, y, z] = at(a / TURN, v);
    const out = new T.Vector3(x, 0, z).normalize().multiplyScalar(lift);
    points.push([x + out.x, y + lift * 0.5, z + out.z]);
  }
  return points;
}

function earringStand() {
  const gold = make.brushed('#cbb58c');
  const base = mesh(
    lathe(
      [
        [0, 0],
        [0.8, 0],
        [0.8, 0.1],
        [0.74, 0.14],
        [0, 0.14],
      ],
      { round: false },
    ),
    make.stone('#e6dccb'),
  );
  const post = mesh(new T.CylinderGeometry(0.03, 0.03, 2.2, 32), gold, [0, 1.2, 0]);
  const bar = mesh(
    new T.CylinderGeometry(0.03, 0.03, 1.9, 32),
    gold,
    [0, 2.28, 0],
    [0, 0, Math.PI / 2],
  );
  return group(base, post, bar);
}

const pair = (one) => {
  const [a, b] = [one(), one()];
  a.position.set(-0.62, 2.24, 0);
  b.position.set(0.62, 2.24, 0);
  b.rotation.y = -0.35;
  a.rotation.y = 0.25;
  return group(earringStand(), a, b);
};

const hook = (metal) =>
  mesh(
    tube(
      [
        [0, -0.2, 0],
        [0, -0.02, 0.02],
        [0, 0.08, 0],
        [0, 0, -0.08],
      ],
      0.016,
      { segments: 40, sides: 10 },
    ),
    make.metal(metal),
  );

export const jewelry = {
  'ring-solitaire': solitaire,
  'ring-band': (metal) => {
    const parts = group();
    const profile = (w, r) =>
      new T.LatheGeometry(
        Array.from({ length: 33 }, (_, i) => {
          const a = (i / 32) * TURN;
          return new T.Vector2(r + Math.cos(a) * 0.05, Math.sin(a) * w);
        }),
        200,
      );
    [
      [0.1, 0.86, 0],
      [0.075, 0.86, 0.24],
      [0.075, 0.86, -0.24],
    ].forEach(([w, r, y], i) => {
      const ring = mesh(
        profile(w, r),
        i === 0 ? make.brushed(metal) : make.metal(metal, 0.08),
        [0, y, 0],
        [i * 0.04, 0, i * -0.03],
      );
      parts.add(ring);
    });
    for (let i = 0; i < 26; i += 1) {
      const a = (i / 44) * TURN - 0.9;
      const gem = stone(0.045, make.diamond());
      gem.position.set(Math.cos(a) * 0.912, 0.24, Math.sin(a) * 0.912);
      gem.rotation.set(0, -a, -Math.PI / 2);
      parts.add(gem);
    }
    parts.rotation.set(Math.PI / 2 - 0.12, 0, 0.4);
    return group(parts);
  },
  'ring-gem': (colour) => {
    const gold = make.metal('gold', 0.12);
    const oval = mesh(new T.IcosahedronGeometry(0.42, 2), make.gem(colour), [0, 1.1, 0]);
    oval.scale.set(1.25, 0.5, 0.92);
    const bezel = mesh(
      new T.TorusGeometry(0.42, 0.055, 24, 128),
      gold,
      [0, 1.06, 0],
      [Math.PI / 2, 0, 0],
    );
    bezel.scale.set(1.25, 0.92, 1);
    const parts = group(mesh(new T.TorusGeometry(0.84, 0.085, 40, 200), gold), oval, bezel);
    for (let i = 0; i < 22; i += 1) {
      const a = (i / 22) * TURN;
      const gem = stone(0.062, make.diamond());
      gem.position.set(Math.cos(a) * 0.62, 1.06, Math.sin(a) * 0.48);
      parts.add(gem);
    }
    parts.rotation.set(0.28, 0.5, 0);
    return group(parts);
  },
  'necklace-star': (metal) => {
    const { at, object } = bust('#e9dfcd');
    const points = lying(at, 1.0, 90, 0.03);
    const gold = make.metal(metal, 0.14);
    const chain = group();
    const curve = new T.CatmullRomCurve3(
      points.map((p) => new T.Vector3(...p)),
      true,
    );
    const link = new T.TorusGeometry(0.034, 0.011, 8, 20);
    const count = 150;
    const links = new T.InstancedMesh(link, gold, count);
    for (let i = 0; i < count; i += 1) {
      const p = curve.getPointAt(i / count);
      const next = p.clone().add(curve.getTangentAt(i / count));
      const helper = new T.Object3D();
      helper.position.copy(p);
      helper.lookAt(next);
      helper.rotateY(Math.PI / 2);
      helper.rotateX((i % 2) * 1.3 + 0.3);
      helper.scale.set(1.35, 1, 1);
      helper.updateMatrix();
      links.setMatrixAt(i, helper.matrix);
    }
    links.castShadow = true;
    chain.add(links);
    const [x, y, z] = lying(at, 1.0, 4, 0.05)[1];
    const pendant = group(
      mesh(slab(star(0.24, 0.175), 0.05, 0.014), gold, [0, -0.3, 0.02]),
      mesh(new T.TorusGeometry(0.045, 0.014, 12, 32), gold, [0, -0.03, 0.02]),
    );
    const gem = stone(0.09, make.diamond());
    gem.position.set(0, -0.3, 0.06);
    gem.rotation.x = Math.PI / 2;
    pendant.add(gem);
    pendant.position.set(x, y, z + 0.02);
    pendant.rotation.x = -0.22;
    return group(object, chain, pendant);
  },
  'necklace-pearl': (colour) => {
    const { at, object } = bust(colour === 'white' ? '#4b5a54' : '#e9dfcd');
    const parts = group(object);
    const pearl = make.pearl(colour);
    for (const [drop, count, size] of [
      [0.62, 46, 0.075],
      [1.02, 56, 0.085],
    ]) {
      const curve = new T.CatmullRomCurve3(
        lying(at, drop, 80, size * 0.9).map((p) => new T.Vector3(...p)),
        true,
      );
      const length = curve.getLength();
      const fit = Math.floor(length / (size * 2.02));
      for (let i = 0; i < Math.min(fit, count * 2); i += 1) {
        const p = curve.getPointAt(i / fit);
        parts.add(mesh(new T.SphereGeometry(size, 28, 20), pearl, [p.x, p.y, p.z]));
      }
    }
    return parts;
  },
  'earrings-hoop': (metal) =>
    pair(() => {
      const hoop = mesh(
        new T.TorusGeometry(0.5, 0.062, 32, 160),
        make.metal(metal, 0.1),
        [0, -0.52, 0],
        [0, 0.5, 0],
      );
      return group(hoop, hook(metal));
    }),
  'earrings-drop': (colour) =>
    pair(() => {
      const gold = make.metal('gold', 0.12);
      const drop =
        colour === 'white'
          ? mesh(new T.SphereGeometry(0.24, 48, 36), make.pearl(colour), [0, -1.0, 0])
          : mesh(
              (() => {
                const g = lathe(
                  [
                    [0, -0.42],
                    [0.2, -0.34],
                    [0.27, -0.12],
                    [0.16, 0.16],
                    [0.03, 0.4],
                    [0, 0.4],
                  ],
                  { round: false, segments: 10 },
                ).toNonIndexed();
                g.computeVertexNormals();
                return g;
              })(),
              make.gem(colour),
              [0, -1.05, 0],
            );
      const cap = mesh(
        lathe(
          [
            [0, 0.12],
            [0.05, 0.1],
            [0.13, 0],
            [0.12, -0.03],
          ],
          { round: false },
        ),
        gold,
        [0, colour === 'white' ? -0.8 : -0.68, 0],
      );
      const halo = mesh(new T.TorusGeometry(0.1, 0.025, 16, 48), gold, [0, -0.4, 0]);
      const gem = stone(0.075, make.diamond());
      gem.position.set(0, -0.4, 0.03);
      gem.rotation.x = Math.PI / 2;
      return group(
        drop,
        cap,
        halo,
        gem,
        hook('gold'),
        mesh(new T.CylinderGeometry(0.012, 0.012, 0.24, 12), gold, [0, -0.58, 0]),
      );
    }),
  bangle: (metal) => {
    const parts = group();
    const plain = new T.TorusGeometry(1, 0.085, 36, 200);
    [
      [0, 0.09, 0, Math.PI / 2, 0],
      [0.05, 0.27, 0.02, Math.PI / 2 + 0.02, 0.015],
    ].forEach(([x, y, z, rx, ry], i) => {
      parts.add(
        mesh(plain, i ? make.brushed(metal) : make.metal(metal, 0.1), [x, y, z], [rx, ry, 0]),
      );
    });
    const leaning = group(mesh(plain, make.metal(metal, 0.1)));
    for (let i = 0; i < 48; i += 1) {
      const a = (i / 48) * TURN;
      const gem = stone(0.05, make.diamond());
      gem.position.set(Math.cos(a) * 1.0, Math.sin(a) * 1.0, 0.075);
      gem.rotation.x = Math.PI / 2;
      leaning.add(gem);
    }
    leaning.position.set(0.1, 1.12, -0.75);
    leaning.rotation.x = -0.32;
    parts.add(leaning);
    return parts;
  },
  'bracelet-beads': (colour) => {
    const parts = group();
    const count = 23;
    const material =
      colour === 'brown'
        ? make.wood('brown', [0.5, 0.5])
        : make.gloss({ black: '#1b1a1d', green: '#2f6e52' }[colour]);
    const size = 0.135;
    for (const [lift, lean, turn] of [
      [size, 0, 0],
      [0.95, 1.25, 0.4],
    ]) {
      const ring = group();
      for (let i = 0; i < count; i += 1) {
        const a = (i / count) * TURN + turn;
        const metal = i === 5;
        ring.add(
          mesh(
            metal
              ? lathe(
                  [
                    [0.05, -0.1],
                    [0.14, -0.06],
                    [0.14, 0.06],
                    [0.05, 0.1],
                  ],
                  { round: false, segments: 40 },
                )
              : new T.SphereGeometry(size, 36, 28),
            metal ? make.metal('gold') : material,
            [Math.cos(a), 0, Math.sin(a)],
            metal ? [Math.PI / 2, 0, a] : [i, i * 2, 0],
          ),
        );
      }
      ring.position.set(lean ? 0.25 : 0, lift, lean ? -0.85 : 0);
      ring.rotation.x = lean;
      parts.add(ring);
    }
    return parts;
  },
};
