import { SLOGAN_ROTATION_MS } from '@shop/shop-rules';
import { cx } from '@shop/ui';
import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSettings } from '@/shared/api/settings';
import { useText } from '@/shared/i18n/text';
import { useReducedMotion } from '@/shared/browser/use-media';

/** Two alternating slogans; paused, both are shown. CSS handles reduced motion, so it applies before hydration. */
export const SloganBanner = () => {
  const { t, pick } = useText();
  const { slogans: chosen } = useSettings();
  const still = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const [index, setIndex] = useState(0);
  const stopped = paused || still;
  useEffect(() => {
    if (stopped) return;
    const timer = setInterval(() => setIndex((current) => 1 - current), SLOGAN_ROTATION_MS);
    return () => clearInterval(timer);
  }, [stopped]);
  // An empty banner keeps its height until the slogans are loaded.
  if (!chosen) return <div className="oasis-band min-h-9" />;
  const slogans = chosen.map(({ en, ar }) => pick(en, ar));
  return (
    <section aria-label={t('slogan.label')} className="oasis-band">
      <div className="wrap flex min-h-9 items-center justify-between gap-3 py-1 text-mini">
        <div
          className={cx(
            'grid flex-1 text-center sm:justify-center sm:gap-x-8',
            paused ? 'sm:flex' : 'motion-reduce:sm:flex',
          )}
        >
          {slogans.map((slogan, at) => (
            <p
              key={slogan}
              className={cx(
                'col-start-1 transition-opacity',
                !paused && 'motion-safe:row-start-1',
                paused || at === index
                  ? 'delay-100 duration-250'
                  : 'duration-100 motion-safe:opacity-0',
              )}
            >
              {slogan}
            </p>
          ))}
        </div>
        <button
          type="button"
          aria-label={t(paused ? 'slogan.play' : 'slogan.pause')}
          onClick={() => setPaused(!paused)}
          className="grid size-11 shrink-0 -my-2 place-items-center motion-reduce:hidden"
        >
          {paused ? <Play className="size-3.5" /> : <Pause className="size-3.5" />}
        </button>
      </div>
    </section>
  );
};
