import { HERO_AUTOPLAY_MS } from '@shop/shop-rules';
import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import { useReducedMotion } from '@/shared/use-media';

/** The hero's carousel: loops by itself every three seconds until the visitor takes over. */
export const useHero = (dir: 'ltr' | 'rtl') => {
  const still = useReducedMotion();
  const [viewport, embla] = useEmblaCarousel({ loop: true, direction: dir }, [
    Autoplay({
      delay: HERO_AUTOPLAY_MS,
      playOnInit: !still,
      stopOnMouseEnter: true,
      stopOnFocusIn: true,
      stopOnInteraction: false,
    }),
  ]);
  const [selected, setSelected] = useState(0);
  const [playing, setPlaying] = useState(!still);
  const autoplay = embla?.plugins().autoplay;

  useEffect(() => {
    if (!embla) return;
    const follow = () => setSelected(embla.selectedScrollSnap());
    const takeOver = () => {
      embla.plugins().autoplay?.stop();
      setPlaying(false);
    };
    embla.on('select', follow).on('pointerDown', takeOver);
    return () => void embla.off('select', follow).off('pointerDown', takeOver);
  }, [embla]);

  const pause = () => {
    autoplay?.stop();
    setPlaying(false);
  };
  return {
    viewport,
    selected,
    playing,
    toggle: () => {
      if (playing) return pause();
      autoplay?.play();
      setPlaying(true);
    },
    previous: () => (pause(), embla?.scrollPrev()),
    next: () => (pause(), embla?.scrollNext()),
    show: (index: number) => (pause(), embla?.scrollTo(index)),
  };
};
