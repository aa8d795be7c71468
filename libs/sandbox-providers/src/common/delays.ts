/** Delays that reject when the sandbox is reset or closed. */
export class Delays {
  private readonly waiting = new Map<NodeJS.Timeout, (reason: Error) => void>();

  wait(ms: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.delete(timer);
        resolve();
      }, ms);
      this.waiting.set(timer, reject);
    });
  }

  clear() {
    for (const [timer, reject] of this.waiting) {
      clearTimeout(timer);
      reject(new Error('The sandbox was reset.'));
    }
    this.waiting.clear();
  }
}
