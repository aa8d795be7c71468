/** Every jest worker has a Redis database of its own, so suites share neither counters nor jobs. */
const { REDIS_URL, JEST_WORKER_ID = '1' } = process.env;
if (REDIS_URL)
  process.env.REDIS_URL = Object.assign(new URL(REDIS_URL), {
    pathname: `/${JEST_WORKER_ID}`,
  }).href;
