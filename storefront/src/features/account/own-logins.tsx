import type { UserDto } from '@shop/contracts';
import { OwnSessions } from './own-sessions';
import { Passkeys } from './passkeys';

/** With what and where the shopper logs in. */
export const OwnLogins = ({ user }: { user: UserDto }) => (
  <>
    <Passkeys user={user} />
    <OwnSessions user={user} />
  </>
);
