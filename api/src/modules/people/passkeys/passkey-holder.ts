import type { Session } from '../../../platform/auth/sessions/session.entity.js';

/** The account of passkeys. */
export interface PasskeyHolder {
  kind: Session['actorKind'];
  id: number;
}

/** Who may respond to a challenge; without id any account of the kind, which the passkey then names. */
export interface Responder {
  kind: Session['actorKind'];
  id: number | null;
}

/** What a passkey stores as its account. */
export const handleOf = ({ kind, id }: PasskeyHolder): string =>
  Buffer.from(`${kind}:${id}`).toString('base64url');

/** Columns of the owner. */
export const ownerOf = ({ kind, id }: PasskeyHolder): { staffId: number } | { userId: number } =>
  kind === 'staff' ? { staffId: id } : { userId: id };
