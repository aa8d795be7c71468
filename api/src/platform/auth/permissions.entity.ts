import type { RightChanges } from '@shop/shop-rules';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Key of the only row. */
export const PERMISSIONS_ID = 1;

/** What admins have changed in the rights of roles; one row, created by the first change. */
@Entity('permissions')
export class Permissions {
  @PrimaryColumn('smallint', { default: 1 }) id: number;
  @Column('integer') version: number;
  @Column('jsonb') changes: RightChanges;
}
