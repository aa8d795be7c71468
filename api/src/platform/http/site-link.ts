import { ValidateBy } from 'class-validator';

const SITE = 'https://this.site';
/** What a URL parser drops or turns around: spaces, line ends, invisible characters, backslashes. */
const HIDDEN = /[\s\p{C}\\]/u;

/** Whether a stored link leads to a web address or to a path of this site, and to nothing else. */
export const isSiteLink = (link: unknown): boolean => {
  if (typeof link !== 'string' || HIDDEN.test(link)) return false;
  const inside = link.startsWith('/');
  if (!inside && !/^https?:\/\//i.test(link)) return false;
  if (!URL.canParse(link, SITE)) return false;
  const { protocol, origin, pathname, username, password } = new URL(link, SITE);
  if (inside) return origin === SITE && !pathname.startsWith('//');
  return /^https?:$/.test(protocol) && !username && !password;
};

/** A link people click: http(s) address or path of this site, empty for none. */
export const SiteLink = (): PropertyDecorator =>
  ValidateBy({
    name: 'siteLink',
    validator: {
      validate: (value: unknown) => value === '' || isSiteLink(value),
    },
  });
