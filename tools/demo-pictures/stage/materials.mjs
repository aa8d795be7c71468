/* global document */
import * as T from 'three';

/** What a colour of the catalogue looks like as cloth, leather, glass, stone, enamel. */
export const TONES = {
  black: {
    cloth: '#17161a',
    leather: '#19171a',
    liquid: '#2b2220',
    gem: '#1a1a1e',
    metal: '#4a4a50',
    wood: '#3a2c24',
    plain: '#1d1b1c',
  },
  white: {
    cloth: '#f1ece2',
    leather: '#efeae0',
    liquid: '#e9e4d6',
    gem: '#f4eee4',
    metal: '#e9e7e2',
    wood: '#e6dccb',
    plain: '#f0ebe2',
  },
  silver: {
    cloth: '#a9adb2',
    leather: '#b8babd',
    liquid: '#bfcbd2',
    gem: '#cfd6dc',
    metal: '#eceef0',
    wood: '#b8b2a8',
    plain: '#bcbfc3',
  },
  gold: {
    cloth: '#b98d3e',
    leather: '#c39a4d',
    liquid: '#d98f2b',
    gem: '#e0a63a',
    metal: '#ffd78e',
    wood: '#b07f43',
    plain: '#c99f4e',
  },
  rose: {
    cloth: '#b9747a',
    leather: '#c08a88',
    liquid: '#d98b8c',
    gem: '#e5b3ab',
    metal: '#eeb9a3',
    wood: '#b77e6c',
    plain: '#c98d88',
  },
  brown: {
    cloth: '#8a6440',
    leather: '#7a4a2a',
    liquid: '#7a4420',
    gem: '#6b3f22',
    metal: '#7c5a3c',
    wood: '#a06033',
    plain: '#7b5032',
  },
  navy: {
    cloth: '#1d2b4d',
    leather: '#1f2d4e',
    liquid: '#2a4478',
    gem: '#1f4fb0',
    metal: '#27365c',
    wood: '#27314a',
    plain: '#22325a',
  },
  green: {
    cloth: '#1d5a44',
    leather: '#1f5340',
    liquid: '#3d8a5c',
    gem: '#0f8f5b',
    metal: '#2b6a4f',
    wood: '#2f6a50',
    plain: '#2a6a4f',
  },
  red: {
    cloth: '#9a1f26',
    leather: '#9c2228',
    liquid: '#b8322a',
    gem: '#c0142c',
    metal: '#a5302c',
    wood: '#8d2f28',
    plain: '#ab2a2a',
  },
  beige: {
    cloth: '#cdb896',
    leather: '#cfb894',
    liquid: '#e2c99d',
    gem: '#e4d3b0',
    metal: '#d9c6a3',
    wood: '#e3bd85',
    plain: '#d8c5a4',
  },
};

function canvasTexture(size, draw, repeat = null) {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  draw(canvas.getContext('2d'), size);
  const texture = new T.CanvasTexture(canvas);
  texture.anisotropy = 8;
  if (repeat) {
    texture.wrapS = T.RepeatWrapping;
    texture.wrapT = T.RepeatWrapping;
    texture.repeat.set(...repeat);
  }
  return texture;
}

let seed = 1;
const random = () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 4294967296;
};

