const FIELD = /<input type="hidden" name="([^"]+)" value="([^"]*)">/g;

export const post = (
  url: string,
  body: URLSearchParams,
  redirect: 'follow' | 'manual' = 'follow',
) => fetch(url, { method: 'POST', body, redirect });

export const postJson = (url: string, value: unknown, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(value),
  });

/** Action and hidden fields of a page's form. */
export function formOf(page: string) {
  const [, action = ''] = /<form method="post" action="([^"]+)">/.exec(page) ?? [];
  const fields = new URLSearchParams();
  for (const [, name = '', value = ''] of page.matchAll(FIELD)) fields.append(name, value);
  return { action: action.replaceAll('&amp;', '&'), fields };
}
