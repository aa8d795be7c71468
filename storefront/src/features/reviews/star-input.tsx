import { MAXIMUM_STARS } from '@shop/shop-rules';
import { Star } from 'lucide-react';
import { useText } from '@/shared/i18n/text';

const STARS = Array.from({ length: MAXIMUM_STARS }, (_, index) => index + 1);

/** One to five stars as a group of radio buttons. */
export const StarInput = ({
  value,
  onChange,
}: {
  value: number;
  onChange: (stars: number) => void;
}) => {
  const { t } = useText();
  return (
    <fieldset>
      <legend className="mb-1.5 text-small font-semibold">{t('review.stars')}</legend>
      <div className="-ms-2.5 flex">
        {STARS.map((stars) => (
          <label
            key={stars}
            className="grid size-11 place-items-center text-brass has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="stars"
              value={stars}
              checked={value === stars}
              onChange={() => onChange(stars)}
              aria-label={t('review.starsOf', { count: stars })}
              className="sr-only"
            />
            <Star
              aria-hidden="true"
              strokeWidth={1.5}
              className="size-6"
              fill={stars <= value ? 'currentColor' : 'none'}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
};
