import { Button, ErrorState, Loading, notify, Skeleton } from '@shop/ui';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { FormProblem } from '@/shared/forms/form-problem';
import { refusalText } from '@/shared/forms/notify-refusal';
import { reasonOf } from '@/shared/forms/show-refusal';
import { useText } from '@/shared/i18n/use-text';
import {
  previewChange,
  useBulkChange,
  type BulkResult,
  type BulkValues,
} from './bulk-change.queries';
import { BulkForm, type BulkChoices } from './bulk-form';
import { BulkRows } from './bulk-rows';
import { bulkValues, emptyBulk } from './bulk-values';
import { FormDialog } from '@/shared/unsaved/form-dialog';

/** Changes the selected products: form, preview of each, result of each. */
export const BulkEdit = ({
  ids,
  choices,
  onRetry,
  onChanged,
  onClose,
}: {
  ids: number[];
  /** Undefined while they load, or if that failed. */
  choices: BulkChoices | undefined;
  /** Loads the choices again after a failure. */
  onRetry?: (() => void) | undefined;
  /** The products that have changed. */
  onChanged: (ids: number[]) => void;
  onClose: () => void;
}) => {
  const t = useText();
  const formId = useId();
  const [texts, setTexts] = useState(emptyBulk);
  const [problem, setProblem] = useState<string>();
  const [shown, setShown] = useState<BulkResult>();
  const [result, setResult] = useState<BulkResult>();

  const preview = useMutation({
    mutationFn: (values: BulkValues) => previewChange(ids, values),
    onSuccess: setShown,
    onError: (error) => setProblem(reasonOf(error) ?? t('bulk.failed')),
  });
  const saving = useBulkChange((answer) => {
    onChanged(answer.products.filter(({ changed }) => changed).map(({ id }) => id));
    if (answer.changed < (shown?.changed ?? 0)) return setResult(answer);
    notify(t('bulk.changed', { count: answer.changed }), { kind: 'success' });
    onClose();
  });
  const show = () => {
    const typed = bulkValues(texts);
    if ('problem' in typed) return setProblem(t(typed.problem));
    setProblem(undefined);
    if (!preview.isPending) preview.mutate(typed.values);
  };
  const save = () => {
    const values = preview.variables;
    const rows = shown?.products.filter(({ changed }) => changed) ?? [];
    if (!values || rows.length === 0 || saving.isPending) return;
    setProblem(undefined);
    saving.mutate(
      { rows, values },
      { onError: (error) => setProblem(refusalText(error, t('bulk.failed'))) },
    );
  };
  const isAmountWrong = problem !== undefined && problem === t('bulk.needAmount');
  const count = shown?.changed ?? 0;

  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      dismissible={!shown}
      isSaved={result !== undefined}
      size="large"
      title={t('bulk.title', { count: ids.length })}
      closeLabel={t('shell.close')}
      footer={
        <div className="flex flex-wrap gap-3 *:grow">
          {result ? (
            <Button onClick={onClose}>{t('shell.close')}</Button>
          ) : shown ? (
            <>
              <FormProblem text={problem} className="basis-full" />
              <Button
                variant="secondary"
                onClick={() => {
                  setShown(undefined);
                  setProblem(undefined);
                }}
              >
                {t('bulk.back')}
              </Button>
              <Button busy={saving.isPending} aria-disabled={count === 0} onClick={save}>
                {t('bulk.save', { count })}
              </Button>
            </>
          ) : (
            <Button
              type="submit"
              form={formId}
              busy={preview.isPending}
              aria-disabled={!choices || undefined}
            >
              {t('bulk.preview')}
            </Button>
          )}
        </div>
      }
    >
      {!choices ? (
        onRetry ? (
          <ErrorState
            text={t('productForm.choicesFailed')}
            retryText={t('list.retry')}
            onRetry={onRetry}
          />
        ) : (
          <Loading text={t('shell.loading')}>
            <Skeleton className="h-72" />
          </Loading>
        )
      ) : result ? (
        <>
          <p role="status" className="mb-4 font-semibold">
            {t('bulk.result', { changed: result.changed, count: result.products.length })}
          </p>
          <BulkRows rows={result.products.filter((row) => row.problem)} choices={choices} />
        </>
      ) : shown ? (
        <>
          <p role="status" className="font-semibold">
            {t('bulk.willChange', { changed: count, count: shown.products.length })}
          </p>
          {preview.variables?.price && (
            <p className="mt-1 text-muted">
              {t('bulk.rounding')} {t('bulk.ownPrices')}
            </p>
          )}
          <div className="mt-4">
            <BulkRows rows={shown.products} choices={choices} />
          </div>
        </>
      ) : (
        <>
          <BulkForm
            id={formId}
            texts={texts}
            choices={choices}
            error={isAmountWrong ? problem : undefined}
            onChange={(next) => {
              setTexts(next);
              setProblem(undefined);
            }}
            onSubmit={show}
          />
          <FormProblem text={isAmountWrong ? undefined : problem} className="mt-4" />
        </>
      )}
    </FormDialog>
  );
};
