import { rowsOf, staffSessionOf, type StaffSession } from '../../support/catalogue-rows.js';
import {
  payInCash,
  startOrderShop,
  until,
  type OrderShop,
  type Shopper,
} from '../../support/order-shop.js';
import { pdfText } from '../../support/pdf-text.js';

let shop: OrderShop;
let admin: StaffSession;
beforeAll(async () => {
  shop = await startOrderShop();
  await rowsOf(shop.test).staff('boss', 'admin');
  admin = await staffSessionOf(shop.test, 'boss');
});
afterAll(() => shop.close());

const NAVY = '#1F2A44';
/** A color outside the palette; green is the nearest. */
const UNNAMED = '#2F7050';
const NO_WORDS = [NAVY, UNNAMED, 'Standard', 'Default'];
const WORDS = {
  en: { shown: ['42', 'Navy', 'Green'], foreign: ['كحلي', 'أخضر'] },
  ar: { shown: ['42', 'كحلي', 'أخضر'], foreign: ['Navy', 'Green'] },
} as const;
type Language = keyof typeof WORDS;
const LANGUAGES = ['en', 'ar'] as const;

/** A cash order of shoes with size and color, a bag with an unnamed color, and a belt without options. */
const order = async (shopper: Shopper, language: Language): Promise<string> => {
  const [shoes, bag, belt] = [
    await shop.product({ sizes: ['41', '42'], colors: [NAVY, '#000000'] }),
    await shop.product({ colors: [UNNAMED] }),
    await shop.product(),
  ];
  const none = { size: 'Standard', color: 'Default' };
  const { body } = await payInCash(shop, shopper, [
    { productId: shoes, quantity: 1, size: '42', color: NAVY },
    { productId: bag, quantity: 1, ...none },
    { productId: belt, quantity: 1, ...none },
  ])
    .set('Accept-Language', language)
    .expect(201);
  return body.operationId;
};

const expectWords = (text: string, language: Language): void => {
  for (const word of WORDS[language].shown) expect(text).toContain(word);
  for (const word of [...NO_WORDS, ...WORDS[language].foreign]) expect(text).not.toContain(word);
};

it.each(LANGUAGES)(
  'ORD-10 the mail of an order names its options in words (%s)',
  async (language) => {
    const shopper = await shop.shopper();
    await order(shopper, language);
    await until(async () => (await shop.mails(shopper.email)).length > 0, 'the mail of the order');
    const [mail] = await shop.mails(shopper.email);
    expectWords(mail?.text ?? '', language);
    // Colors in the mail's styles are not text.
    expectWords((mail?.html ?? '').replace(/<[^<>]*>/g, ''), language);
  },
);

it.each(LANGUAGES)(
  'ORD-10 invoice and packing slip name options in words (%s)',
  async (language) => {
    const operationId = await order(await shop.shopper(), language);
    // Old orders contain placeholders.
    await shop.test.db.query(
      `update order_lines set size = 'Standard', color = 'Default'
     where size = '' and color = ''
       and order_id = (select id from orders where operation_id = $1)`,
      [operationId],
    );
    for (const document of ['invoice', 'packing-slip']) {
      const { body } = await shop.test.http
        .get(`/api/users/orders/one/${operationId}/${document}.pdf`)
        .set('Cookie', admin.cookie)
        .buffer(true)
        .expect(200);
      expectWords((await pdfText(body)).normalize('NFKC'), language);
    }
  },
);
