import { Banknote } from 'lucide-react';
import { useText } from '@/shared/i18n/text';

const card = 'h-6 w-9.5 rounded-[4px] border border-line bg-white';

/** Accepted payment methods: card brands, and cash while it is enabled. */
export const PaymentMarks = ({ cash }: { cash: boolean }) => {
  const { t } = useText();
  return (
    <ul aria-label={t('payment.methods')} className="flex min-h-6 flex-wrap items-center gap-2">
      <li className="flex">
        <svg role="img" aria-label="Visa" viewBox="0 0 38 24" className={card}>
          <path
            fill="#1434cb"
            d="M5.9 8.2h2.7l1.2 5 2.4-5h2.7L10.8 16H8zM16 8.2h2.5L17.2 16h-2.5zM25 8.7l-.4 1.8c-.4-.2-.9-.3-1.5-.3-.7 0-1 .3-1 .6 0 .4.4.6 1 .9 1.1.5 1.6 1.1 1.6 1.9 0 1.5-1.3 2.5-3.3 2.5-.9 0-1.8-.2-2.3-.4l.4-1.9c.7.3 1.2.5 2 .5.5 0 1.1-.2 1.1-.7 0-.3-.3-.5-1-.9-.7-.3-1.6-.9-1.6-1.9C20 9.4 21.2 8.4 23.1 8.4c.8 0 1.5.1 1.9.3zM30.7 8.2 32.8 16h-2.4l-.3-1.2h-2.9l-.5 1.2h-2.5l3.2-7.1c.2-.5.6-.7 1.1-.7zm-1.5 2.1-1.2 2.9h1.8z"
          />
        </svg>
      </li>
      <li className="flex">
        <svg role="img" aria-label="Mastercard" viewBox="0 0 38 24" className={card}>
          <circle cx="15" cy="12" r="6.5" fill="#eb001b" />
          <circle cx="23" cy="12" r="6.5" fill="#f79e1b" />
          <path fill="#ff5f00" d="M19 6.88a6.5 6.5 0 0 1 0 10.24 6.5 6.5 0 0 1 0-10.24z" />
        </svg>
      </li>
      {cash && (
        <li className="flex h-6 items-center gap-1.5 rounded-[4px] border border-line px-2 text-mini font-medium">
          <Banknote aria-hidden="true" className="size-4 text-brass" strokeWidth={1.5} />
          {t('payment.cash')}
        </li>
      )}
    </ul>
  );
};
