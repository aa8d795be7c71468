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
          <use href="#visa" fill="#1434cb" />
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
          <Banknote className="size-4 text-brass" />
          {t('payment.cash')}
        </li>
      )}
    </ul>
  );
};
