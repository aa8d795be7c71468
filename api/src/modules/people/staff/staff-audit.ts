import type { AuditAction } from '@shop/shop-rules';
import type { AuditRecord } from '../../back-office/audit/write-audit.js';
import type { StaffAccount } from './staff-account.entity.js';

export const staffRecord = (
  action: AuditAction,
  { id, name }: Pick<StaffAccount, 'id' | 'name'>,
): AuditRecord => ({
  action,
  subject: 'staff',
  subjectId: id,
  label: name,
});
