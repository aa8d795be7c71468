import type { SizeGuideDto } from '@shop/contracts';
import { SIZE_GUIDE } from '@shop/shop-rules';
import { Button, TextAreaField } from '@shop/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { useText } from '@/shared/i18n/use-text';
import { Panel } from '@/shared/layout/panel';
import type { CategoryValues } from '../category-values';
import { addColumn, addRow, emptyGuide, problemOf } from './size-guide';
import { SizeGuideTable } from './size-guide-table';

/** The size guide of a category, if it has one: a table and how to measure, in both languages. */
export const SizeGuideSection = ({ form }: { form: UseFormReturn<CategoryValues> }) => {
  const t = useText();
  const { field, fieldState } = useController({
    control: form.control,
    name: 'sizeGuide',
    rules: {
      validate: (value: SizeGuideDto | null) => {
        const problem = problemOf(value);
        return problem === undefined || t(problem);
      },
    },
  });
  const { value: guide, onChange, ref } = field;
  const plus = <Plus className="size-4" />;
  return (
    <Panel title={t('sizeGuide.title')}>
      <div ref={ref} tabIndex={-1} className="flex flex-col gap-4 outline-none">
        <p className="text-muted">{t('sizeGuide.hint')}</p>
        {fieldState.error?.message && (
          <p role="alert" className="font-semibold text-sale">
            {fieldState.error.message}
          </p>
        )}
        {guide ? (
          <>
            <SizeGuideTable guide={guide} onChange={onChange} />
            <div className="flex flex-wrap gap-2">
              <Button
                variant="secondary"
                size="small"
                disabled={guide.rows.length >= SIZE_GUIDE.rows}
                onClick={() => onChange(addRow(guide))}
              >
                {plus}
                {t('sizeGuide.addRow')}
              </Button>
              <Button
                variant="secondary"
                size="small"
                disabled={guide.columns.length >= SIZE_GUIDE.columns}
                onClick={() => onChange(addColumn(guide))}
              >
                {plus}
                {t('sizeGuide.addColumn')}
              </Button>
              <Button variant="secondary" size="small" onClick={() => onChange(null)}>
                <Trash2 className="size-4" />
                {t('sizeGuide.remove')}
              </Button>
            </div>
            <div className="grid gap-4 sm:grid-cols-2">
              <TextAreaField
                label={t('sizeGuide.howTo')}
                rows={5}
                dir="auto"
                maxLength={SIZE_GUIDE.text}
                value={guide.howTo ?? ''}
                onChange={(event) => onChange({ ...guide, howTo: event.target.value })}
              />
              <TextAreaField
                label={t('sizeGuide.howToAr')}
                rows={5}
                lang="ar"
                dir="rtl"
                maxLength={SIZE_GUIDE.text}
                value={guide.howToAr ?? ''}
                onChange={(event) => onChange({ ...guide, howToAr: event.target.value })}
              />
            </div>
          </>
        ) : (
          <Button
            variant="secondary"
            size="small"
            className="self-start"
            onClick={() => onChange(emptyGuide)}
          >
            {plus}
            {t('sizeGuide.add')}
          </Button>
        )}
      </div>
    </Panel>
  );
};
