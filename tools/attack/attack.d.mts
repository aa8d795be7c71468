export interface Recipe {
  id: string;
  tries: string;
  control: string;
  attack(shop: object): Promise<string | undefined>;
}
export interface AttackRow extends Omit<Recipe, 'attack'> {
  area: string;
  result: 'refused' | 'SUCCEEDED' | 'not tried';
  evidence?: string;
}

export function attackShop(
  shop: object,
  options?: { only?: string[]; areas?: Record<string, Recipe[]>; onRow?: (row: AttackRow) => void },
): Promise<AttackRow[]>;
export function line(row: AttackRow): string;
export function isBad(row: AttackRow): boolean;
