/** Runs work every `ms`, never twice at a time. */
export class Interval {
  private readonly stopping = new AbortController();
  private readonly timer: NodeJS.Timeout;
  private running: Promise<void> | undefined;

  constructor(ms: number, work: (stop: AbortSignal) => Promise<void>) {
    this.timer = setInterval(() => {
      this.running ??= work(this.stopping.signal).finally(() => {
        this.running = undefined;
      });
    }, ms);
  }

  /** Stops and waits for the current run. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.stopping.abort();
    await this.running;
  }
}
