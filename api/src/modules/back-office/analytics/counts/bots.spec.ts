import { isBot } from './bots.js';

const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

it.each([
  CHROME,
  CHROME.replace('; K', '; CUBOT X70'),
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22G86 Instagram 408.0.0.51.78',
])('STATS-07 counts browsers: %s', (userAgent) => {
  expect(isBot(userAgent)).toBe(false);
});

it.each([
  undefined,
  '',
  `${CHROME} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
  'facebookexternalhit/1.1',
  'WhatsApp/2.23.20.0',
  CHROME.replace('Chrome/', 'HeadlessChrome/'),
  'curl/8.5.0',
])('STATS-07 does not count programs: %s', (userAgent) => {
  expect(isBot(userAgent)).toBe(true);
});
