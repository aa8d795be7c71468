import { roleOfStaff, type AuditAction, type StaffType } from '@shop/shop-rules';
import type { EntityManager } from 'typeorm';
import { actingStaff } from '../../../platform/auth/acting-staff.js';
import type { Principal } from '../../../platform/http/principal.js';
import { AuditEntry, type Changes, type Subject } from './audit-entry.entity.js';

/** An action on one subject. */
export type AuditRecord = (
  | { action: AuditAction; subject: Exclude<Subject, 'orders'> }
  /** The name of the event. */
  | { action: string; subject: 'orders' }
) & {
  subjectId: number;
  label?: string;
  changes?: Changes;
};

/** Records an action of the calling staff account in the same transaction; actions of others are not recorded. */
export const writeAudit = async (
  manager: EntityManager,
  ...records: AuditRecord[]
): Promise<void> => {
  const actor = actingStaff();
  if (actor) await insert(manager, actor, records);
};

/** Records an action of a staff account that has no session, such as the use of a mailed link. */
export const writeAuditAs = (
  manager: EntityManager,
  { id, name, type }: { id: number; name: string; type: StaffType },
  ...records: AuditRecord[]
): Promise<void> => insert(manager, { id, name, role: roleOfStaff(type) }, records);

const insert = async (
  manager: EntityManager,
  { id: actorId, name: actorName, role: actorRole }: Pick<Principal, 'id' | 'name' | 'role'>,
  records: AuditRecord[],
): Promise<void> => {
  if (records.length === 0) return;
  await manager.insert(
    AuditEntry,
    records.map((record) => ({ ...record, actorId, actorName, actorRole })),
  );
};
