import type { Page } from '@playwright/test';
import type { ChosenOptions, Variant } from '@shop/shop-rules';
import { remember } from './remember';
import { shop } from './shop';
import { newShopper, type Shopper } from './shopper';

/** Sizes and colors of a product in the API. */
export interface Options {
  sizes: string;
  colors: string;
  variants: Variant[];
}
interface Product extends Options {
  id: number;
  name: string;
  nameAr: string;
  price: number;
  offerPrice: number;
  images: string;
}
interface Session {
  token: string;
  user: { id: number };
}
interface Demo extends Session {
  /** An order of the demo shopper. */
  order: string;
  /** A product with colours. */
  watch: number;
  /** A product in the cart's format. */
  line: Record<string, unknown>;
}

const WATCHES = 6;
const IN_CART = 2;

/** Calls the API as a guest or a shopper. */
export const call = async <T>(path: string, token?: string, body?: unknown): Promise<T> => {
  const answer = await fetch(`${shop.url}/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
};

/** A size and color with this stock: the first, or the first such variant. */
export const optionsInStock = (
  { sizes, colors, variants }: Options,
  quantity: number,
): ChosenOptions => {
  if (variants.length === 0)
    return { size: JSON.parse(sizes)[0] ?? '', color: JSON.parse(colors)[0] ?? '' };
  const variant = variants.find(({ stock }) => stock >= quantity);
  if (!variant) throw new Error(`No size and color has a stock of ${quantity}.`);
  return { size: variant.size, color: variant.color };
};

const prepare = async (): Promise<Demo> => {
  const { token, user } = await call<Session>('users/login', undefined, {
    emailOrUsername: 'shopper1@example.com',
    password: 'Demo-pass-1',
  });
  const { logs } = await call<{ logs: { operation_id: string; shipment: string }[] }>(
    `get-payment-logs/${user.id}`,
    token,
  );
  const order = logs.find(({ shipment }) => shipment !== '[]') ?? logs[0];
  const { products } = await call<{ products: Product[] }>(`products/category/${WATCHES}`);
  const { product } = await call<{ product: Product }>('products/one/1');
  await call(`users/${user.id}/wishlist/add`, token, { productId: 1 });
  return {
    token,
    user,
    order: order?.operation_id ?? '',
    watch: products[0]?.id ?? 0,
    line: {
      id: product.id,
      name: product.name,
      nameAr: product.nameAr,
      price: product.offerPrice || product.price,
      ...optionsInStock(product, IN_CART),
      quantity: IN_CART,
      images: product.images,
    },
  };
};

let prepared: Promise<Demo> | undefined;

/** Demo data of the tests, loaded once. */
export const demo = (): Promise<Demo> => (prepared ??= prepare());

/** Signs a shopper in through the API. */
export const sessionOf = ({ email, password }: Shopper): Promise<Session> =>
  call('users/login', undefined, { emailOrUsername: email, password });

/** Creates a shopper through the API; `more` has further fields of the account. */
export const registered = async (more: object = {}): Promise<Shopper> => {
  const shopper = { ...newShopper(), ...more };
  await call('users/register', undefined, shopper);
  return shopper;
};

/** Signs a new shopper in without loading a page of the shop. */
export const beShopper = async (page: Page): Promise<Shopper> => {
  const shopper = await registered();
  const { token, user } = await sessionOf(shopper);
  await remember(page, { token, user });
  return shopper;
};

/** Opens a small page with a new shopper signed in. */
export const startAsShopper = async (page: Page): Promise<Shopper> => {
  const shopper = await beShopper(page);
  await page.goto('/about');
  return shopper;
};
