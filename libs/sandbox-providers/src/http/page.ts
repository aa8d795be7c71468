import { randomBytes } from 'node:crypto';
import type { SandboxResponse } from './responses.js';
import { escapeHtml } from './escape-html.js';
import { PAGE_STYLE } from './page-style.js';

export interface Page {
  readonly title: string;
  /** Markup that is already escaped. */
  readonly body: string;
  /** Content above the heading. */
  readonly banner: string;
  readonly script?: string;
  /** Wide layout for tables. */
  readonly wide?: boolean;
  readonly status?: number;
  readonly headers?: Record<string, string>;
}

/** A page whose content security policy allows only its own style and script. */
export function framed({ title, body, banner, ...rest }: Page): SandboxResponse {
  const { script, wide = false, status = 200, headers } = rest;
  const nonce = randomBytes(12).toString('base64');
  const code = script ? `<script nonce="${nonce}">${script}</script>` : '';
  const policy =
    `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; ` +
    `base-uri 'none'; frame-ancestors 'none'`;
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      ...headers,
    },
    body: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style nonce="${nonce}">${PAGE_STYLE}</style>
</head>
<body>
<p class="banner">${escapeHtml(banner)}</p>
<main${wide ? ' class="wide"' : ''}>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
${code}
</body>
</html>`,
  };
}
