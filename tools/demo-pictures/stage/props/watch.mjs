import * as T from 'three';
import { band, group, lathe, mesh, roundedShape, slab } from '../forms.mjs';
import { TONES, canvasTexture, drawStar, make } from '../materials.mjs';

const TURN = Math.PI * 2;

function dialTexture(base, ink, style) {
  const texture = canvasTexture(1024, (c, s) => {
    const sun = c.createConicGradient(0.6, s / 2, s / 2);
    const colour = new T.Color(base);
    for (let i = 0; i <= 8; i += 1)
      sun.addColorStop(
        i / 8,
        colour
          .clone()
          .lerp(new T.Color(i % 2 ? '#ffffff' : '#000000'), i % 2 ? 0.13 : 0.12)
          .getStyle(),
      );
    c.fillStyle = sun;
    c.fillRect(0, 0, s, s);
    c.translate(s / 2, s / 2);
    c.strokeStyle = ink;
    c.fillStyle = ink;
    for (let i = 0; i < 60; i += 1) {
      c.save();
      c.rotate((i / 60) * TURN);
      c.fillRect(-1.5, -s * 0.475, 3, i % 5 ? 12 : 22);
      c.restore();
    }
    c.lineWidth = 4;
    drawStar(c, 0, -s * (style === 'chrono' ? 0.3 : 0.24), s * 0.035);
    c.textAlign = 'center';
    c.font = `${s * 0.03}px "DejaVu Serif", serif`;
    c.letterSpacing = '6px';
    c.fillText(
      style === 'chrono' ? 'CHRONOGRAPH' : 'AUTOMATIC',
      0,
      -s * (style === 'chrono' ? 0.22 : 0.15),
    );
    if (style === 'tank') {
      c.font = `${s * 0.085}px "DejaVu Serif", serif`;
      c.letterSpacing = '0px';
      ['XII', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI'].forEach(
        (word, i) => {
          const a = (i / 12) * TURN;
          const k = 0.36 / Math.max(Math.abs(Math.sin(a)), Math.abs(Math.cos(a)));
          c.fillText(word, Math.sin(a) * s * k * 0.98, -Math.cos(a) * s * k + s * 0.03);
        },
      );
    }
    if (style === 'chrono') {
      for (const [x, y] of [
        [-0.22, 0],
        [0.22, 0],
        [0, 0.22],
      ]) {
        c.save();
        c.translate(x * s, y * s);
        c.fillStyle = colour.clone().lerp(new T.Color('#000'), 0.35).getStyle();
        c.beginPath();
        c.arc(0, 0, s * 0.105, 0, TURN);
        c.fill();
        c.lineWidth = 3;
        c.stroke();
        c.fillStyle = ink;
        for (let i = 0; i < 12; i += 1) {
          c.rotate(TURN / 12);
          c.fillRect(-1.5, -s * 0.1, 3, 14);
        }
        c.rotate(x * 9 + y * 4);
        c.fillRect(-3, -s * 0.08, 6, s * 0.09);
        c.restore();
      }
    }
  });
  texture.colorSpace = T.SRGBColorSpace;
  return texture;
}

const hand = (length, width, angle, z, material) => {
  const shape = new T.Shape();
  shape.moveTo(-width / 2, -length * 0.16);
  shape.lineTo(width / 2, -length * 0.16);
  shape.lineTo(width * 0.42, length * 0.8);
  shape.lineTo(0, length);
  shape.lineTo(-width * 0.42, length * 0.8);
  shape.closePath();
  return mesh(slab(shape, 0.016, 0.004, 2), material, [0, 0, z], [0, 0, -angle]);
};

function hands(size, metal, style) {
  const material = style === 'tank' ? make.metal('#2b3f86', 0.25) : make.metal(metal, 0.2);
  return group(
    hand(0.5 * size, 0.05, (10 + 9 / 60) * (TURN / 12), 0.03, material),
    hand(0.74 * size, 0.038, 9 * (TURN / 60), 0.045, material),
    hand(
      0.78 * size,
      0.012,
      36 * (TURN / 60),
      0.058,
      style === 'chrono' ? make.gloss('#c0392b') : material,
    ),
    mesh(
      new T.CylinderGeometry(0.035, 0.035, 0.07, 32),
      material,
      [0, 0, 0.04],
      [Math.PI / 2, 0, 0],
    ),
  );
}

