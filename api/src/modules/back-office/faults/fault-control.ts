import { Injectable } from '@nestjs/common';
import { Env } from '../../../platform/config/env.js';
import { outboundFetch } from '../../../platform/gateways/outbound-fetch.js';
import { isRecord, recordsOf, textOf } from '../../../platform/gateways/read.js';
import { FAULTS, type Fault } from './faults.dto.js';

const LIMIT_MS = 10_000;
const isFault = (name: unknown): name is Fault => FAULTS.some((known) => known === name);
const timeOf = (value: unknown): string | null => textOf(value) || null;

/** The latest fault as the local stack reports it. */
export interface ControlledFault {
  fault: Fault;
  startedAt: string;
  endsAt: string;
  endedAt: string | null;
  repairedAt: string | null;
  endedBy: 'staff' | 'time' | null;
  problem: string;
  requested: number;
  /** What the shop has confirmed to the demo shoppers. */
  orders: { id: string; note: string }[];
}

interface ControlState {
  available: Fault[];
  run: ControlledFault | null;
}

/** The control of the local stack in `npm start`. */
@Injectable()
export class FaultControl {
  constructor(private readonly env: Env) {}

  state(): Promise<ControlState> {
    return this.call('GET');
  }

  /** False if another fault lasts, or this one is not possible here. */
  async start(fault: Fault, seconds: number): Promise<boolean> {
    const answer = await this.send('POST', { fault, seconds });
    return answer.ok;
  }

  async repair(): Promise<void> {
    await this.call('DELETE');
  }

  private async call(method: string): Promise<ControlState> {
    const answer = await this.send(method);
    const body: unknown = await answer.json();
    if (!answer.ok || !isRecord(body)) throw new Error(`The control responded ${answer.status}.`);
    const { available, run } = body;
    return {
      available: Array.isArray(available) ? available.filter(isFault) : [],
      run: isRecord(run) ? runOf(run) : null,
    };
  }

  private send(method: string, body?: object): Promise<Response> {
    return outboundFetch(this.env.FAULT_CONTROL_URL ?? '', {
      method,
      headers: { authorization: `Bearer ${this.env.FAULT_CONTROL_SECRET}` },
      signal: AbortSignal.timeout(LIMIT_MS),
      ...(body && { body: JSON.stringify(body) }),
    });
  }
}

const runOf = (run: Record<string, unknown>): ControlledFault | null => {
  const { fault, endedBy } = run;
  if (!isFault(fault)) return null;
  return {
    fault,
    startedAt: textOf(run['startedAt']),
    endsAt: textOf(run['endsAt']),
    endedAt: timeOf(run['endedAt']),
    repairedAt: timeOf(run['repairedAt']),
    endedBy: endedBy === 'staff' || endedBy === 'time' ? endedBy : null,
    problem: textOf(run['problem']),
    requested: Number(run['requested']),
    orders: recordsOf(run['orders']).map(({ id, note }) => ({
      id: textOf(id),
      note: textOf(note),
    })),
  };
};
