import type { Message } from '../../../../platform/i18n/message.js';
import { Conflict, type FieldProblem } from '../../../../platform/http/problem.js';

/** Whether the unique index of live products' codes refused a write; TypeORM puts the driver's error into its own. */
const isCodeTaken = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const cause: unknown = 'driverError' in error ? error.driverError : error;
  return cause instanceof Error && 'constraint' in cause && cause.constraint === 'products_code';
};

/** For `catch`: a code that another product has becomes a refusal in these words. */
export const refuseTakenCode =
  (detail: Message, errors?: FieldProblem[]) =>
  (error: unknown): never => {
    throw isCodeTaken(error) ? new Conflict('code_taken', detail, errors) : error;
  };
