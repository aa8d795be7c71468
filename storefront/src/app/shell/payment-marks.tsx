import { Banknote } from 'lucide-react';
import { useText } from '@/shared/text';

const card = 'h-7 w-11 rounded-control border border-line bg-white';

/** The ways to pay that checkout offers. */
export const PaymentMarks = () => {
  const { t } = useText();
  return (
    <ul aria-label={t('footer.pay')} className="flex flex-wrap items-center gap-2">
      <li className="flex">
        <svg role="img" aria-label="Visa" viewBox="0 0 44 28" className={card}>
          <text
            x="22"
            y="19"
            textAnchor="middle"
            fontFamily="Arial, sans-serif"
            fontSize="13"
            fontWeight="700"
            fontStyle="italic"
            fill="#1434cb"
          >
            VISA
          </text>
        </svg>
      </li>
      <li className="flex">
        <svg role="img" aria-label="Mastercard" viewBox="0 0 44 28" className={card}>
          <circle cx="18" cy="14" r="8" fill="#eb001b" />
          <circle cx="26" cy="14" r="8" fill="#f79e1b" />
          <path d="M22 7.07a8 8 0 0 1 0 13.86 8 8 0 0 1 0-13.86z" fill="#ff5f00" />
        </svg>
      </li>
      <li className="flex h-7 items-center gap-1.5 rounded-control border border-line px-2 text-mini">
        <Banknote aria-hidden="true" className="size-4" strokeWidth={1.5} />
        {t('pay.cash')}
      </li>
    </ul>
  );
};
