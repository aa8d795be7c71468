import type { ProductDto } from '@shop/contracts';
import { confirm, notify } from '@shop/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { useText } from '@/shared/i18n/use-text';
import { useFileChecks } from '@/shared/files/use-file-checks';
import { paths } from '@/shared/paths';
import { notifyNotSaved } from '@/shared/forms/notify-refusal';
import { showRefusal } from '@/shared/forms/show-refusal';
import { isOutdated } from '@/shared/forms/take-over';
import { useUnsaved } from '@/shared/unsaved/use-unsaved';
import type { ProductChoices } from './catalogue-fields';
import { productFormQueries, useSaveProduct } from './product-form.queries';
import { changesOf, copyOf, emptyProduct, toProductBody, valuesOf } from './product-values';
import { useProductFields } from './use-product-fields';
import { fieldAt } from './variants/variant-values';

/** What a form is opened with. */
export interface Opened {
  choices: ProductChoices;
  /** The stored product that it changes. */
  product?: ProductDto;
  /** The product that a new one is copied from. */
  copied?: ProductDto;
  /** Storage key of the draft: per account and product. */
  draftName: string;
}

/** Form logic of a new, copied or stored product: fields, saving, and conflicts with other editors. */
export const useProductEditor = ({ choices: { self }, product, copied, draftName }: Opened) => {
  const t = useText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  // A vendor cannot choose the vendor.
  const fresh = { ...emptyProduct, vendor: self ? String(self.id) : '' };
  const { form, start, isRestored, begin, deleteDraft } = useProductFields(
    product ? valuesOf(product) : copied ? copyOf(copied) : fresh,
    draftName,
  );
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
      const open = (replace: boolean) =>
        saved && void navigate(paths.editProduct(saved.id), { replace });
      const action = { text: t('productForm.open'), onSelect: () => open(false) };
      notify(t('productForm.added'), { kind: 'success', ...(saved && !copied && { action }) });
      if (copied && saved) {
        deleteDraft();
        leave();
        return open(true);
      }
      const { category_id, tags, brand, vendor, offer } = form.getValues();
      const kept = another.current ? { category_id, tags, brand, vendor, offer } : {};
      // After a reset the fields exist only once they are rendered again.
      flushSync(() => begin({ ...fresh, ...kept }));
      form.setFocus('name');
    },
    onError: (error) => {
      notifyNotSaved(error, t(product ? 'productForm.notUpdated' : 'productForm.failed'));
      if (product && isOutdated(error))
        void loadNewer(product).catch(() =>
          notify(t('productForm.productFailed'), { kind: 'error' }),
        );
    },
    showError: (error) => {
      if (isOutdated(error)) return;
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
      save.mutate({ ...toProductBody(values, product ? start : fresh), copyOf: copied?.id }),
    ),
  );
  const busy = save.isPending || checks.waiting;
  const submit = (andAnother: boolean) => {
    if (busy) return;
    another.current = andAnother;
    checks.submit();
  };
  const leave = useUnsaved({
    dirty: form.formState.isDirty,
    save: () => submit(false),
    onDiscard: deleteDraft,
  });
  return {
    form,
    onFileCheck: checks.track,
    busy,
    /** Whether the form was opened with a restored draft. */
    isRestored,
    discard: () => begin(start),
    submit,
  };
};
