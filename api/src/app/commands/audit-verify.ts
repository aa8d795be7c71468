import { DataSource } from 'typeorm';
import { AuditChainQueries } from '../../modules/back-office/audit/audit-chain.queries.js';
import { loadEnv } from '../../platform/config/env.js';
import { databaseOptions } from '../../platform/database/options.js';

/** Result of a check: a message, and whether the audit log is as it was written. */
export interface AuditVerdict {
  intact: boolean;
  message: string;
}

const verdict = async (chain: AuditChainQueries, knownHead?: string): Promise<AuditVerdict> => {
  const fault = await chain.firstFault();
  if (fault)
    return {
      intact: false,
      message: `The audit log is broken at entry ${fault.id}${fault.position ? `, position ${fault.position} of the chain` : ''}: ${fault.fault}.`,
    };
  if (knownHead && !(await chain.contains(knownHead)))
    return {
      intact: false,
      message: `The audit log is broken: it does not contain ${knownHead}, so it was rewritten or cut off.`,
    };
  const { entries = 0, redacted = 0, waiting = 0, head = '' } = (await chain.summary()) ?? {};
  return {
    intact: true,
    message: `The audit log is intact: ${entries} entries, of which ${redacted} redacted; ${waiting} not yet in the chain.\nHead: ${head ?? ''}`,
  };
};

/** Checks the whole chain of the audit log; `knownHead` is the head that an earlier check has printed. */
export const verifyAudit = async (url: string, knownHead?: string): Promise<AuditVerdict> => {
  // Without a time limit for statements.
  const database = new DataSource({ ...databaseOptions(url, 1), extra: {} });
  await database.initialize();
  return verdict(new AuditChainQueries(database), knownHead).finally(() => database.destroy());
};

if (process.argv[1]?.endsWith('audit-verify.js')) {
  const { intact, message } = await verifyAudit(loadEnv().DATABASE_URL, process.argv[2]);
  console.log(message);
  if (!intact) process.exitCode = 1;
}
