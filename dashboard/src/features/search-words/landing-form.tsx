import { SelectField, TextField } from '@shop/ui';
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
  onDone,
}: {
  words?: string;
  path?: string;
  groups: PageGroup[];
  onDone: () => void;
}) => {
  const t = useText();
  const { form, ...shared } = useRowForm({
    start: { words, path },
    save: (values: { words: string; path: string }) => saveLanding(values),
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
