import type { MainAdDto } from '@shop/contracts';
import { cx } from '@shop/ui';
import { Picture } from '@/shared/media/picture';
import { SmartLink } from '@/shared/layout/smart-link';
import { useText } from '@/shared/i18n/text';
import type { AdLayout } from './ad-layout';

const BELOW = { box: 'flex-col', picture: 'fades-down h-0 w-full flex-1', words: '' };
const BESIDE = {
  box: 'flex-row-reverse items-center',
  picture: 'fades-to-start h-0 min-h-full min-w-0 flex-1',
  words: 'w-[42%]',
};
const places: Record<AdLayout['beside'], typeof BELOW> = {
  never: BELOW,
  'from-md': {
    box: 'flex-col md:flex-row-reverse md:items-center',
    picture: 'max-md:fades-down md:fades-to-start h-0 w-full flex-1 md:min-h-full md:min-w-0',
    words: 'md:w-[42%]',
  },
  always: BESIDE,
};

/** One ad as a link; its background is light in both themes to match the pictures. */
export const AdTile = ({
  ad,
  beside,
  large,
}: {
  ad: MainAdDto;
  /** Where the text is beside the picture instead of below it. */
  beside: AdLayout['beside'];
  large: boolean;
}) => {
  const { pick } = useText();
  return (
    <SmartLink
      to={ad.path}
      className={cx(
        'group flex size-full overflow-hidden bg-[#f2ece2] text-night',
        places[beside].box,
      )}
    >
      <Picture
        image={ad.image}
        alt=""
        sizes={large ? '(min-width: 768px) 50vw, 46vw' : '(min-width: 768px) 30vw, 46vw'}
        className={cx(
          'transition-transform duration-[400ms] group-hover:scale-[1.03]',
          places[beside].picture,
        )}
      />
      <span className={cx('flex shrink-0 flex-col gap-0.5 p-3', places[beside].words)}>
        <span
          className={cx(
            'display underline-offset-4 group-hover:underline',
            large ? 'text-h3 md:text-h2' : 'text-h3',
          )}
        >
          {pick(ad.title, ad.titleAr)}
        </span>
        <span className="text-mini md:text-small">{pick(ad.text, ad.textAr)}</span>
      </span>
    </SmartLink>
  );
};
