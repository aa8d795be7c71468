import type { QuotedCouponDto } from '@shop/contracts';
import { Button, TextField } from '@shop/ui';
import { Tag } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '@/shared/i18n/text';

interface CouponFieldProps {
  /** The code in use; empty without one. */
  code: string;
  /** What the server says about it; undefined until it has answered. */
  quoted: QuotedCouponDto | null | undefined;
  /** The code came with a link. */
  isLinked: boolean;
  busy: boolean;
  onChange: (code: string) => void;
}

/** The code of a coupon: entered, checked, used, or refused with the reason; it stays in the field. */
export const CouponField = ({ code, quoted, isLinked, busy, onChange }: CouponFieldProps) => {
  const { t } = useText();
  const [typed, setTyped] = useState(code);
  const field = useRef<HTMLInputElement>(null);
  const [isRemoved, setRemoved] = useState(false);
  useEffect(() => {
    if (isRemoved) field.current?.focus();
  }, [isRemoved]);
  const apply = () => {
    setRemoved(false);
    if (typed.trim()) onChange(typed.trim());
    else field.current?.focus();
  };
  const answer = code ? quoted : null;
  const remove = answer && (
    <Button
      variant="quiet"
      className={answer.problem ? 'px-2 underline max-sm:-ms-2 sm:mt-7' : '-me-3 underline'}
      aria-label={`${t('coupon.remove')}: ${answer.code}`}
      onClick={() => {
        setTyped('');
        setRemoved(true);
        field.current?.focus();
        onChange('');
      }}
    >
      {t('coupon.remove')}
    </Button>
  );
  if (answer && !answer.problem)
    return (
      <div className="flex items-center gap-2 border border-line px-4 py-2">
        <Tag className="size-4 shrink-0" />
        <p role="status" className="min-w-0 grow text-small">
          <bdi className="font-semibold break-all">{answer.code}</bdi>{' '}
          <span className="text-muted">
            {t(answer.target === 'delivery' ? 'coupon.ofDelivery' : 'coupon.used')}
          </span>
          {isLinked && <span className="block text-muted">{t('coupon.fromLink')}</span>}
        </p>
        {remove}
      </div>
    );
  const isChecked = typed.trim() === code;
  return (
    <div className="flex flex-wrap items-start gap-2">
      <TextField
        ref={field}
        className="grow basis-44"
        label={t('coupon.label')}
        hint={isLinked && isChecked ? t('coupon.fromLink') : undefined}
        value={typed}
        error={(isChecked && answer?.detail) || undefined}
        dir="auto"
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          // The form around it chooses the payment.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          apply();
        }}
      />
      <Button
        variant="secondary"
        className="mt-7"
        busy={busy && code !== ''}
        busyText={t('coupon.checking')}
        onClick={apply}
      >
        {t('coupon.apply')}
      </Button>
      {isChecked && answer?.problem && remove}
    </div>
  );
};
