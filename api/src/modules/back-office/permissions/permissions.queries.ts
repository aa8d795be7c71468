import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Permissions, PERMISSIONS_ID } from '../../../platform/auth/permissions.entity.js';

/** SQL of the permissions. */
@Injectable()
export class PermissionsQueries {
  /** Inserts the row first, because a row must exist to be locked; of two concurrent first changes the key admits one. */
  async fill(manager: EntityManager): Promise<void> {
    const row = { id: PERMISSIONS_ID, version: 0, changes: {} };
    await manager.createQueryBuilder().insert().into(Permissions).values(row).orIgnore().execute();
  }
}
