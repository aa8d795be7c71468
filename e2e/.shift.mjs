import { chromium } from '@playwright/test';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] });
for (const [path,w,loc] of [['/',375,'en'],['/',1440,'en'],['/',800,'en'],['/draft-order/1',375,'en'],['/draft-order/1',1280,'en']]) {
  const c = await browser.newContext({ viewport: { width: w, height: 900 }, locale: loc });
  const page = await c.newPage();
  await page.addInitScript(() => { window.S = []; new PerformanceObserver((l) => { for (const e of l.getEntries()) if (!e.hadRecentInput) window.S.push({ v: e.value, t: Math.round(e.startTime), s: e.sources.map((x) => `${x.node?.nodeName}.${(x.node?.className?.baseVal ?? x.node?.className ?? '').toString().slice(0,60)} ${(x.node?.textContent ?? '').slice(0,40)} ${x.previousRect.y}/${x.previousRect.height}->${x.currentRect.y}/${x.currentRect.height}`) }); }).observe({ type: 'layout-shift', buffered: true }); });
  await page.goto('http://localhost:4100' + path, { waitUntil: 'networkidle' });
  for (let y = 0; y < 12000; y += 600) { await page.mouse.wheel(0, 600); await page.waitForTimeout(80); }
  await page.waitForTimeout(500);
  const s = await page.evaluate(() => window.S);
  console.log(path, w, loc, s.reduce((a, b) => a + b.v, 0).toFixed(4));
  for (const e of s.filter(({ v }) => v > 0.002).slice(0, 6)) console.log('  ', e.v.toFixed(4), e.t, '\n      ' + e.s.join('\n      '));
  await c.close();
}
await browser.close();
