import * as T from 'three';
import { block, group, lathe, mesh, roundedShape, slab, star } from '../forms.mjs';
import { label, liquid, make } from '../materials.mjs';

const paper = (words, ratio) =>
  new T.MeshStandardMaterial({ map: label(words, { ratio }), roughness: 0.7 });

/** A label bent around a cylinder. */
export function wrap(radius, height, y, words, arc = 1.5) {
  const geometry = new T.CylinderGeometry(radius, radius, height, 64, 1, true, -arc / 2, arc);
  return mesh(geometry, paper(words, height / (radius * arc)), [0, y, 0]);
}

export const beauty = {
  lipstick: (colour) => {
    const gold = make.metal('gold', 0.14);
    const black = make.gloss('#17151a');
    const stick = lathe(
      [
        [0, 0],
        [0.235, 0],
        [0.235, 0.7],
        [0.21, 0.92],
        [0.12, 1.06],
        [0, 1.1],
      ],
      { segments: 80 },
    );
    const positions = stick.attributes.position;
    for (let i = 0; i < positions.count; i += 1) {
      const y = positions.getY(i);
      if (y > 0.45)
        positions.setY(i, y + positions.getX(i) * 0.85 * Math.min(1, (y - 0.45) / 0.3) - 0.05);
    }
    stick.computeVertexNormals();
    const open = group(
      mesh(
        lathe(
          [
            [0, 0],
            [0.38, 0],
            [0.4, 0.03],
            [0.4, 0.85],
            [0.37, 0.88],
            [0, 0.88],
          ],
          { round: false, segments: 96 },
        ),
        black,
      ),
      mesh(
        lathe(
          [
            [0.3, 0.86],
            [0.33, 0.88],
            [0.33, 1.3],
            [0.31, 1.32],
            [0.25, 1.32],
          ],
          { round: false, segments: 96 },
        ),
        gold,
      ),
      mesh(
        lathe(
          [
            [0.24, 1.3],
            [0.265, 1.32],
            [0.265, 1.52],
            [0.24, 1.53],
          ],
          { round: false, segments: 96 },
        ),
        gold,
      ),
      mesh(
        stick,
        new T.MeshPhysicalMaterial({
          color: { red: '#b5121f', rose: '#b7606a', brown: '#6e3b2a' }[colour],
          roughness: 0.38,
          clearcoat: 0.4,
        }),
        [0, 1.4, 0],
      ),
      mesh(new T.TorusGeometry(0.4, 0.018, 12, 96), gold, [0, 0.8, 0], [Math.PI / 2, 0, 0]),
    );
    const cap = group(
      mesh(
        lathe(
          [
            [0, 0],
            [0.38, 0],
            [0.4, 0.03],
            [0.4, 1.22],
            [0.36, 1.26],
            [0, 1.26],
          ],
          { round: false, segments: 96 },
        ),
        black,
      ),
      mesh(new T.TorusGeometry(0.4, 0.018, 12, 96), gold, [0, 0.09, 0], [Math.PI / 2, 0, 0]),
      mesh(slab(star(0.13), 0.02, 0.005), gold, [0, 0.66, 0.4]),
    );
    cap.position.set(1.02, 0, 0.18);
    return group(open, cap);
  },
  'cream-jar': (colour) => {
    const tone = { white: '#f3eee6', green: '#a9c4b0', rose: '#e6c2bc' }[colour];
    const body = mesh(
      lathe(
        [
          [0, 0],
          [0.86, 0],
          [0.95, 0.06],
          [0.98, 0.4],
          [0.95, 0.84],
          [0.88, 0.92],
          [0, 0.92],
        ],
        { points: 200 },
      ),
      new T.MeshPhysicalMaterial({
        color: tone,
        roughness: 0.18,
        clearcoat: 1,
        clearcoatRoughness: 0.05,
      }),
    );
    const lid = mesh(
      lathe(
        [
          [0, 0],
          [0.93, 0],
          [0.95, 0.02],
          [0.95, 0.4],
          [0.91, 0.45],
          [0, 0.45],
        ],
        { round: false, segments: 128 },
      ),
      make.metal('gold', 0.18),
      [0, 0.95, 0],
    );
    const badge = mesh(
      slab(star(0.24), 0.02, 0.006),
      make.brushed('gold'),
      [0, 1.41, 0],
      [-Math.PI / 2, 0, 0],
    );
    return group(body, lid, badge, wrap(0.985, 0.44, 0.46, ['FACE CREAM', '50 ML'], 1.0));
  },
  serum: (colour) => {
    const tone = colour === 'brown' ? '#8a4513' : '#2f6e4b';
    const glass = new T.MeshPhysicalMaterial({
      color: tone,
      transmission: 0.75,
      thickness: 0.5,
      roughness: 0.05,
      ior: 1.48,
      envMapIntensity: 1.3,
      attenuationColor: new T.Color(tone),
      attenuationDistance: 0.5,
    });
    const body = mesh(
      lathe(
        [
          [0, 0],
          [0.56, 0],
          [0.6, 0.05],
          [0.6, 1.3],
          [0.56, 1.42],
          [0.26, 1.56],
          [0.24, 1.7],
        ],
        { round: false, segments: 96 },
      ),
      glass,
    );
    body.castShadow = true;
    const inner = mesh(new T.CylinderGeometry(0.5, 0.5, 0.9, 64), liquid(tone), [0, 0.52, 0]);
    const collar = mesh(
      lathe(
        [
          [0, 0],
          [0.29, 0],
          [0.3, 0.02],
          [0.3, 0.34],
          [0.27, 0.37],
          [0, 0.37],
        ],
        { round: false, segments: 96 },
      ),
      make.metal('gold', 0.2),
      [0, 1.66, 0],
    );
    const bulb = mesh(
      lathe([
        [0.17, 0],
        [0.19, 0.1],
        [0.2, 0.4],
        [0.14, 0.56],
        [0, 0.6],
      ]),
      make.matte('#1e1b1a', 0.5),
      [0, 2.02, 0],
    );
    return group(body, inner, collar, bulb, wrap(0.608, 0.72, 0.72, ['FACE SERUM', '30 ML'], 1.7));
  },
  nail: (colour) => {
    const tone = { red: '#a8101d', rose: '#c0787d', navy: '#1a2550' }[colour];
    const glass = mesh(block(0.95, 1.05, 0.95, 0.2, 0.12), make.glass('#ffffff', 0.3));
    const paint = mesh(
      block(0.8, 0.86, 0.8, 0.14, 0.1),
      new T.MeshPhysicalMaterial({ color: tone, roughness: 0.12, clearcoat: 1 }),
      [0, 0.08, 0],
    );
    glass.castShadow = false;
    const cap = mesh(
      lathe(
        [
          [0, 0],
          [0.24, 0],
          [0.26, 0.03],
          [0.23, 1.2],
          [0.19, 1.25],
          [0, 1.25],
        ],
        { round: false, segments: 96 },
      ),
      make.gloss('#18161a'),
      [0, 1.14, 0],
    );
    const ring = mesh(new T.CylinderGeometry(0.27, 0.27, 0.1, 96), make.metal('gold'), [0, 1.1, 0]);
    const drop = mesh(
      new T.SphereGeometry(0.34, 64, 40),
      new T.MeshPhysicalMaterial({ color: tone, roughness: 0.08, clearcoat: 1 }),
      [0.95, 0.0, 0.5],
    );
    drop.scale.set(1.2, 0.16, 0.9);
    return group(glass, paint, cap, ring, drop);
  },
  compact: (colour) => {
    const metal = make.metal(colour, 0.16);
    const shell = lathe(
      [
        [0, 0],
        [0.98, 0],
        [1.04, 0.06],
        [1.04, 0.14],
        [0.98, 0.19],
        [0.9, 0.19],
        [0.88, 0.15],
        [0, 0.15],
      ],
      { round: false, segments: 128 },
    );
    const powder = new T.MeshStandardMaterial({ color: '#e0b795', roughness: 1 });
    const base = group(
      mesh(shell, metal),
      mesh(new T.CylinderGeometry(0.82, 0.82, 0.03, 96), powder, [0, 0.16, 0]),
      mesh(
        slab(star(0.4), 0.02, 0.006),
        new T.MeshStandardMaterial({ color: '#d6a884', roughness: 1 }),
        [0, 0.178, 0],
        [-Math.PI / 2, 0, 0],
      ),
    );
    const lid = group(
      mesh(shell, metal),
      mesh(
        new T.CylinderGeometry(0.84, 0.84, 0.02, 96),
        new T.MeshPhysicalMaterial({ color: '#dfe4e6', metalness: 1, roughness: 0.03 }),
        [0, 0.16, 0],
      ),
    );
    lid.position.set(0, 0.14, -1.0);
    lid.rotation.x = Math.PI / 2 - 0.25;
    const holder = group(lid);
    lid.position.set(0, 1.18, -1.22);
    return group(
      base,
      holder,
      mesh(
        new T.CylinderGeometry(0.06, 0.06, 0.6, 32),
        metal,
        [0, 0.17, -1.05],
        [0, 0, Math.PI / 2],
      ),
      mesh(slab(roundedShape(0.26, 0.06, 0.02), 0.08, 0.02), metal, [0, 0.1, 1.04]),
    );
  },
};