function roundHead({ metal, dial, ink, style, bezel = 0.09 }) {
  const profile = [
    [0, -0.16],
    [0.8, -0.16],
    [0.98, -0.06],
    [1.0, 0.02],
    [0.99, 0.1],
    [0.94, 0.17],
    [0.94 - bezel, 0.19],
    [0.92 - bezel, 0.13],
  ];
  const body = mesh(
    lathe(profile, { round: false, segments: 160 }),
    make.metal(metal, 0.16),
    [0, 0, 0],
    [Math.PI / 2, 0, 0],
  );
  const face = mesh(
    new T.CircleGeometry(0.93 - bezel, 96),
    new T.MeshPhysicalMaterial({
      map: dialTexture(dial, ink, style),
      roughness: 0.32,
      metalness: 0.25,
      clearcoat: 0.6,
    }),
    [0, 0, 0.115],
  );
  const parts = group(body, face);
  const markers = make.metal(metal, 0.18);
  for (let i = 0; i < 12 && style !== 'chrono'; i += 1) {
    const a = (i / 12) * TURN;
    const long = i % 3 === 0 ? 0.17 : 0.12;
    parts.add(
      mesh(
        new T.BoxGeometry(i % 3 ? 0.03 : 0.045, long, 0.03),
        markers,
        [Math.sin(a) * 0.66, Math.cos(a) * 0.66, 0.125],
        [0, 0, -a],
      ),
    );
  }
  if (style === 'chrono') {
    parts.add(
      mesh(
        lathe(
          [
            [0.86, 0.17],
            [0.98, 0.17],
            [1.03, 0.21],
            [0.99, 0.25],
            [0.87, 0.235],
            [0.85, 0.19],
          ],
          { round: false, segments: 160 },
        ),
        make.gloss('#14151a'),
        [0, 0, 0],
        [Math.PI / 2, 0, 0],
      ),
    );
    for (let i = 0; i < 60; i += 1) {
      const a = (i / 60) * TURN;
      parts.add(
        mesh(
          new T.BoxGeometry(0.008, i % 5 ? 0.035 : 0.07, 0.006),
          make.matte('#e8e4da'),
          [Math.sin(a) * 0.93, Math.cos(a) * 0.93, 0.247],
          [0, 0, -a],
        ),
      );
    }
    for (const a of [0.5, -0.5])
      parts.add(
        mesh(
          new T.CylinderGeometry(0.075, 0.075, 0.2, 40),
          make.metal(metal),
          [Math.cos(a) * 1.07, Math.sin(a) * 1.07, 0.02],
          [0, 0, a - Math.PI / 2],
        ),
      );
  }
  const time = hands(0.92, style === 'chrono' ? '#f2efe8' : metal, style);
  time.position.z = 0.115;
  const pane = mesh(new T.CircleGeometry(0.94 - bezel, 64), make.pane(), [0, 0, 0.185]);
  pane.castShadow = false;
  parts.add(
    time,
    pane,
    mesh(
      new T.CylinderGeometry(0.1, 0.1, 0.15, 48),
      make.brushed(metal),
      [1.06, 0, 0.02],
      [0, 0, Math.PI / 2],
    ),
  );
  for (const sx of [-1, 1])
    for (const sy of [-1, 1])
      parts.add(
        mesh(
          slab(roundedShape(0.14, 0.34, 0.06), 0.2, 0.03),
          make.metal(metal, 0.18),
          [sx * 0.45, sy * 0.93, -0.08],
          [sy * 0.35, 0, sx * sy * -0.06],
        ),
      );
  return parts;
}

function tankHead({ metal, dial, ink }) {
  const body = mesh(slab(roundedShape(1.34, 1.72, 0.16), 0.28, 0.07, 8), make.metal(metal, 0.15));
  const face = mesh(
    new T.PlaneGeometry(1.02, 1.36),
    new T.MeshPhysicalMaterial({
      map: dialTexture(dial, ink, 'tank'),
      roughness: 0.4,
      clearcoat: 0.5,
    }),
    [0, 0, 0.145],
  );
  const rim = mesh(
    slab(roundedShape(1.12, 1.46, 0.06), 0.03, 0.012),
    make.metal(metal, 0.12),
    [0, 0, 0.126],
  );
  const time = hands(0.72, metal, 'tank');
  time.position.z = 0.15;
  const crown = mesh(new T.SphereGeometry(0.085, 32, 24), make.gloss('#27408f'), [0.74, 0, 0]);
  return group(body, rim, face, time, crown);
}

/** The loop a closed strap makes around a cushion; t = 0 is the head, which looks along +z. */
const loop = (ry, rz) => (t) => [0, Math.sin(t * TURN) * ry, Math.cos(t * TURN) * rz - rz];

function leatherStrap(colour, width, ry, rz) {
  const path = loop(ry, rz);
  const cut = (t) => path(0.055 + t * 0.89);
  const strap = mesh(
    band(cut, (t) => width * (1 - 0.2 * Math.sin(Math.PI * t)), 0.1, [1, 0, 0], 160),
    make.leather(colour, { repeat: [10, 1.5], bump: 1.1 }),
  );
  const stitches = group();
  const thread = make.matte(new T.Color(TONES[colour].leather).lerp(new T.Color('#fff'), 0.45));
  for (let i = 0; i < 84; i += 1) {
    const t = (i + 0.5) / 84;
    const [x, y, z] = cut(t);
    const [, y2, z2] = cut(t + 0.002);
    const angle = Math.atan2(z2 - z, y2 - y);
    const n = [y2 - y, z2 - z];
    const size = Math.hypot(...n);
    for (const side of [-1, 1]) {
      const w = width * (1 - 0.2 * Math.sin(Math.PI * t)) * 0.42 * side;
      stitches.add(
        mesh(
          new T.BoxGeometry(0.012, 0.045, 0.012),
          thread,
          [x + w, y + (-n[1] / size) * -0.052, z + (n[0] / size) * -0.052 * -1],
          [angle, 0, 0],
        ),
      );
    }
  }
  return group(strap, stitches);
}

