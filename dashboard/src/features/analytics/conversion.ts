import { useFormat } from '@/shared/i18n/use-format';

interface Visits {
  views: number | null;
  orders: number;
}

/** Orders per product view; undefined without views. */
export const conversionOf = ({ views, orders }: Visits): number | undefined =>
  views ? orders / views : undefined;

/** As a number with four decimals, for files. */
export const conversionValue = (visits: Visits): number =>
  Math.round((conversionOf(visits) ?? 0) * 10_000) / 10_000;

export const useConversion = () => {
  const { percent } = useFormat();
  return (visits: Visits): string => {
    const conversion = conversionOf(visits);
    return conversion === undefined ? '–' : percent(conversion);
  };
};
