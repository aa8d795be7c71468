import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';
import { HERO_AUTOPLAY_MS } from '@shop/shop-rules';

/** Makes the slides in a viewport turn; they turn by themselves until somebody touches or enters them. */
export const startCarousel = (
  viewport: HTMLElement,
  direction: 'ltr' | 'rtl',
  playing: boolean,
): EmblaCarouselType =>
  EmblaCarousel(viewport, { loop: true, direction }, [
    Autoplay({
      delay: HERO_AUTOPLAY_MS,
      playOnInit: playing,
      stopOnMouseEnter: true,
      stopOnFocusIn: true,
      stopOnInteraction: false,
    }),
  ]);
