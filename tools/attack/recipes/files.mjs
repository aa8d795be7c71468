import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import { accepted, firstOf, isOk, ok, PICTURE } from '../shop.mjs';

const PNG = PICTURE.bytes;
const SCRIPT = '<script>alert(document.domain)</script>';
const file = (name, type, bytes) => ({ name, type, bytes: Buffer.from(bytes) });

/** A valid zip of these files. */
const zip = (contents) => {
  const entries = [];
  const directory = [];
  let offset = 0;
  for (const [name, content] of Object.entries(contents)) {
    const bytes = Buffer.from(content);
    const data = deflateRawSync(bytes);
    const entry = Buffer.alloc(30);
    entry.writeUInt32LE(0x04034b50);
    entry.writeUInt16LE(20, 4);
    entry.writeUInt16LE(8, 8);
    entry.writeUInt32LE(crc32(bytes), 14);
    entry.writeUInt32LE(data.length, 18);
    entry.writeUInt32LE(bytes.length, 22);
    entry.writeUInt16LE(name.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50);
    central.writeUInt16LE(20, 4);
    entry.copy(central, 6, 4, 30);
    central.writeUInt32LE(offset, 42);
    entries.push(entry, Buffer.from(name), data);
    directory.push(central, Buffer.from(name));
    offset += entry.length + name.length + data.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(directory.length / 2, 8);
  end.writeUInt16LE(directory.length / 2, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...entries, ...directory, end]);
};
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const SCHEMA = 'http://schemas.openxmlformats.org';
const KINDS = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** A valid workbook with one product, and this text between the rows. */
const products = (between = '') => {
  const row = (...cells) =>
    `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`;
  const relations = (type, target) =>
    `${XML}<Relationships xmlns="${SCHEMA}/package/2006/relationships"><Relationship Id="rId1" Type="${SCHEMA}/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`;
  const part = (name, type) => `<Override PartName="${name}" ContentType="${KINDS}.${type}+xml"/>`;
  const main = `xmlns="${SCHEMA}/spreadsheetml/2006/main"`;
  return zip({
    '[Content_Types].xml': `${XML}<Types xmlns="${SCHEMA}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${part('/xl/workbook.xml', 'sheet.main')}${part('/xl/worksheets/sheet1.xml', 'worksheet')}</Types>`,
    '_rels/.rels': relations('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `${XML}<workbook ${main} xmlns:r="${SCHEMA}/officeDocument/2006/relationships"><sheets><sheet name="Products" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': `${XML}<worksheet ${main}><sheetData>${row('name', 'price', 'category')}${between}${row('Ring', '10', 'Watches')}</sheetData></worksheet>`,
  });
};
/** A valid black picture with as many rows as columns. */
const square = (pixels) => {
  const chunk = (type, data) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(pixels);
  header.writeUInt32BE(pixels, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc((Math.ceil(pixels / 8) + 1) * pixels), { level: 9 });
  return Buffer.concat([
    PNG.subarray(0, 8),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const workbook = (bytes) => ({ files: { file: file('products.xlsx', SHEET, bytes) } });

const brandWith = (admin, icon) =>
  admin.call('POST', '/brands/add', { files: { name: `B${icon.name}`, icon } });

export const files = [
  {
    id: 'path-traversal-uploads',
    tries: 'files outside the folder of uploads, in eight notations',
    control: 'S-15',
    attack: ({ request }) =>
      firstOf(
        [
          '../package.json',
          '..%2fpackage.json',
          '..%5cpackage.json',
          '%2e%2e/package.json',
          '....//package.json',
          '%252e%252e%252fpackage.json',
          '/etc/passwd',
          '..%00/package.json',
        ].flatMap((name) =>
          ['/api/uploads/', '/assets/', '/'].map((folder) => async () => {
            const answer = await request('GET', `${folder}${name}`);
            return /"dependencies"|root:x:0/.test(answer.text) ? `${folder}${name}` : undefined;
          }),
        ),
      ),
  },
  {
    id: 'private-files',
    tries: 'configuration, sources and maps of the server: /.env, /.git/config, *.map, /server.js',
    control: 'S-17',
    attack: ({ get }) =>
      firstOf(
        [
          '/.env',
          '/.git/config',
          '/package.json',
          '/api/main.js',
          '/server/server.js',
          '/assets/',
          '/docker-compose.yml',
        ].map((path) => async () => {
          const answer = await get(path);
          const isPage = String(answer.headers['content-type']).startsWith('text/html');
          return isPage ? undefined : accepted(answer, path);
        }),
      ),
  },
  {
    id: 'image-list-traversal',
    tries: 'a vendor orders the pictures of a product so that the list names a file of the server',
    control: 'S-15',
    async attack({ product, vendor }) {
      const { id } = await product();
      const answer = await vendor.call('PUT', `/products/${id}/images`, {
        files: { orderedImages: JSON.stringify(['../../.env', '/etc/passwd']) },
      });
      return answer.text.includes('passwd') || answer.text.includes('.env"')
        ? accepted(answer)
        : undefined;
    },
  },
  {
    id: 'polyglot-uploads',
    tries:
      'pictures that are also pages: HTML as .png, GIF with a script, SVG, PHP with two endings',
    control: 'S-16',
    async attack({ admin, get }) {
      ok(await brandWith(admin, file('a.png', 'image/png', PNG)), 'a picture');
      const tries = [
        file('a.png', 'image/png', SCRIPT),
        file('a.svg', 'image/svg+xml', `<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`),
        file('a.html', 'text/html', SCRIPT),
        file('a.php.png', 'image/png', Buffer.concat([PNG, Buffer.from(SCRIPT)])),
        file('a.gif', 'image/gif', `GIF89a/*${SCRIPT}*/=1;`),
        file('a.png', 'text/html', Buffer.concat([PNG, Buffer.from(SCRIPT)])),
      ];
      return firstOf(
        tries.map((icon) => async () => {
          const answer = await brandWith(admin, icon);
          if (!isOk(answer)) return undefined;
          const stored = answer.json.brand?.icon ?? '';
          const served = await get(`/api/uploads/${stored.split('/').pop()}`);
          const isScript = served.text.includes('<script>');
          const isSafe = served.headers['x-content-type-options'] === 'nosniff';
          return isScript || !isSafe ? `${icon.name} (${icon.type}) is served as it is` : undefined;
        }),
      );
    },
  },
  {
    id: 'decompression-bomb-picture',
    tries: 'a valid picture of 100 kB with 30,000 x 30,000 pixels; one of 100 x 100 is accepted',
    control: 'S-16',
    async attack({ admin, get }) {
      ok(await brandWith(admin, file('small.png', 'image/png', square(100))), 'a small picture');
      const answer = await brandWith(admin, file('big.png', 'image/png', square(30_000)));
      ok(await get('/api/health/live'), 'health');
      return answer.status >= 500 ? `status ${answer.status}` : accepted(answer);
    },
  },
  {
    id: 'zip-bomb',
    tries:
      'a valid workbook of 100 kB that unpacks to 100 MB, a zip without workbook, and one cut short; a small workbook is accepted',
    control: 'S-14',
    async attack({ admin, get }) {
      const send = (bytes) => admin.call('POST', '/file/upload-excel?dryRun=true', workbook(bytes));
      ok(await send(products()), 'a small workbook');
      const big = products(' '.repeat(100 * 2 ** 20));
      return firstOf(
        [big, zip({ nothing: '' }), big.subarray(0, 500), Buffer.from('PK\x03\x04')].map(
          (bytes) => async () => {
            const answer = await send(bytes);
            ok(await get('/api/health/live'), 'health');
            return answer.status >= 500 ? `status ${answer.status}` : accepted(answer);
          },
        ),
      );
    },
  },
  {
    id: 'multipart-index-flood',
    tries: 'a form field items[90000000], which fills an array in careless parsers',
    control: 'S-16',
    async attack({ vendor, get, category }) {
      const fields = { name: 'Ring', price: '1', category_id: String(category) };
      const answer = await vendor.call('POST', '/products/add-product', {
        files: { ...fields, 'items[90000000]': 'x' },
      });
      ok(await get('/api/health/live'), 'health');
      return accepted(answer);
    },
  },
  {
    id: 'formula-injection',
    tries: 'a shopper whose notes are a formula in the export of orders',
    control: 'S-14',
    async attack({ register, product, cashOrder, admin }) {
      const mallory = await register();
      const { id } = await product();
      const formula = '=HYPERLINK("https://attacker.example")';
      const address = {
        fullName: formula,
        phone: '0509876543',
        city: 'Dubai',
        area: 'A',
        building: 'B',
      };
      const { json } = ok(
        await cashOrder(mallory, [{ productId: id, quantity: 1 }], { json: { address } }),
        'order',
      );
      const csv = ok(
        await admin.call('GET', `/users/orders/export.csv?orders=${json.operationId}`),
        'export',
      );
      return /(^|[,;"\n])=HYPERLINK/.test(csv.text) ? 'the cell begins with =' : undefined;
    },
  },
];
