import { chromium } from '@playwright/test';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] });
let n = 0;
for (const [path,w,loc,y] of [['/',375,'en',900],['/',375,'ar',900],['/',1280,'en',900],['/category/6',375,'en',500],['/category/6?lang=ar',1280,'ar',500]]) {
  const c = await browser.newContext({ viewport: { width: w, height: 900 }, locale: loc });
  const page = await c.newPage();
  if (loc === 'ar') await c.addCookies([{ name: 'locale', value: 'ar', url: 'http://localhost:4100' }]);
  await page.goto('http://localhost:4100' + path, { waitUntil: 'networkidle' });
  for (let k = 0; k < y; k += 300) { await page.mouse.wheel(0, 300); await page.waitForTimeout(250); }
  await page.waitForTimeout(700);
  await page.screenshot({ path: `/work/try/p${n++}.png` });
  await c.close();
}
await browser.close();
