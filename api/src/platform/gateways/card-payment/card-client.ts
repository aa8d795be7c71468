import { MessageError } from '../../i18n/message-error.js';
import { msg } from '../../i18n/message.js';
import { ProviderPaused, type Breaker } from '../breaker.js';
import type { Breakers } from '../breakers.js';
import { postJson, SendDeadlineExceeded, type PostOptions } from '../post-json.js';
import { isRecord } from '../read.js';

/** The provider was not reached or its response is unreadable: the outcome is unknown. */
export class CardGatewayDown extends MessageError {}
/** It rejects the request as malformed. */
class CardGatewayRefusal extends CardGatewayDown {}

/** Statuses about the request, not about the gateway's state. */
const REFUSALS = new Set([400, 404, 409, 422]);

/** Calls of the card gateway's API, through its circuit breaker. */
export class CardClient {
  private readonly breaker: Breaker;

  constructor(
    private readonly urlOf: (path: string) => string,
    breakers: Breakers,
  ) {
    this.breaker = breakers.add('card', (error) => error instanceof CardGatewayRefusal);
  }

  /** The JSON of the response; `read` decrypts its text. */
  async call(
    path: string,
    options: PostOptions,
    body: object,
    read: (text: string) => string | undefined = (text) => text,
  ): Promise<Record<string, unknown>> {
    try {
      return await this.breaker.call(async () => parse(read(await this.post(path, options, body))));
    } catch (error) {
      if (!(error instanceof ProviderPaused)) throw error;
      throw new CardGatewayDown(msg('cardGateway.paused'), { cause: error });
    }
  }

  private async post(path: string, options: PostOptions, body: object): Promise<string> {
    const response = await postJson(this.urlOf(path), body, options).catch((error: unknown) => {
      if (error instanceof SendDeadlineExceeded) throw error;
      throw new CardGatewayDown(msg('cardGateway.noAnswer'), { cause: error });
    });
    const { status, text } = response;
    if (status >= 200 && status < 300) return text;
    const problem = msg('cardGateway.answered', { status });
    throw REFUSALS.has(status) ? new CardGatewayRefusal(problem) : new CardGatewayDown(problem);
  }
}

const parse = (text: string | undefined): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (isRecord(value)) return value;
  } catch {
    // The same as any other response that is not an object.
  }
  throw new CardGatewayDown(msg('cardGateway.unreadable'));
};
