import type { EntityManager } from 'typeorm';
import { actingStaff } from '../../../platform/auth/acting-staff.js';
import { AuditEntry, type Changes } from './audit-entry.entity.js';

/** An action on one subject. */
export type AuditRecord = Pick<AuditEntry, 'action' | 'subject' | 'subjectId'> & {
  label?: string;
  changes?: Changes;
};

/** Records an action of the calling staff account in the same transaction; actions of others are not recorded. */
export const writeAudit = async (
  manager: EntityManager,
  ...records: AuditRecord[]
): Promise<void> => {
  const actor = actingStaff();
  if (!actor || records.length === 0) return;
  const { id: actorId, name: actorName, role: actorRole } = actor;
  await manager.insert(
    AuditEntry,
    records.map((record) => ({ ...record, actorId, actorName, actorRole })),
  );
};
