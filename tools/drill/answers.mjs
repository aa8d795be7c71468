import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { place } from '../faults/buyer.mjs';

const get = async (url, address, token) => {
  const headers = token && { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}${address}`, { headers });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
};
const sumOf = async (answer) =>
  createHash('sha256')
    .update(Buffer.from(await answer.arrayBuffer()))
    .digest('hex');

/** File of the first picture of a product. */
export const pictureOf = ({ images }) => JSON.parse(images)[0];

/** What a shop answers about a product, its picture and an old order of somebody who is logged in. */
export const answersOf = async (url, { productId, operationId, token }) => {
  const { product } = await (await get(url, `/api/products/one/${productId}`)).json();
  const page = await (await get(url, `/product/${productId}`)).text();
  if (!page.includes(product.name)) throw new Error(`/product/${productId} shows no product.`);
  return {
    product,
    picture: await sumOf(await get(url, `/api/uploads/${pictureOf(product)}`)),
    order: await (await get(url, `/api/users/orders/one/${operationId}`, token)).json(),
  };
};

/** Which answers of a restored shop are not those of the shop it was; it takes a new order too. */
export const wrongAnswers = async (url, asked, expected, wish) => {
  const answers = await answersOf(url, asked);
  const wrong = Object.keys(expected).filter(
    (name) => !isDeepStrictEqual(answers[name], expected[name]),
  );
  const placed = await place(url, wish);
  return [...wrong, ...(placed.ok ? [] : [`a new order: ${placed.status}`])];
};
