/** Whether this constraint rejected a write; TypeORM wraps the driver's error. */
export const violates = (error: unknown, constraint: string): boolean => {
  if (!(error instanceof Error)) return false;
  const cause: unknown = 'driverError' in error ? error.driverError : error;
  return cause instanceof Error && 'constraint' in cause && cause.constraint === constraint;
};
