/** The migration job of a fictional next version: all existing migrations, then its own. */
import { nextVersion } from './next-version.mjs';

const { migrate } = await import('../../api/dist/app/commands/migrate.js');
const { migrations } = await import('../../api/dist/platform/database/migrations/index.js');
await migrate(process.env.DATABASE_URL, [...migrations, ...nextVersion]);
