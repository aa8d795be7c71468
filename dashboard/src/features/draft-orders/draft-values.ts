import type { DraftOrderDto, DraftOrderInputDto } from '@shop/contracts';

/** A line of the form, with the price in AED when it was added or saved. */
export interface FormLine {
  productId: number;
  size: string;
  color: string;
  quantity: number;
  price: number;
  name: string;
  nameAr: string;
  image: string | null;
}

/** Form values of a draft order; the lines are JSON, so that a form compares them as one field. */
export type DraftValues = Omit<DraftOrderInputDto, 'lines'> & { lines: string };

export const MOST_LINES = 50;
export const MOST_ITEMS = 99;

export const linesIn = (text: string): FormLine[] => JSON.parse(text) as FormLine[];
export const linesText = (lines: readonly FormLine[]): string =>
  JSON.stringify(
    lines.map(({ productId, size, color, quantity, price, name, nameAr, image }) => ({
      ...{ productId, size, color, quantity, price, name, nameAr, image },
    })),
  );

const isSame = (one: FormLine, other: FormLine): boolean =>
  one.productId === other.productId && one.size === other.size && one.color === other.color;

/** The lines with another one; equal ones are one line. */
export const withLine = (lines: readonly FormLine[], added: FormLine): FormLine[] => {
  if (!lines.some((line) => isSame(line, added))) return [...lines, added];
  return lines.map((line) =>
    isSame(line, added)
      ? { ...line, quantity: Math.min(MOST_ITEMS, line.quantity + added.quantity) }
      : line,
  );
};

export const NEW_DRAFT: DraftValues = {
  lines: '[]',
  locale: 'en',
  fullName: '',
  phone: '',
  email: '',
  city: '',
  area: '',
  building: '',
  flat: '',
  note: '',
  conversationUrl: '',
};

export const valuesOf = (draft: DraftOrderDto): DraftValues => {
  const { locale, fullName, phone, email, city, area, building, flat } = draft;
  const { note, conversationUrl, lines } = draft;
  const contact = { locale, fullName, phone, email, city, area, building, flat };
  return { ...contact, note, conversationUrl, lines: linesText(lines) };
};

export const toInput = ({ lines, ...values }: DraftValues): DraftOrderInputDto => ({
  ...values,
  lines: linesIn(lines).map(({ productId, size, color, quantity }) => ({
    ...{ productId, size, color, quantity },
  })),
});
