/** File name, without extension, of the invoice of an order: `invoice-LW-10427`. */
export const invoiceName = (order: string): string => `invoice-${order}`;

/** File name, without extension, of a credit note: `credit-note-LW-10427-CN-000012`. */
export const creditNoteName = (order: string, creditNote: string): string =>
  `credit-note-${order}-${creditNote}`;
