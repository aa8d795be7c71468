import { randomBytes } from 'node:crypto';
import type { SandboxAnswer } from '../http/answers.js';
import { escapeHtml } from '../http/escape-html.js';
import { CARD_PAGE_STYLE } from './card-page-style.js';

export interface Page {
  readonly title: string;
  /** Markup whose values are already escaped. */
  readonly body: string;
  readonly script?: string;
  readonly status?: number;
  readonly headers?: Record<string, string>;
}

/** A page of the gateway under a policy that allows only its own style and script. */
export function framed({ title, body, script, status = 200, headers }: Page): SandboxAnswer {
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
<style nonce="${nonce}">${CARD_PAGE_STYLE}</style>
</head>
<body>
<p class="banner">Test card gateway: no real money moves.</p>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
${code}
</body>
</html>`,
  };
}
