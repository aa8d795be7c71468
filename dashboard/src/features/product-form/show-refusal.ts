import { ApiError } from '@shop/api-client';
import type { UseFormReturn } from 'react-hook-form';
import type { Text } from '@/shared/i18n/use-text';
import { emptyProduct, type ProductValues } from './product-values';

/** Our own sentences for what the server refuses most; it says the rest itself. */
const REFUSED: Partial<Record<keyof ProductValues, string>> = {
  name: 'productForm.needName',
  price: 'productForm.needPrice',
  stock: 'productForm.needStock',
  category_id: 'productForm.needCategory',
  vendor: 'productForm.needVendor',
};
const isField = (name: string): name is keyof ProductValues => Object.hasOwn(emptyProduct, name);

/** Writes what the server refuses at its fields and moves to the first of them. */
export const showRefusal = (
  error: Error,
  { setError, setFocus }: UseFormReturn<ProductValues>,
  t: Text,
): void => {
  if (!(error instanceof ApiError)) return;
  let first: keyof ProductValues | undefined;
  for (const { pointer, detail } of error.errors) {
    const name = pointer.split('/')[1] ?? '';
    if (!isField(name)) continue;
    const own = REFUSED[name];
    setError(name, { message: own ? t(own) : detail });
    first ??= name;
  }
  if (first) setFocus(first);
  else if (error.serverMessage) setError('root', { message: error.serverMessage });
};
