import { Conflict } from '../http/problem.js';
import { msg } from '../i18n/message.js';

/** A row that a file adds exists by its name; imported twice, a file adds nothing twice. */
export const nameTaken = (): Conflict => {
  const detail = msg('listImport.nameTaken');
  return new Conflict('name_taken', detail, [{ pointer: '#/name', detail }]);
};

/** An added row has got more since than a file has, such as a picture. */
export const extended = (): Conflict =>
  new Conflict('changed_meanwhile', msg('listImport.changedSinceImport'));
