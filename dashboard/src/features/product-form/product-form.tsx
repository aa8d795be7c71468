import { hasReadableOptions } from '@shop/shop-rules';
import { BusyOverlay, Button, CheckboxField, noteClass } from '@shop/ui';
import { FormProvider, useWatch } from 'react-hook-form';
import { ActionNote } from '@/shared/display/action-note';
import { FileChecks } from '@/shared/files/use-file-checks';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useText } from '@/shared/i18n/use-text';
import { Panel } from '@/shared/layout/panel';
import { SectionNav } from '@/shared/layout/section-nav';
import { SaveBar } from '@/shared/unsaved/save-bar';
import { CardPreview } from './card-preview';
import { ColorSection } from './color-section';
import { ImageSection } from './image-section';
import { InformationFields } from './information-fields';
import { CatalogueFields } from './catalogue-fields';
import { PricingFields } from './pricing-fields';
import { useProductEditor, type Opened } from './use-product-editor';
import { VariantSection } from './variants/variant-section';

/** The sections of the form in order: panel id and text id. */
const SECTIONS = {
  information: 'productForm.information',
  placing: 'productForm.categoryAndTags',
  pricing: 'productForm.pricing',
  colors: 'productForm.colors',
  variants: 'productForm.variants',
  images: 'productForm.section.images',
  usageImages: 'productForm.section.usageImages',
};

/** The form of a new, copied or stored product. */
export const ProductForm = (opened: Opened) => {
  const t = useText();
  const nameOf = useNameOf();
  const { choices, product, copied } = opened;
  const { form, busy, submit, ...editor } = useProductEditor(opened);
  const { isDirty, errors } = form.formState;
  const options = useWatch({ control: form.control, name: ['sizes', 'colors'] });
  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-busy={busy}
        className="relative flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit(false);
        }}
      >
        {copied && (
          <p className={noteClass('warning')}>
            {t('productForm.copyOf', { name: nameOf(copied) })}
          </p>
        )}
        {product && !hasReadableOptions(product) && (
          <div className={noteClass('problem')}>
            <p role="alert" className="font-semibold">
              {t('productForm.incomplete')}
            </p>
            <p className="text-muted">{t('productForm.incompleteText')}</p>
          </div>
        )}
        {editor.isRestored && (
          <ActionNote
            text={t('productForm.restored')}
            action={t('productForm.discardDraft')}
            onAction={editor.discard}
          />
        )}
        <SectionNav
          label={t('productForm.sections')}
          sections={Object.entries(SECTIONS)
            .filter(([id]) => id !== 'variants' || options.flat().length > 0)
            .map(([id, text]) => ({ id, title: t(text) }))}
        />
        <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_320px]">
          <Panel id="information" title={t('productForm.information')} className="xl:col-start-1">
            <InformationFields />
          </Panel>
          <div className="contents xl:col-start-2 xl:row-span-5 xl:row-start-1 xl:flex xl:flex-col xl:gap-4">
            <Panel title={t('publication.title')}>
              <CheckboxField
                label={t('publication.visible')}
                hint={t('publication.visibleHint')}
                {...form.register('published')}
              />
            </Panel>
            <Panel id="placing" title={t('productForm.categoryAndTags')}>
              <CatalogueFields choices={choices} />
            </Panel>
            <Panel title={t('productForm.preview')} className="max-xl:order-1 xl:sticky xl:top-20">
              <CardPreview {...{ choices, product, copied }} />
            </Panel>
          </div>
          <Panel id="pricing" title={t('productForm.pricing')} className="xl:col-start-1">
            <PricingFields productId={product?.id} />
          </Panel>
          <div className="flex min-w-0 flex-col gap-4 xl:col-start-1">
            <ColorSection />
            <VariantSection productId={product?.id} />
          </div>
          <FileChecks value={editor.onFileCheck}>
            <ImageSection name="images" {...{ product, copied }} />
            <ImageSection name="usageImages" {...{ product, copied }} />
          </FileChecks>
        </div>
        <SaveBar
          saveText={product ? t('productForm.update') : t('nav.addProduct')}
          dirty={isDirty}
          busy={busy}
          onDiscard={editor.discard}
          problem={errors.root?.message}
        >
          {!product && !copied && (
            <Button variant="secondary" busy={busy} onClick={() => submit(true)}>
              {t('productForm.saveAndAdd')}
            </Button>
          )}
        </SaveBar>
        {busy && <BusyOverlay text={product ? t('productForm.updating') : t('productForm.busy')} />}
      </form>
    </FormProvider>
  );
};