const grains = {
  leather: (c, s) => {
    c.fillStyle = '#808080';
    c.fillRect(0, 0, s, s);
    for (let i = 0; i < 5200; i += 1) {
      const [x, y, r] = [random() * s, random() * s, 1.5 + random() * 4.5];
      const shade = 90 + random() * 90;
      c.fillStyle = `rgba(${shade},${shade},${shade},.35)`;
      for (const [ox, oy] of [
        [0, 0],
        [s, 0],
        [-s, 0],
        [0, s],
        [0, -s],
      ]) {
        c.beginPath();
        c.ellipse(x + ox, y + oy, r, r * 0.7, random() * 3, 0, 7);
        c.fill();
      }
    }
  },
  weave: (c, s) => {
    const cell = s / 64;
    for (let y = 0; y < 64; y += 1) {
      for (let x = 0; x < 64; x += 1) {
        const over = (x + y) % 2 === 0;
        const shade = over ? 168 : 92;
        const v = shade + (random() - 0.5) * 40;
        c.fillStyle = `rgb(${v},${v},${v})`;
        c.fillRect(x * cell, y * cell, cell, cell);
      }
    }
  },
  fur: (c, s) => {
    c.fillStyle = '#777';
    c.fillRect(0, 0, s, s);
    for (let i = 0; i < 16000; i += 1) {
      const [x, y, a] = [random() * s, random() * s, random() * 6.28];
      const v = 60 + random() * 160;
      c.strokeStyle = `rgba(${v},${v},${v},.6)`;
      c.lineWidth = 1.2;
      c.beginPath();
      c.moveTo(x, y);
      c.lineTo(x + Math.cos(a) * 8, y + Math.sin(a) * 8);
      c.stroke();
    }
  },
  wood: (c, s) => {
    c.fillStyle = '#e2e2e2';
    c.fillRect(0, 0, s, s);
    for (let i = 0; i < 260; i += 1) {
      const y = random() * s;
      const v = 110 + random() * 130;
      c.strokeStyle = `rgba(${v},${v},${v},.35)`;
      c.lineWidth = 0.6 + random() * 2.4;
      c.beginPath();
      c.moveTo(0, y);
      c.bezierCurveTo(s * 0.3, y + random() * 16 - 8, s * 0.6, y + random() * 16 - 8, s, y);
      c.stroke();
    }
  },
  stone: (c, s) => {
    c.fillStyle = '#c8c8c8';
    c.fillRect(0, 0, s, s);
    for (let i = 0; i < 160; i += 1) {
      const v = 150 + random() * 90;
      c.fillStyle = `rgba(${v},${v},${v},.16)`;
      c.fillRect(0, random() * s, s, 2 + random() * 16);
    }
    for (let i = 0; i < 260; i += 1) {
      c.fillStyle = `rgba(105,100,95,${0.12 + random() * 0.25})`;
      c.beginPath();
      c.ellipse(random() * s, random() * s, 1 + random() * 9, 0.6 + random() * 2, 0, 0, 7);
      c.fill();
    }
  },
  mesh: (c, s) => {
    c.fillStyle = '#444';
    c.fillRect(0, 0, s, s);
    const n = 32;
    for (let y = 0; y < n; y += 1) {
      for (let x = 0; x < n; x += 1) {
        const g = c.createRadialGradient(0, 0, 0, 0, 0, s / n / 1.6);
        g.addColorStop(0, '#fff');
        g.addColorStop(1, '#333');
        c.save();
        c.translate((x + (y % 2) / 2 + 0.25) * (s / n), (y + 0.5) * (s / n));
        c.rotate(0.6);
        c.scale(0.85, 0.5);
        c.fillStyle = g;
        c.beginPath();
        c.arc(0, 0, s / n / 1.6, 0, 7);
        c.fill();
        c.restore();
      }
    }
  },
};

const grain = (name, repeat) =>
  canvasTexture(
    512,
    (c, s) => {
      seed = 7;
      grains[name](c, s);
    },
    repeat,
  );
const tint = (colour, towards, share) => new T.Color(colour).lerp(new T.Color(towards), share);

