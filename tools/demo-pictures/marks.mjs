/** Draws category icons, brand and partner marks and vendor monograms. Run: node tools/demo-pictures/marks.mjs */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { seeded } from '../demo-catalogue/random.mjs';
import { brands, partners, vendors } from '../demo-catalogue/site.mjs';
import { ICONS, iconSvg } from './icons.mjs';

const target =
  process.argv[2] ??
  fileURLToPath(new URL('../../api/src/app/commands/seeds/catalogue/pictures', import.meta.url));
const INKS = ['#17130f', '#123f37', '#80602a', '#5b1f2a', '#1f2a44', '#3f3a33'];
const FACES = [
  ['P052', 0.5],
  ['URW Gothic', 0.56],
  ['C059', 0.54],
  ['Nimbus Sans Narrow', 0.46],
  ['URW Bookman', 0.58],
  ['Nimbus Roman', 0.5],
];
const TURN = Math.PI * 2;
const at = (r, a) => `${(128 + r * Math.cos(a)).toFixed(1)},${(98 + r * Math.sin(a)).toFixed(1)}`;
const polygon = (n, r, turn = -Math.PI / 2) =>
  Array.from({ length: n }, (_, i) => at(r, turn + (i / n) * TURN)).join(' ');
const escape = (text) => text.replace(/&/g, '&amp;');

/** Geometric signs; each takes the ink and the initial of the name. */
const SIGNS = [
  (ink) =>
    `<polygon points="${polygon(4, 44)}" fill="none" stroke="${ink}" stroke-width="3"/><polygon points="${polygon(4, 44, -Math.PI / 4)}" fill="none" stroke="${ink}" stroke-width="3"/>`,
  (ink) =>
    `<circle cx="128" cy="98" r="42" fill="none" stroke="${ink}" stroke-width="3"/><circle cx="140" cy="98" r="30" fill="${ink}"/>`,
  (ink) =>
    Array.from(
      { length: 8 },
      (_, i) =>
        `<ellipse cx="128" cy="72" rx="9" ry="24" fill="none" stroke="${ink}" stroke-width="2.5" transform="rotate(${i * 45} 128 98)"/>`,
    ).join(''),
  (ink) =>
    `<path d="M92 138V92a36 40 0 0 1 72 0v46zM106 138V96a22 26 0 0 1 44 0v42z" fill="${ink}" fill-rule="evenodd"/>`,
  (ink, initial, face) =>
    `<circle cx="128" cy="98" r="44" fill="${ink}"/><text x="128" y="118" font-family="${face}" font-size="58" text-anchor="middle" fill="#fbf9f5">${initial}</text>`,
  (ink) =>
    Array.from(
      { length: 5 },
      (_, i) =>
        `<path d="M${84 + i * 4} ${118 - i * 13}q${44 - i * 4} ${-26} ${88 - i * 8} 0" fill="none" stroke="${ink}" stroke-width="3" stroke-linecap="round"/>`,
    ).join(''),
  (ink, initial, face) =>
    `<rect x="86" y="56" width="84" height="84" fill="none" stroke="${ink}" stroke-width="3"/><text x="128" y="119" font-family="${face}" font-size="60" text-anchor="middle" fill="${ink}">${initial}</text>`,
  (ink) =>
    `<polygon points="${polygon(6, 44)}" fill="none" stroke="${ink}" stroke-width="3"/><polygon points="${polygon(6, 26, 0)}" fill="${ink}"/>`,
  (ink) =>
    `<path d="M128 52c24 28 34 42 34 56a34 34 0 0 1-68 0c0-14 10-28 34-56z" fill="none" stroke="${ink}" stroke-width="3"/><circle cx="128" cy="108" r="12" fill="${ink}"/>`,
  (ink, initial, face) =>
    `<text x="128" y="132" font-family="${face}" font-size="104" text-anchor="middle" fill="${ink}">${initial}</text>`,
  (ink) =>
    `<path d="M84 130 128 58l44 72zM104 130l24-40 24 40z" fill="${ink}" fill-rule="evenodd"/>`,
  (ink) =>
    `<path d="M164 120a44 44 0 1 1-22-58 34 34 0 1 0 22 58z" fill="${ink}"/><polygon points="${polygon(5, 10)}" fill="${ink}" transform="translate(18 4)"/>`,
];

function mark(name, seed, paper = '#fbf9f5') {
  const random = seeded(seed * 977 + 5);
  const ink = INKS[(seed * 5) % INKS.length];
  const [face, wide] = FACES[seed % FACES.length];
  const sign = SIGNS[(seed * 7) % SIGNS.length];
  const upper = random.chance(0.6);
  const text = upper ? name.toUpperCase() : name;
  const spacing = upper ? 3 : 1;
  const size = Math.min(
    30,
    208 / (text.length * (upper ? wide * 1.22 : wide) + (text.length * spacing) / 30),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="${paper}"/>${sign(ink, name[0], face)}<text x="${128 + spacing / 2}" y="194" font-family="${face}" font-size="${size.toFixed(1)}" letter-spacing="${spacing}" text-anchor="middle" fill="${ink}">${escape(text)}</text></svg>`;
}

const GROUNDS = [
  ['#123f37', '#d3b072'],
  ['#80602a', '#f2ece2'],
  ['#5b1f2a', '#e9d3b6'],
  ['#1f2a44', '#d9c49a'],
  ['#3a2a20', '#d3b072'],
];

function monogram(vendor, index) {
  const [ground, line] = GROUNDS[index % GROUNDS.length];
  const letters = vendor.name
    .split(' ')
    .slice(0, 2)
    .map((word) => word[0])
    .join('');
  const tile = `<pattern id="t" width="75" height="75" patternUnits="userSpaceOnUse"><g fill="none" stroke="${line}" stroke-opacity=".28" stroke-width="1.500"><rect x="19.500" y="19.500" width="36" height="36"/><rect x="19.500" y="19.500" width="36" height="36" transform="rotate(45 37.500 37.500)"/><path d="M0 37.500h12M63 37.500h12M37.500 0v12M37.500 63v12"/></g></pattern>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><defs>${tile}</defs><rect width="600" height="600" fill="${ground}"/><rect width="600" height="600" fill="url(#t)"/><circle cx="300" cy="300" r="168" fill="${ground}" stroke="${line}" stroke-width="3"/><circle cx="300" cy="300" r="154" fill="none" stroke="${line}" stroke-width="1"/><text x="300" y="350" font-family="P052" font-size="146" letter-spacing="6" text-anchor="middle" fill="${line}">${letters}</text></svg>`;
}

await mkdir(target, { recursive: true });
const save = (svg, file, size) =>
  sharp(Buffer.from(svg), { density: 144 })
    .resize(size, size)
    .webp({ quality: 86, effort: 5 })
    .toFile(join(target, file));
for (const slug of Object.keys(ICONS)) {
  await writeFile(new URL(`icons/icon-${slug}.svg`, import.meta.url), iconSvg(slug));
  await save(iconSvg(slug, '#8f6c30', 256, 1.15), `icon-${slug}.webp`, 256);
}
for (const brand of brands) await save(mark(brand.name, brand.id), brand.icon, 256);
for (const partner of partners)
  await save(mark(partner.name, partner.id + 400, '#ffffff'), partner.icon, 256);
for (const [index, vendor] of vendors.entries())
  await save(monogram(vendor, index), vendor.image, 600);
console.log(
  `${Object.keys(ICONS).length} icons, ${brands.length} brands, ${partners.length} partners, ${vendors.length} vendors`,
);
