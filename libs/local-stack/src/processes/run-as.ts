import { execFileSync } from 'node:child_process';

/** User that a server runs as; undefined for the user of this process. */
export interface RunAs {
  uid: number;
  gid: number;
}

const OWN_USER = 'liwan';

const idOf = (flag: '-u' | '-g', user: string): number | null => {
  try {
    const answer = execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] });
    return Number(answer.toString().trim());
  } catch {
    return null;
  }
};

const existing = (user: string): RunAs | null => {
  const uid = idOf('-u', user);
  const gid = idOf('-g', user);
  return uid === null || gid === null || uid === 0 ? null : { uid, gid };
};

const addUser = (): void => {
  try {
    execFileSync(
      'useradd',
      ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', OWN_USER],
      { stdio: 'ignore' },
    );
  } catch {
    // Some images have no useradd; another unprivileged user is used then.
  }
};

/** PostgreSQL refuses to run as root, so it runs as an unprivileged user. */
export const unprivilegedUser = (): RunAs | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const found = existing(OWN_USER) ?? existing('postgres');
  if (found) return found;
  addUser();
  const user = existing(OWN_USER) ?? existing('nobody');
  if (user) return user;
  throw new Error('PostgreSQL cannot run as root and no other user exists: run as another user.');
};