/** Materials in a tone; every call makes a fresh one, a set disposes its own. */
export const make = {
  metal: (colour, roughness = 0.2) =>
    new T.MeshPhysicalMaterial({
      color: TONES[colour]?.metal ?? colour,
      metalness: 1,
      roughness,
      envMapIntensity: 1.5,
    }),
  brushed: (colour) =>
    new T.MeshPhysicalMaterial({
      color: TONES[colour]?.metal ?? colour,
      metalness: 1,
      roughness: 0.36,
      envMapIntensity: 1.35,
    }),
  cloth: (colour, { repeat = [14, 14], bump = 0.6, shine = 0.3 } = {}) => {
    const base = TONES[colour]?.cloth ?? colour;
    return new T.MeshPhysicalMaterial({
      color: base,
      roughness: 0.86,
      sheen: shine,
      sheenColor: tint(base, '#fff', 0.35),
      sheenRoughness: 0.5,
      side: T.DoubleSide,
      bumpMap: grain('weave', repeat),
      bumpScale: bump,
      envMapIntensity: 0.8,
    });
  },
  satin: (colour) => {
    const base = TONES[colour]?.cloth ?? colour;
    return new T.MeshPhysicalMaterial({
      color: base,
      roughness: 0.42,
      sheen: 0.6,
      sheenColor: tint(base, '#fff', 0.5),
      sheenRoughness: 0.3,
      side: T.DoubleSide,
      envMapIntensity: 1.1,
    });
  },
  leather: (colour, { repeat = [3, 3], bump = 1.2, rough = 0.5 } = {}) =>
    new T.MeshPhysicalMaterial({
      color: TONES[colour]?.leather ?? colour,
      roughness: rough,
      clearcoat: 0.18,
      clearcoatRoughness: 0.45,
      bumpMap: grain('leather', repeat),
      bumpScale: bump,
      side: T.DoubleSide,
    }),
  gloss: (colour) =>
    new T.MeshPhysicalMaterial({
      color: TONES[colour]?.plain ?? colour,
      roughness: 0.16,
      clearcoat: 1,
      clearcoatRoughness: 0.04,
      side: T.DoubleSide,
    }),
  matte: (colour, roughness = 0.8) =>
    new T.MeshStandardMaterial({
      color: TONES[colour]?.plain ?? colour,
      roughness,
      side: T.DoubleSide,
    }),
  wood: (colour, repeat = [1, 1]) => {
    const map = grain('wood', repeat);
    map.colorSpace = T.SRGBColorSpace;
    return new T.MeshPhysicalMaterial({
      color: TONES[colour]?.wood ?? colour,
      map,
      roughness: 0.5,
      clearcoat: 0.25,
      clearcoatRoughness: 0.4,
    });
  },
  stone: (colour = '#e2d5c2') =>
    new T.MeshStandardMaterial({
      color: tint(colour, '#fff', 0.25),
      map: grain('stone', [0.6, 0.6]),
      roughness: 0.9,
      envMapIntensity: 0.5,
    }),
  fur: (colour) => {
    const base = TONES[colour]?.cloth ?? colour;
    return new T.MeshPhysicalMaterial({
      color: base,
      roughness: 1,
      sheen: 1,
      sheenColor: tint(base, '#fff', 0.6),
      sheenRoughness: 0.6,
      bumpMap: grain('fur', [7, 5]),
      bumpScale: 2.5,
    });
  },
  weaveMetal: (colour) =>
    new T.MeshPhysicalMaterial({
      color: TONES[colour]?.metal ?? colour,
      metalness: 1,
      roughness: 0.3,
      bumpMap: grain('mesh', [26, 2.2]),
      bumpScale: 3,
      envMapIntensity: 1.3,
    }),
  glass: (colour = '#ffffff', thickness = 0.5) =>
    new T.MeshPhysicalMaterial({
      color: colour,
      transmission: 1,
      thickness,
      ior: 1.47,
      roughness: 0.02,
      specularIntensity: 1,
      envMapIntensity: 1.4,
      attenuationColor: new T.Color(colour),
      attenuationDistance: 2,
    }),
  tinted: (colour, opacity = 0.75) =>
    new T.MeshPhysicalMaterial({
      color: TONES[colour]?.plain ?? colour,
      transparent: true,
      opacity,
      roughness: 0.05,
      clearcoat: 1,
      envMapIntensity: 1.5,
      side: T.DoubleSide,
      depthWrite: false,
    }),
  pane: () =>
    new T.MeshPhysicalMaterial({
      color: '#ffffff',
      transparent: true,
      opacity: 0.07,
      roughness: 0.02,
      envMapIntensity: 1.3,
      depthWrite: false,
    }),
  gem: (colour) =>
    new T.MeshPhysicalMaterial({
      color: TONES[colour]?.gem ?? colour,
      metalness: 0.72,
      roughness: 0.03,
      envMapIntensity: 2.6,
      flatShading: true,
      clearcoat: 1,
      clearcoatRoughness: 0,
    }),
  diamond: () =>
    new T.MeshPhysicalMaterial({
      color: '#f6f8fb',
      metalness: 0.85,
      roughness: 0.02,
      envMapIntensity: 3.4,
      flatShading: true,
      iridescence: 0.35,
      iridescenceIOR: 1.5,
    }),
  pearl: (colour) =>
    new T.MeshPhysicalMaterial({
      color: TONES[colour]?.gem ?? colour,
      roughness: 0.24,
      clearcoat: 0.7,
      clearcoatRoughness: 0.2,
      iridescence: 0.5,
      iridescenceIOR: 1.35,
      sheen: 0.5,
      sheenColor: new T.Color('#ffe9e0'),
    }),
};

