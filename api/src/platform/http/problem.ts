/** A wrong field of the input: JSON pointer into the body and a sentence for the person. */
export interface FieldProblem {
  pointer: string;
  detail: string;
}

/** A refusal with a stable code; becomes an RFC 9457 problem. */
export abstract class ShopError extends Error {
  protected constructor(
    readonly status: number,
    readonly code: string,
    detail: string,
    readonly errors?: FieldProblem[],
  ) {
    super(detail);
  }
}

/** 400: the input cannot be understood; `errors` point at the fields. */
export class InvalidInput extends ShopError {
  constructor(detail: string, errors?: FieldProblem[], code = 'invalid_input') {
    super(400, code, detail, errors);
  }
}

/** 401: no valid session, or wrong credentials. */
export class Unauthorized extends ShopError {
  constructor(detail = 'Please log in.', code = 'unauthorized') {
    super(401, code, detail);
  }
}

/** 403: known, but not allowed. */
export class Forbidden extends ShopError {
  constructor(detail = 'You do not have access.', code = 'forbidden') {
    super(403, code, detail);
  }
}

/** 404: nothing there that the caller may see. */
export class NotFound extends ShopError {
  constructor(what = 'This', code = 'not_found') {
    super(404, code, `${what} was not found.`);
  }
}

/** 409: clashes with what is stored now. */
export class Conflict extends ShopError {
  constructor(code: string, detail: string, errors?: FieldProblem[]) {
    super(409, code, detail, errors);
  }
}

/** 409: there is an order already; `operationId` names it. */
export class OrderExists extends Conflict {
  constructor(
    code: string,
    detail: string,
    readonly operationId: string,
  ) {
    super(code, detail);
  }
}

/** 414: the request target has more characters than any address of the shop. */
export class AddressTooLong extends ShopError {
  constructor() {
    super(414, 'address_too_long', 'This address is too long.');
  }
}

/** 415: the body has a type the route does not take. */
export class UnsupportedType extends ShopError {
  constructor(types: string[]) {
    super(415, 'unsupported_type', `This call takes ${types.join(' or ')}.`);
  }
}

/** 422: understood, but refused by a rule of the shop. */
export class Rejected extends ShopError {
  constructor(code: string, detail: string, errors?: FieldProblem[]) {
    super(422, code, detail, errors);
  }
}

/** 429: too many calls; `retryAfter` in seconds. */
export class TooManyRequests extends ShopError {
  constructor(readonly retryAfter: number) {
    super(429, 'too_many_requests', 'Too many attempts. Please try again later.');
  }
}

/** 503: a part the shop needs is away for the moment. */
export class Unavailable extends ShopError {
  constructor(detail = 'The shop is busy. Please try again in a moment.') {
    super(503, 'unavailable', detail);
  }
}
