import { isOf, type LineFixes } from '@/shared/orders/line-fixes';
import { cart } from './cart-store';

type Quoted = Parameters<LineFixes['onRemove']>[0];
const linesOf = (quoted: Quoted) => cart.lines().filter((line) => isOf(quoted, line));

/** Applies the corrections that a quote suggests to the cart. */
export const cartFixes: LineFixes = {
  onQuantity: (quoted, quantity) =>
    linesOf(quoted).forEach((line) => cart.setQuantity(line, quantity)),
  onOptions: (quoted, chosen) => linesOf(quoted).forEach((line) => cart.setOptions(line, chosen)),
  onRemove: (quoted) => linesOf(quoted).forEach(cart.remove),
  onPrice: (quoted) => linesOf(quoted).forEach((line) => cart.setPrice(line, quoted.unitPrice)),
};
