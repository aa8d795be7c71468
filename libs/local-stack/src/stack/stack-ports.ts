import { claimPort, freePort, portFrom } from '../ports.js';

/** Ports of the parts that a stack starts. */
export interface StackPorts {
  postgres: number;
  redis: number;
  smtp: number;
  mailbox: number;
  card: number;
  carrier: number;
}

const SETTINGS: Record<keyof StackPorts, [setting: string, port: number]> = {
  postgres: ['POSTGRES_PORT', 4032],
  redis: ['REDIS_PORT', 4079],
  smtp: ['SMTP_PORT', 4025],
  mailbox: ['MAILBOX_PORT', 4030],
  card: ['CARD_SANDBOX_PORT', 4010],
  carrier: ['CARRIER_SANDBOX_PORT', 4020],
};

/** Port of one part: a free one for a throwaway stack, else the configured one, checked. */
export const portOf = async (
  part: keyof StackPorts,
  ports: Partial<StackPorts>,
  isolated: boolean,
): Promise<number> => {
  const [setting, fallback] = SETTINGS[part];
  const configured = ports[part];
  if (configured !== undefined) return claimPort(configured, setting);
  return isolated ? freePort() : claimPort(portFrom(setting, fallback), setting);
};
