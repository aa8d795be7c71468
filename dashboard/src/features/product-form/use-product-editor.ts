import { ApiError } from '@shop/api-client';
import type { ProductDto } from '@shop/contracts';
import { confirm, notify } from '@shop/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '@/shared/i18n/use-text';
import { useFileChecks } from '@/shared/files/use-file-checks';
import { paths } from '@/shared/paths';
import { notifyNotSaved } from '@/shared/forms/notify-refusal';
import { showRefusal } from '@/shared/forms/show-refusal';
import { fieldAt } from './variants/field-at';
import { productFormQueries, useSaveProduct } from './product-form.queries';
import { changesOf, copyOf, emptyProduct, toProductBody, valuesOf } from './product-values';
import { useProductFields } from './use-product-fields';

const isConflict = (error: Error) =>
  error instanceof ApiError && error.code === 'changed_meanwhile';

/** Form logic of a new or existing product: fields, saving, and conflicts with other editors. */
export const useProductEditor = ({
  product,
  copied,
  vendor,
  draftName,
}: {
  product: ProductDto | undefined;
  /** The product that a new one is copied from. */
  copied: ProductDto | undefined;
  /** Vendor id of a new product when it cannot be chosen. */
  vendor: number | undefined;
  draftName: string;
}) => {
  const t = useText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const fresh = { ...emptyProduct, vendor: vendor ? String(vendor) : '' };
  const { form, start, isRestored, begin, deleteDraft } = useProductFields(
    product ? valuesOf(product) : copied ? copyOf(copied) : fresh,
    draftName,
  );
  const { setFocus } = form;
  /** Number of products added with this form. */
  const [added, setAdded] = useState(0);
  // After a reset the fields exist only once they are rendered again.
  useEffect(() => {
    if (added > 0) setFocus('name');
  }, [added, setFocus]);
  /** Id of the saved copy, whose form opens next. */
  const [savedCopy, setSavedCopy] = useState<number>();
  /** Whether the form keeps category, tags, brand, vendor and offer for another product. */
  const another = useRef(false);

  const loadNewer = async ({ id }: ProductDto) => {
    const isConfirmed = await confirm({
      title: t('productForm.conflict'),
      text: t('productForm.conflictText'),
      yesText: t('productForm.loadNewer'),
      noText: t('productForm.notNow'),
    });
    if (!isConfirmed) return form.setError('root', { message: t('productForm.conflict') });
    const newer = await queries.fetchQuery({ ...productFormQueries.one(id), staleTime: 0 });
    begin(valuesOf(newer), changesOf(start, form.getValues()));
    notify(t('productForm.newerLoaded'));
  };

  const save = useSaveProduct(product, {
    onSuccess: (answer) => {
      const saved = answer?.product;
      if (product && saved) {
        queries.setQueryData(productFormQueries.one(saved.id).queryKey, saved);
        begin(valuesOf(saved));
        return notify(t('productForm.updated'), { kind: 'success' });
      }
      if (copied && saved) {
        deleteDraft();
        setSavedCopy(saved.id);
        return notify(t('productForm.added'), { kind: 'success' });
      }
      const { category_id, tags, brand, vendor, offer } = form.getValues();
      begin(another.current ? { ...fresh, category_id, tags, brand, vendor, offer } : fresh);
      setAdded((count) => count + 1);
      notify(t('productForm.added'), {
        kind: 'success',
        ...(saved && {
          action: {
            text: t('productForm.open'),
            onSelect: () => void navigate(paths.editProduct(saved.id)),
          },
        }),
      });
    },
    onError: (error) => {
      notifyNotSaved(error, t(product ? 'productForm.notUpdated' : 'productForm.failed'));
      if (product && isConflict(error))
        void loadNewer(product).catch(() =>
          notify(t('productForm.productFailed'), { kind: 'error' }),
        );
    },
    showError: (error) => {
      if (isConflict(error)) return;
      // Own texts for the most frequent errors; the server's for the others.
      const own = {
        name: t('productForm.needName'),
        price: t('productForm.needPrice'),
        offerPrice: t('productForm.offerTooHigh'),
        stock: t('productForm.needStock'),
        category_id: t('productForm.needCategory'),
        vendor: t('productForm.needVendor'),
      };
      showRefusal(error, form, own, (pointer) => fieldAt(pointer, form.getValues()));
    },
  });

  const checks = useFileChecks(
    form.handleSubmit((values) =>
      save.mutate({
        ...toProductBody(values, product ? start : fresh),
        ...(copied && { copyOf: copied.id }),
        ...(product && values.adjustmentReason && { adjustmentReason: values.adjustmentReason }),
      }),
    ),
  );
  return {
    form,
    onFileCheck: checks.track,
    busy: save.isPending || checks.waiting,
    /** Whether the form was opened with a restored draft. */
    isRestored,
    savedCopy,
    discard: () => begin(start),
    deleteDraft,
    submit: (andAnother: boolean) => {
      if (save.isPending || checks.waiting) return;
      another.current = andAnother;
      checks.submit();
    },
  };
};
