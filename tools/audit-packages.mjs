/**
 * `npm run audit:packages`: asks the registry for vulnerabilities of the delivered packages and records them with their
 * dates in `docs/vulnerabilities.json`; exits with 1 if one is not repaired in time, or if the registry does not answer.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { npm } from './install.mjs';
import { root } from './lib/run.mjs';
import { overdue, recorded } from './vulnerabilities.mjs';

const FILE = path.join(root, 'docs', 'vulnerabilities.json');
const today = new Date().toISOString().slice(0, 10);

/** npm exits with 1 when it has found something; the report is in its output. */
const output = await npm(['audit', '--omit=dev', '--json']).catch((error) => error.output ?? '');
let report;
try {
  report = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
} catch {
  report = {};
}
if (!report.vulnerabilities) {
  console.error(`No report: ${report.message ?? output.trim()}`);
  process.exit(1);
}

const { known } = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : { known: [] };
const next = recorded(known, report, today);
writeFileSync(FILE, `${JSON.stringify({ checkedOn: today, known: next }, null, 2)}\n`);
const open = next.filter(({ repairedOn }) => !repairedOn);
for (const each of open) console.log(`${each.id} ${each.package} ${each.severity}: ${each.title}`);
const late = overdue(next, today);
console.log(`${open.length} open, ${late.length} overdue`);
process.exit(late.length > 0 ? 1 : 0);
