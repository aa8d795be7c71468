import type { Right, Role } from '@shop/shop-rules';
import { redirect, type RouteObject } from 'react-router';
import type { Texts } from '@/shared/i18n/catalogues';
import { withTexts } from '@/shared/i18n/locale';
import { RequireRight } from '../require-right';

/** A page that loads with its texts when it is first opened. */
export const page = <Name extends string>(
  texts: Texts | readonly Texts[],
  code: () => Promise<Record<Name, React.ComponentType>>,
  name: Name,
) => {
  const load = withTexts(texts, code);
  return { lazy: async () => ({ Component: (await load())[name] }) };
};

/** Routes for accounts with one of the rights, some for some roles only; also checked after a login at the address. */
export const forRight = (
  anyOf: readonly Right[],
  children: RouteObject[],
  roles?: readonly Role[],
): RouteObject => {
  const need = { anyOf, ...(roles && { roles }) };
  return { element: <RequireRight need={need} />, handle: { need }, children };
};

/** A former address of a page, so that bookmarks work; the search stays. */
export const redirectTo =
  (path: string): RouteObject['loader'] =>
  ({ request }) =>
    redirect(path + new URL(request.url).search);
