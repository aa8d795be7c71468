import { ApiError } from '@shop/api-client';
import type { ProductVariantDto } from '@shop/contracts';
import { colorName } from '@shop/shop-rules';
import { Button, Dialog, ErrorState, Loading, notify, NumberField, Skeleton } from '@shop/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useFormat } from '@/shared/i18n/use-format';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useLocale, useText } from '@/shared/i18n/use-text';
import type { Product } from './product';
import { typedValue } from './quick-rules';
import { changeValues, quickQueries, refreshValues, showValues } from './quick-values.queries';

/** Typed texts or messages by id of the variant. */
type Texts = Record<number, string>;

const withError = (errors: Texts, id: number, error: string): Texts => ({ ...errors, [id]: error });

/** The stock of each size and color of a product. */
export const QuickSizes = ({ product, onClose }: { product: Product; onClose: () => void }) => {
  const t = useText();
  const locale = useLocale();
  const { aed } = useFormat();
  const queries = useQueryClient();
  const formId = useId();
  const name = useNameOf()(product);
  const {
    data: variants = [],
    isPending,
    isError,
    refetch,
  } = useQuery(quickQueries.variants(product.id));
  const [texts, setTexts] = useState<Texts>({});
  const [errors, setErrors] = useState<Texts>({});
  const nameOf = ({ size, color }: ProductVariantDto) =>
    [size, color && colorName(color, locale)].filter(Boolean).join(locale === 'ar' ? '، ' : ', ');
  const changed = variants.flatMap(({ id, stock: was }) => {
    const text = texts[id];
    return text === undefined || text.trim() === String(was) ? [] : [{ id, was, text }];
  });

  const saving = useMutation({
    mutationFn: async (sent: { id: number; stock: number; was: number }[]) =>
      (await changeValues(product.id, { variants: sent })).data,
    onSuccess: (answer) => {
      if (answer) showValues(queries, product.id, answer.product);
      void refreshValues(queries);
      notify(t('quick.saved'), { kind: 'success' });
      onClose();
    },
    onError: async (error, sent) => {
      const found = error instanceof ApiError ? error.errors : [];
      // The fields keep what was typed; the next attempt starts from the present stock.
      await refetch();
      const problems = found.flatMap(({ pointer, detail }) => {
        const at = /^#\/variants\/(\d+)\//.exec(pointer)?.[1];
        const id = sent[Number(at)]?.id;
        return id === undefined ? [] : [{ id, detail }];
      });
      setErrors(problems.reduce<Texts>((all, one) => withError(all, one.id, one.detail), {}));
      if (problems.length === 0)
        notify((error instanceof ApiError && error.serverMessage) || t('quick.failed'), {
          kind: 'error',
        });
    },
  });
  const save = () => {
    const wrong = changed.filter(({ text }) => typeof typedValue('stock', text) !== 'number');
    if (wrong.length > 0)
      return setErrors(
        wrong.reduce<Texts>((all, { id }) => withError(all, id, t('productForm.needStock')), {}),
      );
    if (changed.length === 0) return onClose();
    setErrors({});
    saving.mutate(changed.map(({ id, was, text }) => ({ id, was, stock: Number(text.trim()) })));
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      dismissible={changed.length === 0}
      title={t('quick.sizesOf', { name })}
      closeLabel={t('shell.close')}
      footer={
        <Button
          type="submit"
          form={formId}
          className="w-full"
          busy={saving.isPending}
          aria-disabled={isPending || isError}
        >
          {t('quick.save')}
        </Button>
      }
    >
      {isError ? (
        <ErrorState
          text={t('quick.sizesFailed')}
          retryText={t('list.retry')}
          onRetry={() => void refetch()}
        />
      ) : isPending ? (
        <Loading text={t('shell.loading')}>
          <Skeleton className="h-48" />
        </Loading>
      ) : (
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!saving.isPending) save();
          }}
        >
          <table className="w-full text-small">
            <caption className="sr-only">{t('quick.sizesOf', { name })}</caption>
            <thead>
              <tr className="text-start text-mini text-muted">
                <th className="py-1 text-start font-normal">{t('quick.size')}</th>
                <th className="py-1 text-start font-normal">{t('products.price')}</th>
                <th className="py-1 text-start font-normal">{t('products.stock')}</th>
              </tr>
            </thead>
            <tbody>
              {variants.map((variant) => (
                <tr key={variant.id} className="border-t border-line align-top">
                  <th scope="row" className="py-4 pe-3 text-start font-semibold">
                    <bdi>{nameOf(variant) || t('quick.only')}</bdi>
                  </th>
                  <td className="py-4 pe-3 text-muted tabular-nums">
                    {variant.price === null ? t('quick.productPrice') : aed(variant.price)}
                  </td>
                  <td className="py-2">
                    <NumberField
                      label={t('quick.of.stock', { name: nameOf(variant) })}
                      className="w-32 [&>label]:sr-only [&>p]:text-mini"
                      inputMode="numeric"
                      value={texts[variant.id] ?? String(variant.stock)}
                      error={errors[variant.id]}
                      onChange={({ target }) => {
                        setTexts((all) => ({ ...all, [variant.id]: target.value }));
                        setErrors(({ [variant.id]: _, ...others }) => others);
                      }}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </form>
      )}
    </Dialog>
  );
};
