import { hostname } from 'node:os';
import { connect, type TLSSocket } from 'node:tls';
import type { DestinationStream } from 'pino';

/** Facility local0 of RFC 5424. */
const FACILITY = 16;
/** Severities of RFC 5424 by pino's levels; everything else is informational. */
const SEVERITIES: Readonly<Record<string, number>> = { 20: 7, 40: 4, 50: 3, 60: 2 };
const INFORMATIONAL = 6;
/** Lines that have not left the process; newer ones are then dropped and counted. */
const MOST_UNSENT_BYTES = 1_000_000;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
const CONNECT_TIMEOUT_MS = 10_000;

export interface SyslogServer {
  host: string;
  port: number;
  /** The only authority that is trusted; undefined: the public ones. */
  ca?: string | undefined;
}

/** Whether lines reach the server: the first failure, and the connection after it. */
export type SyslogNote =
  | { event: 'log_server_failed'; code: string }
  | { event: 'log_server_connected' };

interface Frame {
  bytes: Buffer;
  /** Lines that are lost with it. */
  lines: number;
}

/**
 * Sends log lines to a server by syslog over TLS (RFC 5425, messages of RFC 5424), in addition to standard output. It
 * never delays the process: while the server is away or slow, up to a megabyte of lines waits. The protocol has no
 * acknowledgement: lines that the system has taken over and that a broken connection loses are not counted.
 */
export class SyslogStream implements DestinationStream {
  private socket: TLSSocket | undefined;
  private waiting: Frame[] = [];
  private unsentBytes = 0;
  private dropped = 0;
  private pauseMs = FIRST_PAUSE_MS;
  private isFailing = false;

  constructor(
    private readonly server: SyslogServer,
    /** Name of the program in the messages. */
    private readonly program: string,
    private readonly onNote: (note: SyslogNote) => void,
  ) {
    this.open();
  }

  write(line: string): void {
    const [, level = '', time] = /^\{"level":(\d+),"time":(\d+)/.exec(line) ?? [];
    const severity = SEVERITIES[level] ?? INFORMATIONAL;
    this.send({ bytes: this.frame(line.trimEnd(), severity, Number(time)), lines: 1 });
  }

  /** Whether all lines have left this process within the limit; does not wait for a server that is away. */
  async flush(limitMs: number): Promise<boolean> {
    const end = Date.now() + limitMs;
    while (this.socket && this.unsentBytes > 0 && Date.now() < end)
      await new Promise((resolve) => setTimeout(resolve, 10));
    return this.unsentBytes === 0;
  }

  private send(frame: Frame): void {
    if (this.unsentBytes + frame.bytes.length > MOST_UNSENT_BYTES) {
      this.dropped += frame.lines;
      return;
    }
    this.unsentBytes += frame.bytes.length;
    if (this.socket) this.put(this.socket, frame);
    else this.waiting.push(frame);
  }

  private put(socket: TLSSocket, { bytes, lines }: Frame): void {
    socket.write(bytes, (error) => {
      this.unsentBytes -= bytes.length;
      if (error) this.dropped += lines;
      else this.reportDropped();
    });
  }

  /** Length and message. */
  private frame(text: string, severity: number, time: number): Buffer {
    const at = new Date(Number.isFinite(time) ? time : Date.now()).toISOString();
    const header = `<${FACILITY * 8 + severity}>1 ${at} ${hostname()} ${this.program} ${process.pid} - -`;
    const message = Buffer.from(`${header} ${text}`);
    return Buffer.concat([Buffer.from(`${message.length} `), message]);
  }

  /** Sends how many lines were dropped, once there is room for it. */
  private reportDropped(): void {
    if (this.dropped === 0 || this.unsentBytes >= MOST_UNSENT_BYTES / 2) return;
    const lines = this.dropped;
    const text = JSON.stringify({ context: 'Syslog', event: 'lines_dropped', count: lines });
    this.dropped = 0;
    this.send({ bytes: this.frame(text, 4, Date.now()), lines });
  }

  private open(): void {
    const socket = connect({ ...this.server, minVersion: 'TLSv1.2', timeout: CONNECT_TIMEOUT_MS });
    let connectedAt = Infinity;
    // Logging alone does not let a process go on.
    socket.unref();
    socket.once('secureConnect', () => {
      connectedAt = Date.now();
      socket.setTimeout(0).setKeepAlive(true, LONGEST_PAUSE_MS);
      // The server sends nothing; without reading, its end is not noticed.
      socket.resume();
      this.connected(socket);
    });
    socket.once('timeout', () => socket.destroy(Object.assign(new Error(), { code: 'ETIMEDOUT' })));
    socket.on('error', (error: NodeJS.ErrnoException) => this.failed(error.code ?? error.message));
    socket.once('close', () => {
      this.socket = undefined;
      // A server that ends each connection at once is not asked every second.
      if (Date.now() - connectedAt > LONGEST_PAUSE_MS) this.pauseMs = FIRST_PAUSE_MS;
      setTimeout(() => this.open(), this.pauseMs).unref();
      this.pauseMs = Math.min(this.pauseMs * 2, LONGEST_PAUSE_MS);
    });
  }

  private failed(code: string): void {
    if (this.isFailing) return;
    this.isFailing = true;
    this.onNote({ event: 'log_server_failed', code });
  }

  private connected(socket: TLSSocket): void {
    this.socket = socket;
    if (this.isFailing) this.onNote({ event: 'log_server_connected' });
    this.isFailing = false;
    for (const frame of this.waiting.splice(0)) this.put(socket, frame);
    this.reportDropped();
  }
}
