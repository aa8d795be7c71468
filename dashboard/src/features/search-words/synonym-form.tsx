import type { SynonymDto } from '@shop/contracts';
import { SelectField, TextAreaField } from '@shop/ui';
import { fieldProps } from '@/shared/forms/field-props';
import { useText } from '@/shared/i18n/use-text';
import { RowForm } from '@/shared/rows/row-form';
import { useRowForm } from '@/shared/rows/use-row-form';
import { STALE_WORDS, SYNONYM_KINDS, saveSynonym } from './search-words.queries';

interface Values {
  kind: SynonymDto['kind'];
  terms: string;
  means: string;
}

/** Terms of a text, separated by commas (of both scripts) or lines. */
const termsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,،;؛\n]/)
      .map((term) => term.trim())
      .filter(Boolean),
  ),
];

/** Adds or changes synonyms; `proposed` are the terms that a new one begins with. */
export const SynonymForm = ({
  row,
  proposed = [],
  onDone,
}: {
  row?: SynonymDto;
  proposed?: string[];
  onDone: () => void;
}) => {
  const t = useText();
  const { form, ...shared } = useRowForm<Values>({
    start: {
      kind: row?.kind ?? 'both',
      terms: (row?.terms ?? proposed).join(', '),
      means: row?.means.join(', ') ?? '',
    },
    row,
    adds: !row && 'synonym',
    save: ({ kind, terms, means }, before, once) =>
      saveSynonym(
        {
          // The version on which the edited values are based.
          ...(before && (JSON.parse(before) as SynonymDto)),
          kind,
          terms: termsOf(terms),
          means: kind === 'one_way' ? termsOf(means) : [],
        },
        once,
      ),
    stale: STALE_WORDS,
    saved: t('searchWords.saved'),
    failed: t('searchWords.notSaved'),
    onDone,
  });
  const kind = form.watch('kind');
  const title = t(row ? 'searchWords.edit' : 'searchWords.add');
  return (
    <RowForm label={title} submitText={row ? t('rows.save') : title} {...shared}>
      <SelectField
        label={t('searchWords.kind')}
        hint={t(`searchWords.hint.${kind}`)}
        {...fieldProps(form, 'kind')}
      >
        {SYNONYM_KINDS.map((each) => (
          <option key={each} value={each}>
            {t(`searchWords.kindOf.${each}`)}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={t('searchWords.terms')}
        hint={t('searchWords.termsHint')}
        rows={3}
        dir="auto"
        {...fieldProps(form, 'terms', {
          validate: (text) =>
            termsOf(text).length > (form.getValues('kind') === 'both' ? 1 : 0) ||
            t(
              form.getValues('kind') === 'both'
                ? 'searchWords.twoTermsNeeded'
                : 'searchWords.termsNeeded',
            ),
        })}
      />
      {kind === 'one_way' && (
        <TextAreaField
          label={t('searchWords.means')}
          rows={2}
          dir="auto"
          {...fieldProps(form, 'means', {
            validate: (text) => termsOf(text).length > 0 || t('searchWords.termsNeeded'),
          })}
        />
      )}
    </RowForm>
  );
};
