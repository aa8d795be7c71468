import type { EntityManager } from 'typeorm';
import { actingStaff } from '../../security/acting-staff.js';
import { AuditEntry, type Changes } from './audit-entry.entity.js';

/** What was done to one thing. */
export type Deed = Pick<AuditEntry, 'action' | 'subject' | 'subjectId'> & {
  label?: string;
  changes?: Changes;
};

/** Writes down, in the transaction of the deed, what the calling staff did; what nobody of them does is not kept here. */
export const writeAudit = async (manager: EntityManager, ...deeds: Deed[]): Promise<void> => {
  const actor = actingStaff();
  if (!actor || deeds.length === 0) return;
  const { id: actorId, name: actorName, role: actorRole } = actor;
  await manager.insert(
    AuditEntry,
    deeds.map((deed) => ({ ...deed, actorId, actorName, actorRole })),
  );
};
