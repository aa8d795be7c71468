const HEARTBEAT_MS = 15_000;

/** Progress lines with the time each step has taken. */
export const createProgress = (write = (line) => process.stdout.write(`${line}\n`)) => {
  const start = Date.now();
  const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
  const say = (text) => write(`[${seconds(start).padStart(7)}] ${text}`);

  /** Runs a step and prints its name, repeatedly if it takes long. */
  const step = async (name, work) => {
    const began = Date.now();
    say(name);
    const heartbeat = setInterval(() => say(`${name} … ${seconds(began)}`), HEARTBEAT_MS);
    try {
      return await work();
    } finally {
      clearInterval(heartbeat);
    }
  };

  return { say, step };
};
