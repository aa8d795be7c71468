import { buttonClass, cx } from '@shop/ui';
import type { ProductDto } from '@shop/contracts';
import { isVideo, jsonList, MOST_PRODUCT_FILES } from '@shop/shop-rules';
import { ArrowDownUp, Film } from 'lucide-react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { useText } from '@/shared/i18n/use-text';
import { Panel } from '@/shared/layout/panel';
import { Thumb } from '@/shared/display/thumb';
import { FilePicker } from '@/shared/files/file-picker';
import { paths } from '@/shared/paths';
import { ImageColorField } from './image-color-field';
import { fileKey } from './image-colors';
import type { ProductValues } from './product-values';

/** What the two picture lists accept, and the pages that arrange them. */
const LISTS = {
  images: { accepts: 'both', manager: paths.orderImages },
  usageImages: { accepts: 'image', manager: paths.orderUsage },
} as const;

/** One of the two picture lists: saved pictures and new files. */
export const ImageSection = ({
  name,
  product,
  copied,
}: {
  name: keyof typeof LISTS;
  /** The existing product; its saved pictures are arranged on another page. */
  product?: ProductDto | undefined;
  /** The product whose saved pictures a new one shares. */
  copied?: ProductDto | undefined;
}) => {
  const t = useText();
  const { control } = useFormContext<ProductValues>();
  const colors = useWatch({ control, name: 'colors' });
  /** Whether each picture has a choice of the color that it shows. */
  const hasColors = name === 'images' && colors.length > 0;
  const saved = jsonList((product ?? copied)?.[name]);
  const { accepts, manager } = LISTS[name];
  const title = t(`productForm.section.${name}`);
  return (
    <Panel id={name} title={title} className="xl:col-start-1">
      {hasColors && <p className="mb-4 text-muted">{t('productForm.imageColorsHint')}</p>}
      {(product ?? copied) && (
        <div className="mb-5 flex flex-col items-start gap-4">
          {saved.length === 0 ? (
            <p className="text-muted">{t('productForm.noFiles')}</p>
          ) : (
            <ul
              aria-label={title}
              className={cx(
                'grid w-full gap-2',
                hasColors ? 'grid-cols-2 min-[640px]:grid-cols-4' : 'grid-cols-4 sm:grid-cols-8',
              )}
            >
              {saved.map((file, index) => (
                <li key={file}>
                  <span className="grid aspect-4/5 bg-sand">
                    {isVideo(file) ? (
                      <Film
                        aria-label={t('productForm.video')}
                        className="size-5 place-self-center text-muted"
                        strokeWidth={1.5}
                      />
                    ) : (
                      <Thumb images={[file]} large={hasColors} className="size-full" />
                    )}
                  </span>
                  {hasColors && !isVideo(file) && (
                    <ImageColorField
                      image={file}
                      name={t('media.named', { position: index + 1 })}
                    />
                  )}
                </li>
              ))}
            </ul>
          )}
          {product && (
            <Link
              to={manager(product.id)}
              className={buttonClass({ variant: 'secondary', size: 'small' })}
            >
              <ArrowDownUp aria-hidden="true" className="size-4" strokeWidth={1.5} />
              {t(`productForm.arrange.${name}`)}
            </Link>
          )}
        </div>
      )}
      <Controller
        control={control}
        name={name}
        render={({ field, fieldState }) => (
          <FilePicker
            label={t(`productForm.add.${name}`)}
            hint={t(`productForm.hint.${name}`)}
            accepts={accepts}
            most={MOST_PRODUCT_FILES}
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
            below={
              hasColors
                ? (file) =>
                    file.type.startsWith('image/') && (
                      <ImageColorField image={fileKey(file)} name={file.name} />
                    )
                : undefined
            }
          />
        )}
      />
    </Panel>
  );
};
