import { Injectable, Logger } from '@nestjs/common';

type Kind = 'shopper' | 'staff';
/** What opened a session; a recovery code is a code, with an event of its own. */
export type LoginFactor = 'password' | 'mailed_code' | 'code' | 'passkey';

/** Fields of a security event; ids only, no names, addresses or secrets. */
interface SecurityEvent {
  event:
    | 'login_succeeded'
    | 'login_refused'
    | 'password_changed'
    | 'password_reset'
    | 'password_removed'
    | 'email_verified'
    | 'sessions_ended'
    | 'account_blocked'
    | 'account_unblocked'
    | 'email_changed'
    | 'account_erased'
    | 'accounts_merged'
    | 'staff_added'
    | 'staff_removed'
    | 'second_factor_on'
    | 'second_factor_off'
    | 'code_refused'
    | 'recovery_code_used'
    | 'recovery_codes_made'
    | 'passkey_added'
    | 'passkey_removed'
    | 'passkey_refused'
    | 'identity_confirmed'
    | 'identity_refused';
  kind: Kind;
  /** Account of the event; null if no account has the name that was entered. */
  account: number | null;
  /** The acting staff account, if it changed another account. */
  by?: number;
  /** Role of a new staff account. */
  type?: string;
  /** Of a login, in their order. */
  factors?: LoginFactor[];
}

/** One log line per event, under the context `Security`. */
@Injectable()
export class SecurityEvents {
  private readonly logger = new Logger('Security');

  note(event: SecurityEvent): void {
    this.logger.log({ ...event });
  }
}
