import type { ProductImportDto } from '@shop/contracts';
import type { StatusTone } from '@/shared/display/status';

export const importTones: Record<ProductImportDto['state'], StatusTone> = {
  checked: 'waiting',
  queued: 'active',
  running: 'active',
  done: 'done',
  cancelled: 'closed',
  reverting: 'active',
  reverted: 'closed',
};

/** Whether an import can still be undone. */
export const canUndo = ({ state, revertableUntil }: ProductImportDto): boolean =>
  (state === 'done' || state === 'cancelled') &&
  revertableUntil !== null &&
  Date.now() < Date.parse(revertableUntil);
