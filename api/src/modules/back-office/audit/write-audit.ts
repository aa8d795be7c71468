import type { EntityManager } from 'typeorm';
import { actingStaff } from '../../../platform/auth/acting-staff.js';
import { AuditEntry, type Changes } from './audit-entry.entity.js';

/** What was done to one thing. */
export type AuditRecord = Pick<AuditEntry, 'action' | 'subject' | 'subjectId'> & {
  label?: string;
  changes?: Changes;
};

/** Writes down, in the transaction of the deed, what the calling staff did; what nobody of them does is not kept here. */
export const writeAudit = async (
  manager: EntityManager,
  ...deeds: AuditRecord[]
): Promise<void> => {
  const actor = actingStaff();
  if (!actor || deeds.length === 0) return;
  const { id: actorId, name: actorName, role: actorRole } = actor;
  await manager.insert(
    AuditEntry,
    deeds.map((deed) => ({ ...deed, actorId, actorName, actorRole })),
  );
};
