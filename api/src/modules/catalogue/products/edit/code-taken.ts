import type { Message } from '../../../../platform/i18n/message.js';
import { Conflict, type FieldProblem } from '../../../../platform/http/problem.js';

/** Whether the unique index of product codes rejected a write; TypeORM wraps the driver's error. */
const isCodeTaken = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const cause: unknown = 'driverError' in error ? error.driverError : error;
  return cause instanceof Error && 'constraint' in cause && cause.constraint === 'products_code';
};

/** For `catch`: turns a violation into a Conflict with this message. */
export const refuseTakenCode =
  (detail: Message, errors?: FieldProblem[]) =>
  (error: unknown): never => {
    throw isCodeTaken(error) ? new Conflict('code_taken', detail, errors) : error;
  };
