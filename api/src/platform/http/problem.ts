import { msg, type Message } from '../i18n/message.js';
import { translate } from '../i18n/translate.js';

/** An invalid field of the input: JSON pointer into the body and a message. */
export interface FieldProblem {
  pointer: string;
  detail: Message;
}

/** An error with a stable code; becomes an RFC 9457 problem. */
export abstract class ShopError extends Error {
  protected constructor(
    readonly status: number,
    readonly code: string,
    readonly detail: Message,
    readonly errors?: FieldProblem[],
  ) {
    super(translate(detail, 'en'));
  }
}

/** 400: invalid input; `errors` point at the fields. */
export class InvalidInput extends ShopError {
  constructor(detail: Message, errors?: FieldProblem[], code = 'invalid_input') {
    super(400, code, detail, errors);
  }
}

/** 401: no valid session, or wrong credentials. */
export class Unauthorized extends ShopError {
  constructor(detail = msg('auth.loginNeeded'), code = 'unauthorized') {
    super(401, code, detail);
  }
}

/** 403: authenticated, but not allowed. */
export class Forbidden extends ShopError {
  constructor(detail = msg('auth.noAccess'), code = 'forbidden') {
    super(403, code, detail);
  }
}

/** 404: no such resource that the caller may see. */
export class NotFound extends ShopError {
  constructor(detail = msg('server.notFound'), code = 'not_found') {
    super(404, code, detail);
  }
}

/** 409: conflict with the current state. */
export class Conflict extends ShopError {
  constructor(code: string, detail: Message, errors?: FieldProblem[]) {
    super(409, code, detail, errors);
  }
}

/** 409: the order exists already; `operationId` and `orderNumber` name it. */
export class OrderExists extends Conflict {
  constructor(
    code: string,
    detail: Message,
    readonly operationId: string,
    readonly orderNumber: string,
  ) {
    super(code, detail);
  }
}

/** 414: the request target is longer than any address of the shop. */
export class AddressTooLong extends ShopError {
  constructor() {
    super(414, 'address_too_long', msg('server.addressTooLong'));
  }
}

/** 415: the route does not accept this body type. */
export class UnsupportedType extends ShopError {
  constructor(types: string[]) {
    super(415, 'unsupported_type', msg('server.bodyTypes', { types: types.join(' or ') }));
  }
}

/** 422: valid input that breaks a rule of the shop. */
export class Rejected extends ShopError {
  constructor(code: string, detail: Message, errors?: FieldProblem[]) {
    super(422, code, detail, errors);
  }
}

/** 429: too many calls; `retryAfter` in seconds. */
export class TooManyRequests extends ShopError {
  constructor(readonly retryAfter: number) {
    super(429, 'too_many_requests', msg('server.tooManyAttempts'));
  }
}

/** 503: a required service is temporarily unavailable. */
export class Unavailable extends ShopError {
  constructor(detail = msg('server.busy')) {
    super(503, 'unavailable', detail);
  }
}
