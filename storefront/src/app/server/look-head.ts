import { accentPalette, mediaUrl } from '@shop/shop-rules';
import type { LookDto } from '@shop/contracts';
import { html, Html } from './html';

/** Replaces the colors of the stylesheet. */
const accentStyles = (accent: string): string => {
  const { light, lightStrong, dark, darkStrong, ...band } = accentPalette(accent);
  const root = `--accent:light-dark(${light},${dark});--accent-strong:light-dark(${lightStrong},${darkStrong});--on-accent:light-dark(#fff,#12100d)`;
  const areas = `background:${band.band};--line:${band.bandLine};--control:${band.bandControl};--sand:${band.bandSand};--surface:${band.bandSurface}`;
  return `html:root{${root}}html .oasis-band{${areas}}`;
};

/** Shows the logo of the theme: the one of the device, or the one that the shopper chose. */
const darkLogoStyles = (() => {
  const inTheme = (page: string) => `${page} .logo{display:none}${page} .logo.night{display:block}`;
  const device = `@media(prefers-color-scheme:dark){${inTheme('html:not([data-theme=light])')}}`;
  return device + inTheme('html[data-theme=dark]');
})();

/** Accent color, logo and icons of the shop; in the page itself, so that the first paint has them. */
export const lookOf = ({ accent, logo, logoDark, icons }: LookDto): Html => {
  const styles = [
    accent && accentStyles(accent),
    logo && '.logo{max-width:11rem;object-fit:contain}',
    logo && logoDark && darkLogoStyles,
  ]
    .filter(Boolean)
    .join('');
  const links = icons
    ? html`<link rel="icon" href="${mediaUrl(icons.favicon)}" type="image/png" />
        <link rel="apple-touch-icon" href="${mediaUrl(icons.apple)}" />`
    : html`<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />`;
  return html`${styles !== '' && new Html(`<style>${styles}</style>`)} ${links}`;
};