function linkStrap(metal, width, ry, rz) {
  const parts = group();
  const path = loop(ry, rz);
  const count = 52;
  const centre = slab(roundedShape(width * 0.4, 0.15, 0.03), 0.14, 0.03, 3);
  const side = slab(roundedShape(width * 0.29, 0.15, 0.03), 0.12, 0.03, 3);
  const [bright, dull] = [make.metal(metal, 0.16), make.brushed(metal)];
  for (let i = 0; i < count; i += 1) {
    const t = 0.06 + (i / (count - 1)) * 0.88;
    const [, y, z] = path(t);
    const [, y2, z2] = path(t + 0.002);
    const tilt = Math.atan2(z2 - z, y2 - y);
    parts.add(mesh(centre, bright, [0, y, z], [tilt, 0, 0]));
    const [, ya, za] = path(t + 0.44 / count);
    for (const s of [-1, 1]) parts.add(mesh(side, dull, [s * width * 0.36, ya, za], [tilt, 0, 0]));
  }
  return parts;
}

function onCushion(head, strap, ry, rz, tilt) {
  const cushion = mesh(
    lathe(
      [
        [0, -0.62],
        [0.88, -0.62],
        [0.96, -0.54],
        [0.96, 0.54],
        [0.88, 0.62],
        [0, 0.62],
      ],
      { round: false },
    ),
    make.cloth('#e4d8c4', { repeat: [8, 4] }),
    [0, 0, -rz],
    [0, 0, Math.PI / 2],
  );
  cushion.scale.set(ry - 0.06, 1, rz - 0.06);
  cushion.userData.unframed = true;
  const whole = group(head, strap, cushion);
  whole.rotation.x = -tilt;
  return group(whole);
}

const METALS = { navy: 'gold', green: 'gold', brown: 'rose', black: 'silver', red: 'gold' };
const DIALS = {
  navy: '#1d2c52',
  green: '#1f4a3a',
  brown: '#f1e9da',
  black: '#f3f0ea',
  red: '#f3ede2',
};

export const watch = {
  'watch-classic': (colour) =>
    onCushion(
      roundHead({
        metal: METALS[colour],
        dial: DIALS[colour],
        ink: colour === 'navy' || colour === 'green' ? '#e9dcbc' : '#3a2f24',
        style: 'classic',
      }),
      leatherStrap(colour, 0.82, 1.5, 1.15),
      1.5,
      1.15,
      0.3,
    ),
  'watch-bracelet': (colour) =>
    onCushion(
      roundHead({
        metal: colour,
        dial: { silver: '#33465f', gold: '#f3ead6', rose: '#5a2f33' }[colour],
        ink: colour === 'gold' ? '#4a3a22' : '#eee6d8',
        style: 'classic',
        bezel: 0.12,
      }),
      linkStrap(colour, 0.9, 1.5, 1.15),
      1.5,
      1.15,
      0.3,
    ),
  'watch-tank': (colour) =>
    onCushion(
      tankHead({ metal: METALS[colour], dial: '#f4efe4', ink: '#2b241c' }),
      leatherStrap(colour, 0.9, 1.45, 1.1),
      1.45,
      1.1,
      0.3,
    ),
  'watch-chrono': (colour) =>
    onCushion(
      roundHead({
        metal: 'silver',
        dial: { black: '#1d1d21', navy: '#1c2f63', green: '#1d4d3b' }[colour],
        ink: '#efeae0',
        style: 'chrono',
        bezel: 0.06,
      }),
      colour === 'black'
        ? linkStrap('silver', 0.92, 1.5, 1.15)
        : leatherStrap(colour, 0.86, 1.5, 1.15),
      1.5,
      1.15,
      0.3,
    ),
  'watch-mesh': (colour) => {
    const strap = mesh(
      band((t) => loop(1.45, 1.1)(0.05 + t * 0.9), 0.72, 0.07, [1, 0, 0], 160),
      make.weaveMetal(colour),
    );
    return onCushion(
      roundHead({
        metal: colour,
        dial: { rose: '#f4e9e4', silver: '#20242c', gold: '#1c3a2e' }[colour],
        ink: colour === 'rose' ? '#6b4a42' : '#e8e0d2',
        style: 'mesh',
        bezel: 0.05,
      }),
      strap,
      1.45,
      1.1,
      0.3,
    );
  },
};
