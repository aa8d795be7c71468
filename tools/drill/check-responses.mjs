import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { sendOrder } from '../lib/shopper.mjs';

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

/** Responses for a product, its picture and an old order of a signed-in shopper. */
export const responsesOf = async (url, { productId, operationId, token }) => {
  const { product } = await (await get(url, `/api/products/one/${productId}`)).json();
  const page = await (await get(url, `/product/${productId}`)).text();
  if (!page.includes(product.name))
    throw new Error(`/product/${productId} does not show the product.`);
  return {
    product,
    picture: await sumOf(await get(url, `/api/uploads/${pictureOf(product)}`)),
    order: await (await get(url, `/api/users/orders/one/${operationId}`, token)).json(),
  };
};

/** Names of the responses that differ after a restore; also places a new order. */
export const changedResponses = async (url, target, expected, request) => {
  const answers = await responsesOf(url, target);
  const wrong = Object.keys(expected).filter(
    (name) => !isDeepStrictEqual(answers[name], expected[name]),
  );
  const placed = await sendOrder(url, request);
  return [...wrong, ...(placed.ok ? [] : [`a new order: ${placed.status}`])];
};
