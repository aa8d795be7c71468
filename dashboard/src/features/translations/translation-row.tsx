import { ApiError, useChange } from '@shop/api-client';
import type { TranslationDto } from '@shop/contracts';
import { TRANSLATED_TEXTS, type TranslationKind } from '@shop/shop-rules';
import { Button, TextAreaField, TextField } from '@shop/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { fieldProps } from '@/shared/forms/field-props';
import { isSame } from '@/shared/forms/is-same';
import { notifyNotSaved } from '@/shared/forms/notify-refusal';
import { showRefusal } from '@/shared/forms/show-refusal';
import { useLocale, useText } from '@/shared/i18n/use-text';
import { focusNeighbour } from './neighbour-row';
import { readTranslation, saveTranslation } from './translations.queries';

const LANGUAGES = ['en', 'ar'] as const;
/** Longer texts have several lines. */
const ONE_LINE = 200;

interface Values {
  texts: { en: string; ar: string }[];
}
const valuesOf = ({ texts }: TranslationDto): Values => ({
  texts: texts.map(({ en, ar }) => ({ en, ar })),
});

/**
 * The texts of a row side by side, saved together. After a colleague's change the typed texts stay, with the
 * colleague's below them, and saving again replaces those; the other texts become the colleague's.
 */
export const TranslationRow = ({
  kind,
  row,
  onChange,
  onDirty,
}: {
  kind: TranslationKind;
  row: TranslationDto;
  /** The row as it is on the server now. */
  onChange: (row: TranslationDto) => void;
  onDirty: (id: number, isDirty: boolean) => void;
}) => {
  const t = useText();
  const arabic = useLocale() === 'ar';
  const { id } = row;
  /** What the fields showed before something was typed. */
  const [base, setBase] = useState({ version: row.version, ...valuesOf(row) });
  const form = useForm<Values>({ defaultValues: { texts: base.texts } });
  const { isDirty, errors, dirtyFields } = form.formState;
  const change = useChange(
    async (values: Values): Promise<{ data?: { stored: TranslationDto; sent: Values } }> => {
      const texts = row.texts.map(({ field }, at) => ({
        ...{ field, en: '', ar: '' },
        ...values.texts[at],
      }));
      try {
        const { data } = await saveTranslation(kind, id, { version: row.version, texts });
        return { data: data && { stored: data.row, sent: values } };
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 409) throw error;
        const stored = await readTranslation(kind, id).catch(() => undefined);
        // An earlier save has arrived, although its response was lost.
        if (stored && isSame(stored.texts, texts)) return { data: { stored, sent: values } };
        if (stored) onChange(stored);
        throw error;
      }
    },
    [['translation counts']],
    {
      onSuccess: (answer) => {
        if (!answer) return;
        const { stored, sent } = answer;
        onChange(stored);
        setBase({ version: stored.version, ...valuesOf(stored) });
        // What was typed since they were sent stays, as unsaved.
        form.reset(valuesOf(stored), { keepValues: true });
        for (const [at, texts] of stored.texts.entries())
          for (const language of LANGUAGES) {
            const name = `texts.${at}.${language}` as const;
            const typed = form.getValues(name);
            const isTyped = typed !== sent.texts[at]?.[language];
            form.setValue(name, isTyped ? typed : texts[language], { shouldDirty: true });
          }
      },
      onError: (error) => notifyNotSaved(error, t('translations.notSaved')),
      showError: (error) =>
        showRefusal(error, form, {}, (pointer) => pointer.split('/').slice(1).join('.')),
    },
  );
  const followStored = useEffectEvent(() => {
    if (row.version !== base.version)
      form.reset(valuesOf(row), { keepDirtyValues: true, keepDirty: true, keepErrors: true });
  });
  useEffect(() => followStored(), [row.version]);
  useEffect(() => {
    onDirty(id, isDirty);
    return () => onDirty(id, false);
  }, [id, isDirty, onDirty]);

  const save = (onSaved?: () => void) =>
    form.handleSubmit((values) => {
      if (change.isPending) return;
      if (isDirty) change.mutate(values, { onSuccess: onSaved });
      else onSaved?.();
    })();
  const frame = useRef<HTMLFormElement>(null);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const step = altKey && (key === 'ArrowDown' ? 1 : key === 'ArrowUp' && -1);
    const isSave = (ctrlKey || metaKey) && key === 'Enter';
    if (!step && !isSave) return;
    event.preventDefault();
    if (step) focusNeighbour(frame.current, step);
    else void save(() => focusNeighbour(frame.current, 1));
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    const element = frame.current;
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, []);
  const [first] = row.texts;
  const name = (arabic && first?.ar) || first?.en || first?.ar || `#${id}`;
  return (
    <form
      ref={frame}
      noValidate
      data-translation=""
      aria-label={t('translations.ofRow', { name })}
      aria-busy={change.isPending}
      className="panel flex flex-col gap-3 p-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0 font-semibold break-words">
          <bdi>{name}</bdi>
        </h2>
        <span className="flex items-center gap-3">
          {isDirty && <span className="text-small text-muted">{t('unsaved.changes')}</span>}
          <Button type="submit" size="small" busy={change.isPending} aria-disabled={!isDirty}>
            {t('translations.save')}
          </Button>
        </span>
      </div>
      {row.texts.map((text, at) => {
        const rule = TRANSLATED_TEXTS[kind][text.field];
        const Field = rule && rule.most > ONE_LINE ? TextAreaField : TextField;
        return (
          <div key={text.field} className="grid gap-3 md:grid-cols-2">
            {LANGUAGES.map((language) => {
              const isRequired = rule?.required === 'both' || rule?.required === language;
              const isElsewhere =
                text[language] !== base.texts[at]?.[language] &&
                dirtyFields.texts?.[at]?.[language] === true;
              return (
                <Field
                  key={language}
                  label={t(`translations.in.${language}`, {
                    field: t(`translations.field.${text.field}`),
                  })}
                  hint={
                    isElsewhere &&
                    t('translations.now', { text: text[language] || t('translations.nothing') })
                  }
                  lang={language}
                  dir={language === 'ar' ? 'rtl' : 'ltr'}
                  maxLength={rule?.most}
                  {...fieldProps(form, `texts.${at}.${language}`, {
                    validate: (value) =>
                      !isRequired || value.trim() !== '' || t('translations.needed'),
                  })}
                />
              );
            })}
          </div>
        );
      })}
      {errors.root && (
        <p role="alert" className="font-semibold text-sale">
          {errors.root.message}
        </p>
      )}
    </form>
  );
};
