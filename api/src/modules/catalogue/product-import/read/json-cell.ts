import { isRecord } from '../../../../platform/gateways/read.js';

/** The objects of a cell that is a JSON list of objects; undefined for every other text. */
export const objectsOf = (text: string): Record<string, unknown>[] | undefined => {
  if (!text.startsWith('[')) return undefined;
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) && list.every(isRecord) ? list : undefined;
  } catch {
    return undefined;
  }
};
