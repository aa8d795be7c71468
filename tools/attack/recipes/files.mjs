import { deflateRawSync } from 'node:zlib';
import { accepted, firstOf, isOk, ok } from '../shop.mjs';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const SCRIPT = '<script>alert(document.domain)</script>';
const file = (name, type, bytes) => ({ name, type, bytes: Buffer.from(bytes) });

/** A zip with one entry; `size` is what its header says. */
const zip = (name, content) => {
  const data = deflateRawSync(content);
  const crc = Buffer.alloc(4);
  const entry = Buffer.alloc(30);
  entry.writeUInt32LE(0x04034b50);
  entry.writeUInt16LE(20, 4);
  entry.writeUInt16LE(8, 8);
  crc.copy(entry, 14);
  entry.writeUInt32LE(data.length, 18);
  entry.writeUInt32LE(content.length, 22);
  entry.writeUInt16LE(name.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50);
  central.writeUInt16LE(20, 4);
  central.writeUInt16LE(20, 6);
  entry.copy(central, 10, 8, 28);
  central.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + name.length, 12);
  end.writeUInt32LE(30 + name.length + data.length, 16);
  return Buffer.concat([entry, Buffer.from(name), data, central, Buffer.from(name), end]);
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
    tries: 'a picture whose header says 60,000 x 60,000 pixels',
    control: 'S-16',
    async attack({ admin, get }) {
      const bomb = Buffer.from(PNG);
      bomb.writeUInt32BE(60_000, 16);
      bomb.writeUInt32BE(60_000, 20);
      const answer = await brandWith(admin, file('big.png', 'image/png', bomb));
      ok(await get('/api/health/live'), 'health');
      return accepted(answer);
    },
  },
  {
    id: 'zip-bomb',
    tries: 'a workbook of 100 kB that unpacks to 100 MB, one without content, and one cut short',
    control: 'S-14',
    async attack({ admin, get }) {
      const big = zip('xl/worksheets/sheet1.xml', Buffer.alloc(100 * 2 ** 20, 0x20));
      return firstOf(
        [big, zip('nothing', Buffer.from('')), big.subarray(0, 500), Buffer.from('PK\x03\x04')].map(
          (bytes) => async () => {
            const answer = await admin.call(
              'POST',
              '/file/upload-excel?dryRun=true',
              workbook(bytes),
            );
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
