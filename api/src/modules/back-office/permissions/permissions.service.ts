import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  canHave,
  isFixed,
  rightChanges,
  rightNames,
  rightsOf,
  STAFF_ROLES,
  type Right,
  type RightChanges,
  type StaffRole,
} from '@shop/shop-rules';
import type { DataSource } from 'typeorm';
import { Permissions, PERMISSIONS_ID } from '../../../platform/auth/permissions.entity.js';
import { Conflict, Rejected } from '../../../platform/http/problem.js';
import { msg } from '../../../platform/i18n/message.js';
import type { Changes } from '../audit/audit-entry.entity.js';
import { writeAudit } from '../audit/write-audit.js';
import type { PermissionsDto } from './permissions.dto.js';
import { PermissionsQueries } from './permissions.queries.js';

/** The rights of roles, effective with the next call of every process: the guard reads them with the session. */
@Injectable()
export class PermissionsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: PermissionsQueries,
  ) {}

  async current(): Promise<PermissionsDto> {
    const row = await this.db.manager.findOneBy(Permissions, { id: PERMISSIONS_ID });
    return toPermissions(row?.version ?? 0, row?.changes ?? {});
  }

  /** The rights of one role. */
  async of(role: StaffRole): Promise<Right[]> {
    return (await this.current())[role];
  }

  /** Replaces the rights; rejected if they were changed since `version` was read. */
  async change(wanted: PermissionsDto): Promise<PermissionsDto> {
    refuseImpossible(wanted);
    return this.db.transaction(async (manager) => {
      await this.queries.fill(manager);
      const row = await manager.findOneOrFail(Permissions, {
        where: { id: PERMISSIONS_ID },
        lock: { mode: 'pessimistic_write' },
      });
      if (row.version !== wanted.version)
        throw new Conflict('changed_meanwhile', msg('permissions.changedMeanwhile'));
      const version = row.version + 1;
      const changes = Object.fromEntries(
        STAFF_ROLES.map((role) => [role, rightChanges(role, wanted[role])]),
      );
      const next = toPermissions(version, changes);
      await manager.update(Permissions, PERMISSIONS_ID, { version, changes });
      await writeAudit(manager, {
        action: 'changed',
        subject: 'permissions',
        subjectId: PERMISSIONS_ID,
        changes: differences(toPermissions(row.version, row.changes), next),
      });
      return next;
    });
  }
}

const toPermissions = (version: number, changes: RightChanges): PermissionsDto => ({
  version,
  admin: rightsOf('admin', changes),
  ops: rightsOf('ops', changes),
  vendor: rightsOf('vendor', changes),
});

/** The rights that were taken (`from`) and given (`to`), by role. */
const differences = (before: PermissionsDto, after: PermissionsDto): Changes =>
  Object.fromEntries(
    STAFF_ROLES.map(
      (role) =>
        [
          role,
          {
            from: before[role].filter((right) => !after[role].includes(right)),
            to: after[role].filter((right) => !before[role].includes(right)),
          },
        ] as const,
    ).filter(([, { from, to }]) => from.length + to.length > 0),
  );

/** A role gets only rights it can have, and keeps those that are fixed. */
const refuseImpossible = (wanted: PermissionsDto): void => {
  for (const role of STAFF_ROLES)
    for (const right of rightNames()) {
      const has = wanted[role].includes(right);
      const name = { right: msg(`right.${right}`) };
      if (has && !canHave(role, right))
        refuse('right_not_for_role', role, msg('permissions.notForRole', name));
      if (!has && isFixed(role, right)) refuse('right_fixed', role, msg('permissions.fixed', name));
    }
};

const refuse = (code: string, role: StaffRole, detail: ReturnType<typeof msg>): never => {
  throw new Rejected(code, detail, [{ pointer: `#/${role}`, detail }]);
};
