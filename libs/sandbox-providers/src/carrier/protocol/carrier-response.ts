import { html, json, xml, type SandboxResponse } from '../../http/responses.js';
import type { SandboxRequest } from '../../http/routes.js';
import { toXml } from './to-xml.js';

/** JSON or XML by Accept header, always HTTP 200. */
export function carrierResponse(
  request: SandboxRequest,
  rootName: string,
  value: Record<string, unknown>,
): SandboxResponse {
  const wantsJson = request.headers.accept?.toLowerCase().includes('json') ?? false;
  return wantsJson ? json(value) : xml(toXml(rootName, value));
}

/** Error page of the carrier's web service for an unreadable request. */
export const requestErrorPage = (why: string) =>
  html(
    `<?xml version="1.0" encoding="utf-8"?>
<html xmlns="http://www.w3.org/1999/xhtml"><head><title>Request Error</title></head>
<body><div id="content"><p class="heading1">Request Error</p>
<p>The server encountered an error processing the request. ${why}</p></div></body></html>`,
    400,
  );
