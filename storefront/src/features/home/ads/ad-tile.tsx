import type { MainAdDto } from '@shop/contracts';
import { cx } from '@shop/ui';
import { Picture } from '@/shared/media/picture';
import { SmartLink } from '@/shared/layout/smart-link';
import { useText } from '@/shared/i18n/text';

/** One ad as a link; its background is light in both themes to match the pictures. */
export const AdTile = ({
  ad,
  wide,
  large,
}: {
  ad: MainAdDto;
  /** Text beside the picture instead of below it. */
  wide: boolean;
  large: boolean;
}) => {
  const { pick } = useText();
  return (
    <SmartLink
      to={ad.path}
      className={cx(
        'group relative flex size-full overflow-hidden bg-[#f2ece2] text-night',
        wide ? 'items-center' : 'items-end',
      )}
    >
      <Picture
        image={ad.image}
        alt=""
        sizes={large ? '(min-width: 1024px) 50vw, 100vw' : '(min-width: 1024px) 25vw, 60vw'}
        className={cx(
          'absolute transition-transform duration-[400ms] group-hover:scale-[1.03]',
          wide
            ? 'fades-to-start inset-y-0 end-0 h-full w-[66%]'
            : 'fades-down inset-x-0 top-0 aspect-4/3 w-full',
        )}
      />
      <span className={cx('relative flex flex-col gap-1 p-4 md:p-6', wide && 'w-[46%] md:w-[40%]')}>
        <span
          className={cx(
            'display underline-offset-4 group-hover:underline',
            large ? 'text-h2' : 'text-h3',
          )}
        >
          {pick(ad.title, ad.titleAr)}
        </span>
        <span className="text-small">{pick(ad.text, ad.textAr)}</span>
      </span>
    </SmartLink>
  );
};
