import { ValidateBy } from 'class-validator';

const SITE = 'https://this.site';
/** Characters that URL parsers drop or rewrite: spaces, line ends, invisible characters, backslashes. */
const HIDDEN = /[\s\p{C}\\]/u;

/** Whether a link is a web address or a path of this site. */
export const isSiteLink = (link: unknown): boolean => {
  if (typeof link !== 'string' || HIDDEN.test(link)) return false;
  const inside = link.startsWith('/');
  if (!inside && !/^https?:\/\//i.test(link)) return false;
  if (!URL.canParse(link, SITE)) return false;
  const { protocol, origin, pathname, username, password } = new URL(link, SITE);
  if (inside) return origin === SITE && !pathname.startsWith('//');
  return /^https?:$/.test(protocol) && !username && !password;
};

/** A link: http(s) address or path of this site; empty for none. */
export const SiteLink = (): PropertyDecorator =>
  ValidateBy({
    name: 'siteLink',
    validator: {
      validate: (value: unknown) => value === '' || isSiteLink(value),
    },
  });
