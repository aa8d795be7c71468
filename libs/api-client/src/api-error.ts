import type { FieldProblemDto, ProblemDto } from '@shop/contracts';

/**
 * A failed API call: the server's problem document, or status 0 when no response arrived; with code `offline` if it was
 * not sent, because the browser had no connection.
 */
export class ApiError extends Error {
  /** Route of the contract, without ids: `GET /users/{id}`. */
  route?: string;

  constructor(
    message: string,
    readonly status: number,
    readonly code: string,
    readonly errors: FieldProblemDto[] = [],
    /** Id of the existing order that the refused payment belongs to. */
    readonly operationId?: string,
    /** Its number for people. */
    readonly orderNumber?: string,
  ) {
    super(message);
    this.name = 'ApiError';
  }

  /** The server's message; undefined without one. */
  get serverMessage(): string | undefined {
    return this.status > 0 && this.code !== 'no_problem' ? this.message : undefined;
  }
}

/** Whether a call failed because its session has ended and was not renewed. */
export const isSessionEnded = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401 && error.code === 'unauthorized';

const isProblem = (body: unknown): body is ProblemDto =>
  typeof body === 'object' && body !== null && 'detail' in body && 'code' in body;

/** Reads an error response; without a problem document the message is the HTTP status. */
export const toApiError = async (response: Response): Promise<ApiError> => {
  const body: unknown = await response.json().catch(() => undefined);
  return isProblem(body)
    ? new ApiError(
        body.detail,
        response.status,
        body.code,
        body.errors,
        body.operationId,
        body.orderNumber,
      )
    : new ApiError(
        `Request failed with status code ${response.status}`,
        response.status,
        'no_problem',
      );
};
