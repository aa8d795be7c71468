import type { ComponentProps } from 'react';
import { QuickChoice } from '@/features/cart/quick-choice';
import { StockAlert } from '@/pages/parts/stock-alert';

/** The quick choice, with a stock alert for what is sold out. */
export const QuickChoicePanel = (props: Omit<ComponentProps<typeof QuickChoice>, 'soldOut'>) => (
  <QuickChoice
    {...props}
    soldOut={(product, choice, check) => (
      <StockAlert product={product} choice={choice} check={check} />
    )}
  />
);
