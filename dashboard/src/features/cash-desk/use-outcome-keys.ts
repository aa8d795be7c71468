import { useEffect, useEffectEvent } from 'react';
import { keyOf } from '@/shared/browser/key-of';
import { areKeysOn } from '@/shared/browser/single-keys';

/** Keys of the outcomes. */
const KEYS = { c: 'confirm', n: 'miss', x: 'cancel' } as const;
export type CashOutcome = (typeof KEYS)[keyof typeof KEYS];

const isKey = (key: string): key is keyof typeof KEYS => Object.hasOwn(KEYS, key);

/** One key decides about the order that has the focus; none while no order has it (WCAG 2.1.4). */
export const useOutcomeKeys = (act: (operationId: string, outcome: CashOutcome) => void): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat) return;
    const key = keyOf(event);
    const operationId =
      document.activeElement?.closest<HTMLElement>('[data-order]')?.dataset['order'];
    if (!isKey(key) || !operationId || !areKeysOn()) return;
    event.preventDefault();
    act(operationId, KEYS[key]);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};
