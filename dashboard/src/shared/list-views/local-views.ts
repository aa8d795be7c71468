import { ApiError } from '@shop/api-client';
import type { ChangeListSettingsDto, SaveListViewDto } from '@shop/contracts';
import { LIST_NAMES, roleOfStaff, seesList, type Right, type StaffType } from '@shop/shop-rules';

export interface LocalAccount {
  id: number;
  type: StaffType;
  rights: readonly Right[];
}

const read = (key: string): unknown[] => {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(saved) ? saved : [];
  } catch {
    return [];
  }
};
const isView = (value: unknown): value is Pick<SaveListViewDto, 'name' | 'query'> =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'query' in value &&
  typeof value.name === 'string' &&
  typeof value.query === 'string';

/** What the server refuses for good; without a connection or a session everything stays in this browser. */
const ignoreRefusal = (error: unknown): void => {
  if (!(error instanceof ApiError) || (error.status !== 400 && error.status !== 409)) throw error;
};

/** Moves views and columns that earlier versions stored in this browser to the server. */
export const moveLocalViews = async (
  { id, type, rights }: LocalAccount,
  to: {
    saveView: (view: SaveListViewDto) => Promise<unknown>;
    changeListSettings: (settings: ChangeListSettingsDto) => Promise<unknown>;
  },
): Promise<void> => {
  for (const list of LIST_NAMES.filter((each) => seesList(each, roleOfStaff(type), rights))) {
    const key = `${list === 'shoppers' ? 'users' : list}.${id}`;
    for (const { name, query } of read(`views.${key}`).filter(isView))
      await to.saveView({ list, name, query, isShared: false }).catch(ignoreRefusal);
    localStorage.removeItem(`views.${key}`);
    if (localStorage.getItem(`columns.${key}`) === null) continue;
    const hiddenColumns = read(`columns.${key}`).filter((each) => typeof each === 'string');
    await to.changeListSettings({ list, hiddenColumns }).catch(ignoreRefusal);
    localStorage.removeItem(`columns.${key}`);
  }
};
