import { listen, type RunningServer } from '../http/sandbox-server.js';
import { Carrier, type CarrierAccount } from './carrier.js';
import { CarrierControl } from './control/carrier-control.js';
import { carrierControlRoutes } from './control/carrier-control-routes.js';
import { overviewRoutes } from './control/carrier-overview.js';
import { carrierRoutes } from './carrier-routes.js';

export interface CarrierSandboxOptions extends CarrierAccount {
  /** 0 for a free port. */
  readonly port: number;
  /** A loopback address. */
  readonly host?: string;
  readonly log?: (line: string) => void;
}

export interface CarrierSandbox extends RunningServer {
  readonly control: CarrierControl;
}

/** Starts the local carrier: shipments, labels and tracking. */
export async function startCarrierSandbox(options: CarrierSandboxOptions): Promise<CarrierSandbox> {
  const { port, host = '127.0.0.1', log, ...account } = options;
  const carrier = new Carrier(account);
  const control = new CarrierControl(carrier);
  const server = await listen({
    name: 'carrier sandbox',
    port,
    host,
    routes: [
      ...overviewRoutes(carrier),
      ...carrierRoutes(carrier),
      ...carrierControlRoutes(control),
    ],
    log,
  });
  return {
    url: server.url,
    port: server.port,
    control,
    close: () => {
      carrier.delays.clear();
      return server.close();
    },
  };
}
