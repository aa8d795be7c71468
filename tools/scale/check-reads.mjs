/** Throws if the contract has a read of staff that is neither measured nor excepted. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/run.mjs';
import { STAFF_READS, UNMEASURED } from './staff-reads.mjs';

const STAFF = ['admin', 'vendor', 'ops'];
const { paths } = JSON.parse(readFileSync(path.join(root, 'libs/contracts/openapi.json'), 'utf8'));
const missing = Object.entries(paths)
  .filter(([, { get }]) => get?.['x-access']?.some((who) => STAFF.includes(who)))
  .map(([route]) => route)
  .filter((route) => !(route in STAFF_READS) && !(route in UNMEASURED));
if (missing.length > 0)
  throw new Error(`tools/scale/staff-reads.mjs does not contain ${missing.join(', ')}.`);
