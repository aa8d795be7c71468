import type { FakeApi } from '@shop/testing';

export interface FakeCartLine {
  productId: number;
  size: string;
  color: string;
  quantity: number;
}

const optionOf = (value: string): string => (value === 'Standard' ? '' : value);
const linesOf = (body: string): FakeCartLine[] =>
  (JSON.parse(body).lines as FakeCartLine[]).map((line) => ({
    ...line,
    size: optionOf(line.size),
    color: optionOf(line.color),
  }));

/** A cart on the server, as the API keeps it. */
export const fakeCart = (api: FakeApi) => {
  const state = { lines: [] as FakeCartLine[], purchaseId: null as string | null };
  const cartOf = () => ({
    lines: state.lines,
    purchaseId: state.lines.length > 0 ? state.purchaseId : null,
  });
  const write = (body: string, keepLarger: boolean) => {
    state.purchaseId ??= JSON.parse(body).purchaseId ?? null;
    for (const change of linesOf(body)) {
      const isSame = ({ productId, size, color }: FakeCartLine) =>
        productId === change.productId && size === change.size && color === change.color;
      const before = state.lines.find(isSame)?.quantity ?? 0;
      const quantity = keepLarger ? Math.max(before, change.quantity) : change.quantity;
      state.lines = state.lines.filter((line) => !isSame(line));
      if (quantity > 0) state.lines.push({ ...change, quantity });
    }
    return cartOf();
  };
  api
    .on('GET /users/{id}/cart', cartOf)
    .on('PUT /users/{id}/cart', ({ body }) => write(body, false))
    .on('POST /users/{id}/cart/merge', ({ body }) => write(body, true));
  return state;
};
