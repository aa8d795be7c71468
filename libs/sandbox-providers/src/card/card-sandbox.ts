import type { Route } from '../http/routes.js';
import { listen, type RunningServer } from '../http/sandbox-server.js';
import { CardControl } from './control/card-control.js';
import { cardControlRoutes } from './control/card-control-routes.js';
import { CardGateway } from './card-gateway.js';
import { TransactionFile } from './state/transaction-file.js';
import { cardRoutes } from './card-routes.js';

export interface CardSandboxOptions {
  /** 0 for a free port. */
  readonly port: number;
  /** A loopback address. */
  readonly host?: string;
  readonly merchantId: string;
  /** Base64 of 32 bytes. */
  readonly merchantKey: string;
  /** Name on the payment page, unless the shop sends one. */
  readonly shopName?: string;
  /** File that stores the payments across restarts; without one they are lost. */
  readonly file?: string;
  readonly log?: (line: string) => void;
}

export interface CardSandbox extends RunningServer {
  readonly control: CardControl;
}

/** Starts the local card gateway: payment page, status enquiry and refund. */
export async function startCardSandbox(options: CardSandboxOptions): Promise<CardSandbox> {
  const { merchantId, merchantKey, shopName = 'Liwan' } = options;
  const gateway = new CardGateway(merchantId, merchantKey, shopName);
  const control = new CardControl(gateway);
  const transactionFile = options.file
    ? new TransactionFile(options.file, () => gateway.store.all())
    : undefined;
  for (const transaction of transactionFile?.load() ?? []) gateway.store.restore(transaction);
  const server = await listen({
    name: 'card sandbox',
    port: options.port,
    host: options.host ?? '127.0.0.1',
    routes: [...cardRoutes(gateway), ...cardControlRoutes(control)].map((route) =>
      storingChanges(route, transactionFile),
    ),
    log: options.log,
  });
  return {
    url: server.url,
    port: server.port,
    control,
    close: () => {
      gateway.delays.clear();
      transactionFile?.close();
      return server.close();
    },
  };
}

/** Stores changes even when the response of the call is lost. */
function storingChanges(route: Route, transactionFile: TransactionFile | undefined): Route {
  if (!transactionFile || route.method === 'GET') return route;
  return {
    ...route,
    handle: async (request) => {
      try {
        return await route.handle(request);
      } finally {
        transactionFile.changed();
      }
    },
  };
}
