/** `fetch` for the calls of the shop: redirects are errors unless the caller follows them itself. Its connections are those that `guardConnections` allows. */
export const outboundFetch = (address: string | URL, init: RequestInit = {}): Promise<Response> =>
  fetch(address, { redirect: 'error', ...init });
