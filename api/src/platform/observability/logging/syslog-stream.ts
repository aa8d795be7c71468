import { hostname } from 'node:os';
import { connect, type TLSSocket } from 'node:tls';
import type { DestinationStream } from 'pino';

/** Facility local0 of RFC 5424. */
const FACILITY = 16;
/** Severities of RFC 5424 by pino's levels; everything else is informational. */
const SEVERITIES: Readonly<Record<string, number>> = { 20: 7, 40: 4, 50: 3, 60: 2 };
const INFORMATIONAL = 6;
/** Lines that wait for the server; newer ones are then dropped and counted. */
const MOST_WAITING_BYTES = 1_000_000;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
const CONNECT_TIMEOUT_MS = 10_000;

export interface SyslogServer {
  host: string;
  port: number;
  /** The only authority that is trusted; undefined: the public ones. */
  ca?: string | undefined;
}

/**
 * Sends log lines to a server by syslog over TLS (RFC 5425, messages of RFC 5424), in addition to standard output. It
 * never delays the process: while the server is away, up to a megabyte of lines waits.
 */
export class SyslogStream implements DestinationStream {
  private socket: TLSSocket | undefined;
  private waiting: Buffer[] = [];
  private waitingBytes = 0;
  private dropped = 0;
  private pauseMs = FIRST_PAUSE_MS;

  constructor(
    private readonly server: SyslogServer,
    /** Name of the program in the messages. */
    private readonly program: string,
  ) {
    this.open();
  }

  write(line: string): void {
    const [, level = '', time] = /^\{"level":(\d+),"time":(\d+)/.exec(line) ?? [];
    this.send(this.frame(line.trimEnd(), SEVERITIES[level] ?? INFORMATIONAL, Number(time)));
  }

  /** Resolves once all lines have left this process, or after the limit. */
  async flush(limitMs: number): Promise<void> {
    const end = Date.now() + limitMs;
    while (Date.now() < end && (this.waiting.length > 0 || this.socket?.writableLength))
      await new Promise((resolve) => setTimeout(resolve, 10));
  }

  private send(frame: Buffer): void {
    const { socket } = this;
    const bytes = this.waitingBytes + (socket?.writableLength ?? 0);
    if (bytes + frame.length > MOST_WAITING_BYTES) this.dropped += 1;
    else if (socket) socket.write(frame);
    else {
      this.waiting.push(frame);
      this.waitingBytes += frame.length;
    }
  }

  /** Length and message. */
  private frame(text: string, severity: number, time: number): Buffer {
    const at = new Date(Number.isFinite(time) ? time : Date.now()).toISOString();
    const header = `<${FACILITY * 8 + severity}>1 ${at} ${hostname()} ${this.program} ${process.pid} - -`;
    const message = Buffer.from(`${header} ${text}`);
    return Buffer.concat([Buffer.from(`${message.length} `), message]);
  }

  private open(): void {
    const socket = connect({ ...this.server, minVersion: 'TLSv1.2', timeout: CONNECT_TIMEOUT_MS });
    // Logging alone does not let a process go on.
    socket.unref();
    socket.once('secureConnect', () => {
      socket.setTimeout(0).setKeepAlive(true, LONGEST_PAUSE_MS);
      // The server sends nothing; without reading, its end is not noticed.
      socket.resume();
      this.connected(socket);
    });
    socket.once('timeout', () => socket.destroy());
    // Standard output has the lines; a broken connection is not itself an event of the log that would be sent.
    socket.on('error', () => undefined);
    socket.once('close', () => {
      this.socket = undefined;
      setTimeout(() => this.open(), this.pauseMs).unref();
      this.pauseMs = Math.min(this.pauseMs * 2, LONGEST_PAUSE_MS);
    });
  }

  private connected(socket: TLSSocket): void {
    this.socket = socket;
    this.pauseMs = FIRST_PAUSE_MS;
    for (const frame of this.waiting) socket.write(frame);
    this.waiting = [];
    this.waitingBytes = 0;
    if (this.dropped === 0) return;
    const text = JSON.stringify({ context: 'Syslog', event: 'lines_dropped', count: this.dropped });
    this.dropped = 0;
    socket.write(this.frame(text, 4, Date.now()));
  }
}
