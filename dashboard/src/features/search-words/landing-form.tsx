import type { LandingDto } from '@shop/contracts';
import { SelectField, TextField } from '@shop/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isOutdated } from '@/shared/forms/take-over';
import { fieldProps } from '@/shared/forms/field-props';
import { useText } from '@/shared/i18n/use-text';
import { RowForm } from '@/shared/rows/row-form';
import { useRowForm } from '@/shared/rows/use-row-form';
import { STALE_WORDS, saveLanding } from './search-words.queries';

/** Pages of the shop under a heading. */
export interface PageGroup {
  title: string;
  pages: { path: string; name: string }[];
}

/** Lets a search lead to a page. */
export const LandingForm = ({
  words = '',
  path = '',
  groups,
  landings,
  onDone,
}: {
  words?: string;
  path?: string;
  groups: PageGroup[];
  /** The searches that lead to a page already. */
  landings: LandingDto[];
  onDone: () => void;
}) => {
  const t = useText();
  const queries = useQueryClient();
  /** The words whose page a colleague has changed, after the refusal has named that page. */
  const [refused, setRefused] = useState<string>();
  // What the list showed before the form was opened, also if it is read again meanwhile.
  const [opened] = useState(landings);
  const pageOf = (text: string): string | null =>
    opened.find((row) => row.words.toLowerCase() === text.trim().toLowerCase())?.path ?? null;
  const { form, ...shared } = useRowForm({
    start: { words, path },
    save: async (values: { words: string; path: string }) => {
      try {
        // Saving the refused words again replaces the page that the refusal named.
        return await saveLanding({
          ...values,
          ...(values.words !== refused && { before: pageOf(values.words) }),
        });
      } catch (error) {
        if (error instanceof Error && isOutdated(error)) {
          setRefused(values.words);
          for (const queryKey of STALE_WORDS) void queries.invalidateQueries({ queryKey });
        }
        throw error;
      }
    },
    stale: STALE_WORDS,
    saved: t('searchWords.landingSaved'),
    failed: t('searchWords.notSaved'),
    onDone,
  });
  const isListed = groups.some(({ pages }) => pages.some((page) => page.path === path));
  return (
    <RowForm
      label={t('searchWords.addLanding')}
      submitText={t('searchWords.saveLanding')}
      {...shared}
    >
      <TextField
        label={t('searchWords.landingWords')}
        hint={t('searchWords.landingWordsHint')}
        maxLength={60}
        dir="auto"
        {...fieldProps(form, 'words', {
          validate: (text) => text.trim() !== '' || t('searchWords.termsNeeded'),
        })}
      />
      <SelectField
        label={t('searchWords.landingPage')}
        {...fieldProps(form, 'path', {
          validate: (value) => value !== '' || t('searchWords.pageNeeded'),
        })}
      >
        <option value="">{t('searchWords.choosePage')}</option>
        {path && !isListed && <option value={path}>{path}</option>}
        {groups.map(({ title, pages }) => (
          <optgroup key={title} label={title}>
            {pages.map((page) => (
              <option key={page.path} value={page.path}>
                {page.name}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
    </RowForm>
  );
};
