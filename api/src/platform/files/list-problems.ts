import type { EntityManager } from 'typeorm';
import { Conflict } from '../http/problem.js';
import { msg } from '../i18n/message.js';
import { isNameTaken, type NamedTable } from './list-table.queries.js';

/** Refuses a row that a file adds if it exists by its name: imported twice, a file adds nothing twice. */
export const refuseTaken = async (
  manager: EntityManager,
  table: NamedTable,
  name: string,
  column = 'name',
): Promise<void> => {
  if (!(await isNameTaken(manager, table, name))) return;
  const detail = msg('listImport.nameTaken');
  throw new Conflict('name_taken', detail, [{ pointer: `#/${column}`, detail }]);
};

/** An added row has got more since than a file has, such as a picture. */
export const extended = (): Conflict =>
  new Conflict('changed_meanwhile', msg('listImport.changedSinceImport'));
