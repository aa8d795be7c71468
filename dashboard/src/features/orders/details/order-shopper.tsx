import { isPlaceholder } from '@shop/shop-rules';
import { Button, buttonClass } from '@shop/ui';
import { Copy, MessageCircle } from 'lucide-react';
import { copyText } from '@/shared/browser/copy-text';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import type { Shopper } from '../order';

/** Shopper and delivery address. */
export const OrderShopper = ({ shopper }: { shopper: Shopper }) => {
  const t = useText();
  const format = useFormat();
  const { name, email, phone, city, area, building, flat } = shopper;
  const parts = [
    !isPlaceholder(flat) && t('orders.flat', { flat }),
    building,
    area,
    format.city(city),
  ]
    .filter((part) => typeof part === 'string')
    .filter((part) => !isPlaceholder(part));
  const copy = () =>
    copyText([name, ...parts, phone].join('\n'), {
      copied: t('orders.copied'),
      refused: t('orders.notCopied'),
    });
  return (
    <>
      <p className="font-semibold">
        <bdi>{name}</bdi>
      </p>
      <address className="mt-1 flex flex-col not-italic">
        {parts.map((part) => (
          <span key={part}>
            <bdi>{part}</bdi>
          </span>
        ))}
      </address>
      <p className="mt-3 flex flex-col items-start">
        {phone && (
          <a
            href={`tel:${phone.replace(/[^+\d]/g, '')}`}
            className="inline-flex min-h-8 items-center text-accent underline-offset-4 hover:underline"
          >
            <bdi dir="ltr">{phone}</bdi>
          </a>
        )}
        {email && (
          <a
            href={`mailto:${email}`}
            className="inline-flex min-h-8 max-w-full items-center text-accent underline-offset-4 hover:underline"
          >
            <bdi dir="ltr" className="truncate">
              {email}
            </bdi>
          </a>
        )}
      </p>
      <p className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={() => void copy()}>
          <Copy className="size-4" />
          {t('orders.copyAddress')}
        </Button>
        {phone && (
          <a
            href={`https://wa.me/${phone.replace(/\D/g, '')}`}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ variant: 'secondary', size: 'small' })}
          >
            <MessageCircle className="size-4" />
            {t('orders.message')}
          </a>
        )}
      </p>
    </>
  );
};
