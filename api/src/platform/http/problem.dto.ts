/** One invalid field. */
export class FieldProblemDto {
  /** JSON pointer into the body, for example `#/email`. */
  pointer: string;
  detail: string;
}

/** RFC 9457 problem; `error` and `message` repeat the sentence of `detail`. */
export class ProblemDto {
  type: string;
  title: string;
  status: number;
  detail: string;
  /** Stable error code. */
  code: string;
  error: string;
  message: string;
  requestId: string;
  errors?: FieldProblemDto[];
  /** The same as `errors`, keyed by field name. */
  fields?: Record<string, string>;
  /** The order that a refused payment belongs to. */
  operationId?: string;
  /** Its number for people: `LW-10427`. */
  orderNumber?: string;
  /** Always false; responses that have `success` have it in failure too. */
  success: boolean;
}