/** Liquid of a bottle: darker below and at the sides, like looking through depth. */
export function liquid(colour, height = 1) {
  const base = TONES[colour]?.liquid ?? colour;
  const map = canvasTexture(256, (c, s) => {
    const down = c.createLinearGradient(0, 0, 0, s);
    down.addColorStop(0, tint(base, '#fff', 0.3).getStyle());
    down.addColorStop(0.55, new T.Color(base).getStyle());
    down.addColorStop(1, tint(base, '#000', 0.32).getStyle());
    c.fillStyle = down;
    c.fillRect(0, 0, s, s);
  });
  map.colorSpace = T.SRGBColorSpace;
  map.repeat.set(1, 1 / height);
  return new T.MeshPhysicalMaterial({
    map,
    roughness: 0.12,
    clearcoat: 0.6,
    emissive: new T.Color(base),
    emissiveIntensity: 0.1,
    envMapIntensity: 0.9,
  });
}

/** A printed label: paper with the star, a line and small words. */
export function label(
  words,
  { paper = '#f6f0e4', ink = '#2a231b', pixels = 512, ratio = 1, shape = 'line' } = {},
) {
  const canvas = document.createElement('canvas');
  canvas.width = pixels;
  canvas.height = Math.round(pixels * ratio);
  const c = canvas.getContext('2d');
  const [w, h] = [canvas.width, canvas.height];
  if (paper) {
    c.fillStyle = paper;
    c.fillRect(0, 0, w, h);
  }
  c.strokeStyle = ink;
  c.fillStyle = ink;
  c.lineWidth = w / 160;
  if (shape === 'line') c.strokeRect(w * 0.05, w * 0.05, w * 0.9, h - w * 0.1);
  drawStar(c, w / 2, h * 0.36, Math.min(w, h) * 0.16);
  c.textAlign = 'center';
  words.forEach((word, i) => {
    const size = Math.min(w * (i === 0 ? 0.085 : 0.05), (w * 0.98) / word.length);
    c.font = `${size}px "DejaVu Serif", serif`;
    c.letterSpacing = `${w * 0.012}px`;
    c.fillText(word, w / 2, h * (0.68 + i * 0.14));
  });
  const texture = new T.CanvasTexture(canvas);
  texture.colorSpace = T.SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

export function drawStar(c, x, y, r) {
  c.beginPath();
  for (const turn of [0, Math.PI / 4]) {
    for (let i = 0; i <= 4; i += 1) {
      const a = turn + (i * Math.PI) / 2;
      if (i === 0) c.moveTo(x + r * Math.cos(a), y + r * Math.sin(a));
      else c.lineTo(x + r * Math.cos(a), y + r * Math.sin(a));
    }
  }
  c.stroke();
}

export { canvasTexture };
