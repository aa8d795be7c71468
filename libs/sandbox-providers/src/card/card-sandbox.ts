import { listen, type RunningServer } from '../http/sandbox-server.js';
import { CardControl } from './card-control.js';
import { cardControlRoutes } from './card-control-routes.js';
import { CardGateway } from './card-gateway.js';
import { cardRoutes } from './card-routes.js';

export interface CardSandboxOptions {
  /** 0 takes a free port. */
  readonly port: number;
  /** A loopback address. */
  readonly host?: string;
  readonly merchantId: string;
  /** Base64 text of 32 bytes. */
  readonly merchantKey: string;
  /** The name the payment page shows. */
  readonly shopName?: string;
  readonly log?: (line: string) => void;
}

export interface CardSandbox extends RunningServer {
  readonly control: CardControl;
}

/** Starts the card gateway's local stand-in: payment page, status enquiry and refund. */
export async function startCardSandbox(options: CardSandboxOptions): Promise<CardSandbox> {
  const { merchantId, merchantKey, shopName = 'Liwan' } = options;
  const gateway = new CardGateway(merchantId, merchantKey, shopName);
  const control = new CardControl(gateway);
  const server = await listen({
    name: 'card sandbox',
    port: options.port,
    host: options.host ?? '127.0.0.1',
    routes: [...cardRoutes(gateway), ...cardControlRoutes(control)],
    log: options.log,
  });
  return {
    url: server.url,
    port: server.port,
    control,
    close: () => {
      gateway.pauses.clear();
      return server.close();
    },
  };
}
