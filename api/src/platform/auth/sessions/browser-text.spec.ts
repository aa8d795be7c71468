import { browserText } from './browser-text.js';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/131.0 Safari/537.36`,
    'Chrome, Windows',
  ],
  [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/131.0 Safari/537.36 Edg/131.0`, 'Edge, Windows'],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 14_1) ${WEBKIT} Version/17.1 Safari/605.1`,
    'Safari, macOS',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) ${WEBKIT} CriOS/131.0 Safari/604.1`,
    'Chrome, iPhone',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14) ${WEBKIT} SamsungBrowser/23.0 Chrome/115.0 Safari/537.36`,
    'Samsung Internet, Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox, Linux'],
  ['curl/8.5.0', ''],
  [null, ''],
])('SIGNIN-05 names browser and system of %s', (userAgent, name) => {
  expect(browserText(userAgent)).toBe(name);
});
