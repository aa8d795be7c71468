import { randomBytes } from 'node:crypto';
import { codeOf, stepAt } from '../../src/modules/people/staff/second-factor/totp.js';
import { SealedTexts } from '../../src/platform/auth/sealed-texts.js';
import type { TestApp } from './test-app.js';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Gives a staff account a second factor, active since a date or not yet; returns its current code. */
export const secondFactorOf = async (
  { app, db }: TestApp,
  staffId: number,
  activeSince: Date | null,
): Promise<string> => {
  const secret = randomBytes(20);
  const sealed = app.get(SealedTexts).seal(secret.toString('base64'), `second-factor:${staffId}`);
  await db.query('delete from second_factors where staff_id = $1', [staffId]);
  await db.query(
    `insert into second_factors (staff_id, secret, active_since, recovery_salt)
     values ($1, $2, $3, $4)`,
    [staffId, sealed, activeSince, randomBytes(16).toString('base64')],
  );
  return codeOf(secret, stepAt());
};

const bytesOf = (text: string): Buffer => {
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
};

/** An authenticator app with the secret of a set-up; `next` is the code of a later step. */
export const appOf = (secret: string) => ({
  code: (next = 0): string => codeOf(bytesOf(secret), stepAt() + next),
});
