import { Injectable, Logger } from '@nestjs/common';

type Kind = 'customer' | 'staff';

/** What an investigation asks for later; ids only, never a name, an address or a secret. */
interface SecurityEvent {
  event:
    | 'login_succeeded'
    | 'login_refused'
    | 'password_changed'
    | 'password_reset'
    | 'email_verified'
    | 'staff_added'
    | 'staff_removed';
  kind: Kind;
  /** Whose account; null where no account has the name that was typed. */
  account: number | null;
  /** The acting staff account, when it changed another account. */
  by?: number;
  /** Rights of a new staff account. */
  type?: string;
}

/** One log line per event, under the context `Security`. */
@Injectable()
export class SecurityEvents {
  private readonly logger = new Logger('Security');

  note(event: SecurityEvent): void {
    this.logger.log({ ...event });
  }
}
