import type { Partner } from './partner.entity.js';

/** A partner of the shop. */
export class PartnerDto {
  id: number;
  name: string;
  /** http(s) address or path of this site. */
  path: string;
  /** File name or https address. */
  icon: string | null;
}

export const toPartnerDto = (row: Partner): PartnerDto => ({
  id: row.id,
  name: row.name,
  path: row.path,
  icon: row.icon,
});
