import { colorName, isVideo, jsonList, MOST_PRODUCT_FILES } from '@shop/shop-rules';
import { buttonClass, cx } from '@shop/ui';
import { ArrowDownUp, Film } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { useLocale, useText } from '@/shared/i18n/use-text';
import { Panel } from '@/shared/layout/panel';
import { Thumb } from '@/shared/display/thumb';
import { fileKey } from '@/shared/files/file-key';
import { FilePicker } from '@/shared/files/file-picker';
import { RowSelect } from '@/shared/forms/row-select';
import { useControlledProps } from '@/shared/forms/use-controlled-props';
import { paths } from '@/shared/paths';
import { colorOfImage, withImageColor } from './image-colors';
import type { ProductValues } from './product-values';
import type { Opened } from './use-product-editor';

/** What the two picture lists accept, and the pages that arrange them. */
const LISTS = {
  images: { accepts: 'both', manager: paths.orderImages },
  usageImages: { accepts: 'image', manager: paths.orderUsage },
} as const;

/**
 * One of the two picture lists: saved pictures, which are arranged on another page and which a copy shares, and new files.
 */
export const ImageSection = ({
  name,
  product,
  copied,
}: { name: keyof typeof LISTS } & Pick<Opened, 'product' | 'copied'>) => {
  const t = useText();
  const locale = useLocale();
  const { control, setValue } = useFormContext<ProductValues>();
  const [colors, imageColors] = useWatch({ control, name: ['colors', 'imageColors'] });
  const files = useControlledProps({ control, name });
  /** Whether each picture has a choice of the color that it shows. */
  const hasColors = name === 'images' && colors.length > 0;
  const stored = product ?? copied;
  const saved = jsonList(stored?.[name]);
  const { accepts, manager } = LISTS[name];
  const title = t(`productForm.section.${name}`);
  /** The color of a saved picture by its reference, or of a new file by its key. */
  const colorField = (image: string, pictureName: string) => (
    <RowSelect
      label={t('productForm.imageColor', { name: pictureName })}
      className="mt-1 [&>label]:sr-only"
      none={t('productForm.noImageColor')}
      rows={colors.map((color) => ({ id: color, name: colorName(color, locale) }))}
      value={colorOfImage({ colors, imageColors }, image)}
      onChange={({ target }) =>
        setValue('imageColors', withImageColor(imageColors, image, target.value), {
          shouldDirty: true,
        })
      }
    />
  );
  return (
    <Panel id={name} title={title} className="xl:col-start-1">
      {hasColors && <p className="mb-4 text-muted">{t('productForm.imageColorsHint')}</p>}
      {stored && (
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
                      />
                    ) : (
                      <Thumb images={[file]} large={hasColors} className="size-full" />
                    )}
                  </span>
                  {hasColors &&
                    !isVideo(file) &&
                    colorField(file, t('media.named', { position: index + 1 }))}
                </li>
              ))}
            </ul>
          )}
          {product && (
            <Link
              to={manager(product.id)}
              className={buttonClass({ variant: 'secondary', size: 'small' })}
            >
              <ArrowDownUp className="size-4" />
              {t(`productForm.arrange.${name}`)}
            </Link>
          )}
        </div>
      )}
      <FilePicker
        label={t(`productForm.add.${name}`)}
        hint={t(`productForm.hint.${name}`)}
        accepts={accepts}
        most={MOST_PRODUCT_FILES}
        {...files}
        below={
          hasColors
            ? (file) => file.type.startsWith('image/') && colorField(fileKey(file), file.name)
            : undefined
        }
      />
    </Panel>
  );
};
