import { BusyOverlay, Button, notify, TextField } from '@shop/ui';
import { Controller, FormProvider, useForm, useWatch } from 'react-hook-form';
import { useText } from '@/shared/i18n/use-text';
import { VIDEO_ENDINGS } from '@/shared/files/video-field';
import { Panel } from '@/shared/panel';
import { showRefusal } from '@/shared/show-refusal';
import { ColorSet } from './color-set';
import { FilePicker } from './file-picker';
import { InformationFields } from './information-fields';
import { PlacingFields, type ProductChoices } from './placing-fields';
import { PricingFields } from './pricing-fields';
import { useAddProduct } from './product-form.queries';
import { emptyProduct, hasColors, toProductBody, type ProductValues } from './product-values';

const IMAGES = 'image/*';
const IMAGES_AND_VIDEOS = `${IMAGES},${VIDEO_ENDINGS}`;

/** The form of a new product. */
export const ProductForm = ({ choices }: { choices: ProductChoices }) => {
  const t = useText();
  const start = { ...emptyProduct, vendor: choices.self ? String(choices.self.id) : '' };
  const form = useForm<ProductValues>({ defaultValues: start });
  const { control, register, handleSubmit, reset, setFocus, formState } = form;
  const categoryId = useWatch({ control, name: 'category_id' });
  const add = useAddProduct({
    onSuccess: () => {
      reset(start);
      setFocus('name');
      notify(t('productForm.added'), { kind: 'success' });
    },
    onError: (error) => {
      notify(t('productForm.failed'), { kind: 'error' });
      // Our own sentences for what the server refuses most; it says the rest itself.
      showRefusal(error, form, {
        name: t('productForm.needName'),
        price: t('productForm.needPrice'),
        stock: t('productForm.needStock'),
        category_id: t('productForm.needCategory'),
        vendor: t('productForm.needVendor'),
      });
    },
  });
  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-busy={add.isPending}
        className="relative grid gap-4 xl:grid-cols-[minmax(0,1fr)_320px]"
        onSubmit={(event) => {
          if (add.isPending) return event.preventDefault();
          void handleSubmit((values) => add.mutate(toProductBody(values)))(event);
        }}
      >
        <Panel title={t('productForm.information')} className="xl:col-start-1">
          <InformationFields />
        </Panel>
        <Panel
          title={t('productForm.placing')}
          className="xl:col-start-2 xl:row-span-5 xl:row-start-1 xl:self-start"
        >
          <PlacingFields choices={choices} />
        </Panel>
        <Panel title={t('productForm.pricing')} className="xl:col-start-1">
          <PricingFields />
        </Panel>
        {hasColors(categoryId) && (
          <Panel title={t('productForm.colors')} className="xl:col-start-1">
            <div className="flex flex-col gap-4">
              <Controller
                control={control}
                name="colors"
                render={({ field }) => <ColorSet value={field.value} onChange={field.onChange} />}
              />
              <TextField
                label={t('productForm.warranty')}
                error={formState.errors.warranty?.message}
                maxLength={120}
                {...register('warranty')}
              />
            </div>
          </Panel>
        )}
        <Panel title={t('productForm.images')} className="xl:col-start-1">
          <Controller
            control={control}
            name="images"
            render={({ field }) => (
              <FilePicker
                label={t('productForm.addImages')}
                hint={t('productForm.imagesHint')}
                accept={IMAGES_AND_VIDEOS}
                value={field.value}
                onChange={field.onChange}
                error={formState.errors.images?.message}
              />
            )}
          />
        </Panel>
        <Panel title={t('productForm.usageImages')} className="xl:col-start-1">
          <Controller
            control={control}
            name="usageImages"
            render={({ field }) => (
              <FilePicker
                label={t('productForm.addUsageImages')}
                hint={t('productForm.usageHint')}
                accept={IMAGES}
                value={field.value}
                onChange={field.onChange}
                error={formState.errors.usageImages?.message}
              />
            )}
          />
        </Panel>
        <div className="flex flex-wrap items-center gap-4 xl:col-start-1">
          <Button type="submit" size="large" busy={add.isPending}>
            {t('nav.addProduct')}
          </Button>
          {formState.errors.root && (
            <p role="alert" className="font-semibold text-sale">
              {formState.errors.root.message}
            </p>
          )}
        </div>
        {add.isPending && <BusyOverlay text={t('productForm.busy')} />}
      </form>
    </FormProvider>
  );
};
