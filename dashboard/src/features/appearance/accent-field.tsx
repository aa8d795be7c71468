import {
  accentContrast,
  DEFAULT_ACCENT,
  isColor,
  isReadableAccent,
  LEAST_CONTRAST,
  readableAccent,
} from '@shop/shop-rules';
import { Button, controlClass, cx, FieldFrame } from '@shop/ui';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useText } from '@/shared/i18n/use-text';
import type { AppearanceValues } from './appearance-values';

/** The accent color as text and in the browser's color picker, with its contrast. */
export const AccentField = ({ form }: { form: UseFormReturn<AppearanceValues> }) => {
  const t = useText();
  const { register, setValue, formState, control } = form;
  const accent = useWatch({ control, name: 'accent' }).trim();
  const choose = (color: string) =>
    setValue('accent', color, { shouldDirty: true, shouldValidate: true });
  const shown = isColor(accent) ? accent : DEFAULT_ACCENT;
  const contrast = accentContrast(shown).toFixed(1);
  const proposed = readableAccent(shown);
  const validate = (text: string) => {
    const color = text.trim();
    if (color === '' || (isColor(color) && isReadableAccent(color))) return true;
    if (!isColor(color)) return t('appearance.accentNeeded');
    return t('appearance.accentUnreadable', {
      contrast: accentContrast(color).toFixed(1),
      least: LEAST_CONTRAST,
    });
  };
  return (
    <FieldFrame
      label={t('appearance.accent')}
      hint={t('appearance.accentHint', { contrast, least: LEAST_CONTRAST })}
      optionalText={t('rows.optional')}
      error={formState.errors.accent?.message}
    >
      {(wiring) => (
        <span className="flex flex-wrap items-center gap-3">
          <input
            type="color"
            aria-label={t('appearance.accentPicker')}
            value={shown.toLowerCase()}
            className="size-11 cursor-pointer border border-control bg-surface p-1"
            onChange={({ target }) => choose(target.value)}
          />
          <input
            type="text"
            dir="ltr"
            maxLength={7}
            placeholder={DEFAULT_ACCENT}
            {...register('accent', { validate })}
            {...wiring}
            className={cx(controlClass, 'max-w-36')}
          />
          {proposed !== shown && (
            <Button variant="secondary" onClick={() => choose(proposed)}>
              <span className="size-4 border border-control" style={{ background: proposed }} />
              {t('appearance.accentUse', { color: proposed })}
            </Button>
          )}
          {accent !== '' && (
            <Button variant="quiet" onClick={() => choose('')}>
              {t('appearance.accentStandard')}
            </Button>
          )}
        </span>
      )}
    </FieldFrame>
  );
};
