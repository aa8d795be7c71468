/** Gallery and buy box: stacked, then side by side, then 7 to 5. */
export const PRODUCT_COLUMNS =
  'wrap grid gap-4 md:grid-cols-2 md:gap-10 md:py-8 xl:grid-cols-[7fr_5fr] xl:gap-16';
