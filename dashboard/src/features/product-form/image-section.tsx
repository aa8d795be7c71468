import { buttonClass } from '@shop/ui';
import type { ProductDto } from '@shop/contracts';
import { isVideo, jsonList, MOST_PRODUCT_FILES } from '@shop/shop-rules';
import { ArrowDownUp, Film } from 'lucide-react';
import { Controller, useFormContext } from 'react-hook-form';
import { Link } from 'react-router';
import { useText } from '@/shared/i18n/use-text';
import { Panel } from '@/shared/layout/panel';
import { Thumb } from '@/shared/display/thumb';
import { FilePicker } from '@/shared/files/file-picker';
import { paths } from '@/shared/paths';
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
}: {
  name: keyof typeof LISTS;
  /** The existing product; its saved pictures are arranged on another page. */
  product?: ProductDto;
}) => {
  const t = useText();
  const { control } = useFormContext<ProductValues>();
  const saved = jsonList(product?.[name]);
  const { accepts, manager } = LISTS[name];
  const title = t(`productForm.section.${name}`);
  return (
    <Panel id={name} title={title} className="xl:col-start-1">
      {product && (
        <div className="mb-5 flex flex-col items-start gap-4">
          {saved.length === 0 ? (
            <p className="text-muted">{t('productForm.noFiles')}</p>
          ) : (
            <ul aria-label={title} className="grid w-full grid-cols-4 gap-2 sm:grid-cols-8">
              {saved.map((file) => (
                <li key={file} className="grid aspect-4/5 bg-sand">
                  {isVideo(file) ? (
                    <Film
                      aria-label={t('productForm.video')}
                      className="size-5 place-self-center text-muted"
                      strokeWidth={1.5}
                    />
                  ) : (
                    <Thumb images={[file]} className="size-full" />
                  )}
                </li>
              ))}
            </ul>
          )}
          <Link
            to={manager(product.id)}
            className={buttonClass({ variant: 'secondary', size: 'small' })}
          >
            <ArrowDownUp aria-hidden="true" className="size-4" strokeWidth={1.5} />
            {t(`productForm.arrange.${name}`)}
          </Link>
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
          />
        )}
      />
    </Panel>
  );
};
