import { loadEnv, type Env } from '../../platform/config/env.js';
import { VARIANTS } from '../../platform/files/store/file-store.js';
import { fileStore } from '../../platform/files/store/file-store.provider.js';

/** Lists a folder of the file store; throws if its address, key or certificate is wrong. */
export const checkFiles = async (env: Env): Promise<void> => {
  const store = await fileStore.useFactory(env);
  for await (const page of store.list(VARIANTS)) if (page.length > 0) return;
};

if (process.argv[1]?.endsWith('check-files.js')) {
  await checkFiles(loadEnv()).catch((error: Error) => {
    console.error(
      `The file store (S3_ENDPOINT, S3_CA_FILE and its key) cannot be read: ${error.message}`,
    );
    process.exitCode = 1;
  });
}
