import type { Right } from '@shop/shop-rules';
import { Forbidden } from '../http/problem.js';
import type { Principal } from '../http/principal.js';
import { msg } from '../i18n/message.js';

/** Refuses a caller without the right. */
export const refuseWithout = (user: Principal, right: Right): void => {
  if (user.rights.has(right)) return;
  throw new Forbidden(msg('auth.rightMissing', { right: msg(`right.${right}`) }), 'right_missing');
};

/** Refuses a session that was not opened, nor has confirmed its password or second factor, within the last 15 minutes. */
export const refuseUnconfirmed = ({ kind, isConfirmed }: Principal): void => {
  if (isConfirmed) return;
  const detail = kind === 'staff' ? msg('auth.confirmNeeded') : msg('auth.loginAgain');
  throw new Forbidden(detail, 'reauthentication_required');
};
