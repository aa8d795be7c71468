import type { Brand } from './brand.entity.js';

/** A brand. */
export class BrandDto {
  id: number;
  name: string;
  /** File name or https address. */
  icon: string | null;
}

export const toBrandDto = (row: Brand): BrandDto => ({
  id: row.id,
  name: row.name,
  icon: row.icon,
});
