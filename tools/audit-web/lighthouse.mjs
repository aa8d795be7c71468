import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { npm } from '../install.mjs';

/** The newest that runs on Node 20. Its 185 MB are fetched by the first audit and not by every install. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const LIMIT_MS = 3 * 60_000;
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const kB = (requests, type) =>
  requests
    .filter(({ resourceType }) => !type || resourceType === type)
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000;

/** A phone's processor against this one, and what of a task a tap does not feel: Lighthouse's own figures. */
const SLOWDOWN = 4;
const UNFELT_MS = 50;

/**
 * Blocking time (ms) after the first content, of the main thread's processor time alone: what is left of `tbt` where
 * browser, shop and Lighthouse need not share a few cores.
 */
const processorTbt = ({ traceEvents }) => {
  const paint = traceEvents.findLast(({ name }) => name === 'firstContentfulPaint');
  return traceEvents
    .filter(
      ({ name, pid, tid, ts, tdur }) =>
        name.endsWith('RunTask') && pid === paint.pid && tid === paint.tid && ts > paint.ts && tdur,
    )
    .reduce((sum, { tdur }) => sum + Math.max(0, (tdur / 1000) * SLOWDOWN - UNFELT_MS), 0);
};

/** One run of Lighthouse, as a phone, in a browser that has never been here: scores of 100, seconds, kB. */
export const audit = async (url, chromium) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'liwan-audit-'));
  const file = path.join(folder, 'report.json');
  try {
    await npm(
      [
        'exec',
        '--yes',
        `--package=${LIGHTHOUSE}`,
        '--',
        'lighthouse',
        url,
        '--quiet',
        '--output=json',
        '--save-assets',
        `--output-path=${file}`,
        '--enable-error-reporting=false',
        '--only-categories=performance,accessibility,best-practices,seo',
        `--chrome-flags=${FLAGS.join(' ')} --user-data-dir=${path.join(folder, 'profile')}`,
      ],
      { env: { CHROME_PATH: chromium }, limitMs: LIMIT_MS },
    );
    const { categories, audits, runtimeError } = JSON.parse(readFileSync(file, 'utf8'));
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    const score = (name) => Math.round(categories[name].score * 100);
    const trace = JSON.parse(readFileSync(path.join(folder, 'report-0.trace.json'), 'utf8'));
    const requests = audits['network-requests'].details.items;
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      practices: score('best-practices'),
      seo: score('seo'),
      lcp: audits['largest-contentful-paint'].numericValue / 1000,
      cls: audits['cumulative-layout-shift'].numericValue,
      tbt: audits['total-blocking-time'].numericValue,
      processor: processorTbt(trace),
      script: kB(requests, 'Script'),
      image: kB(requests, 'Image'),
      all: kB(requests),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
