/** Names of crawlers, link previews, monitors and programs without a browser; Cubot makes telephones. */
const BOTS =
  /(?<!cu)bot|crawl|spider|slurp|archiver|scan|monitor|preview|facebookexternalhit|whatsapp|headless|lighthouse|pagespeed|curl|wget|python|java\/|go-http|axios|node|okhttp|undici/i;

/** Whether a request is from a program; one without a user agent is. */
export const isBot = (userAgent = ''): boolean => userAgent === '' || BOTS.test(userAgent);
