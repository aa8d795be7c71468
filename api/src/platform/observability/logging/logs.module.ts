import { Global, Module, type OnApplicationShutdown } from '@nestjs/common';
import { flushLogs } from './json-logger.js';

/** Sends the last lines of a process. Global, and the first import: Nest then stops everything else before. */
@Global()
@Module({})
export class LogsModule implements OnApplicationShutdown {
  async onApplicationShutdown(): Promise<void> {
    await flushLogs();
  }
}
