import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { UNDEFINED_TEXT } from '@shop/shop-rules';
import { Not, type EntityManager, type Repository } from 'typeorm';
import { Conflict, InvalidInput, NotFound } from '../../../platform/http/problem.js';
import { hashPassword, verifyPassword } from '../../../platform/auth/passwords.js';
import { SecurityEvents } from '../../../platform/auth/security-events.js';
import { SessionsService } from '../../../platform/auth/sessions/sessions.service.js';
import { refuseChanged, type ReadValues } from '../../../platform/http/validation/read-values.js';
import type { RegisterDto, UpdateAccountDto } from './account.dto.js';
import { MailsService } from '../../sales/mails/mails.service.js';
import { PasskeysService } from '../passkeys/passkeys.service.js';
import { NewPasswords } from '../passwords/new-passwords.service.js';
import { PasswordResetLinks } from '../passwords/password-reset-links.service.js';
import { SignInCodesQueries } from './sign-in-codes/sign-in-codes.queries.js';
import { toE164 } from './phone.js';
import { User } from './user.entity.js';
import { msg, type Message } from '../../../platform/i18n/message.js';

interface Correction {
  name?: string;
  phone?: string;
  email?: string;
  /** The values that were edited. */
  before?: ReadValues;
}

@Injectable()
export class AccountsService {
  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly resets: PasswordResetLinks,
    private readonly newPasswords: NewPasswords,
    private readonly codes: SignInCodesQueries,
    private readonly sessions: SessionsService,
    private readonly events: SecurityEvents,
    private readonly mails: MailsService,
    private readonly passkeys: PasskeysService,
  ) {}

  /** Registers a shopper and mails a verification link; address and username are unique, ignoring case. */
  async register(input: RegisterDto): Promise<User> {
    const email = input.email.toLowerCase();
    const username = input.username?.toLowerCase() || timestamp();
    // Otherwise a person could register another person's email address as a username and receive their logins.
    if (username.includes('@') && username !== email) throw wrong('username', NO_ADDRESS);
    await this.newPasswords.check(input.password, { name: input.name, username, email });
    await this.refuseTaken(email, username);
    return this.insert({
      name: input.name,
      email,
      phone: toE164(input.phone),
      username,
      passwordHash: await hashPassword(input.password),
      ...addressFieldsOf(input),
    });
  }

  async one(id: number): Promise<User> {
    const user = await this.users.findOneBy({ id });
    if (!user) throw new NotFound(msg('account.notFound'));
    return user;
  }

  /** Changes the profile. A new password requires the current one and ends other sessions. */
  async update(id: number, input: UpdateAccountDto, sessionId: string): Promise<User> {
    const changes: Partial<User> = addressFieldsOf(input);
    if (input.name) changes.name = input.name;
    if (input.phone) changes.phone = toE164(input.phone);
    if (input.password !== undefined) changes.passwordHash = await this.newHash(id, input);
    if (Object.keys(changes).length > 0)
      await this.users.manager.transaction((manager) => this.save(manager, id, changes, sessionId));
    if (changes.passwordHash)
      this.events.note({ event: 'password_changed', kind: 'shopper', account: id });
    return this.one(id);
  }

  /** Corrects the details for staff; returns the changed fields. A new address is unverified, and links and codes for the old one end. */
  async correct(
    manager: EntityManager,
    id: number,
    { name, phone, email, before }: Correction,
  ): Promise<string[]> {
    const user = await manager.findOneByOrFail(User, { id });
    const wanted: Partial<User> = {
      name: name ?? user.name,
      phone: phone === undefined ? user.phone : toE164(phone),
      email: email?.toLowerCase() ?? user.email,
    };
    refuseChanged(user, before, {
      name,
      phone: phone && wanted.phone,
      email: email && wanted.email,
    });
    const changed = (['name', 'phone', 'email'] as const).filter(
      (key) => wanted[key] !== user[key],
    );
    if (changed.length === 0) return changed;
    if (changed.includes('email')) {
      await this.refuseTakenBy(manager, id, wanted.email ?? '');
      wanted.emailVerifiedAt = null;
      if (user.username === user.email) wanted.username = wanted.email;
    }
    await manager.update(User, id, wanted);
    if (!changed.includes('email')) return changed;
    await this.resets.dropAll(manager, 'shopper', id);
    await this.codes.dropAll(manager, id);
    const passkeysRemoved = await this.passkeys.dropAll(manager, { kind: 'shopper', id });
    if (user.emailVerifiedAt)
      await this.mails.security(
        manager,
        'email-changed',
        { email: user.email, locale: user.locale, userId: id },
        { passkeysRemoved },
      );
    await this.mails.verifyAddress(manager, await manager.findOneByOrFail(User, { id }));
    return changed;
  }

  /** Rejects an address that another account has as its address or username. */
  private async refuseTakenBy(manager: EntityManager, id: number, email: string): Promise<void> {
    const other = Not(id);
    if (
      await manager.existsBy(User, [
        { email, id: other },
        { username: email, id: other },
      ])
    ) {
      const detail = msg('account.emailTaken');
      throw new Conflict('account_exists', detail, [{ pointer: '#/email', detail }]);
    }
  }

  private async save(
    manager: EntityManager,
    id: number,
    changes: Partial<User>,
    sessionId: string,
  ): Promise<void> {
    await manager.update(User, id, changes);
    if (!changes.passwordHash) return;
    await this.sessions.closeAll(manager, 'shopper', id, sessionId);
    await this.resets.dropAll(manager, 'shopper', id);
    await this.codes.dropAll(manager, id);
    const { email, locale, emailVerifiedAt } = await manager.findOneByOrFail(User, { id });
    if (emailVerifiedAt)
      await this.mails.security(manager, 'password-changed', { email, locale, userId: id });
  }

  private async newHash(
    id: number,
    { password = '', currentPassword = '' }: UpdateAccountDto,
  ): Promise<string> {
    const user = await this.users.findOneOrFail({
      select: { id: true, name: true, username: true, email: true, passwordHash: true },
      where: { id },
    });
    if (!(await verifyPassword(user.passwordHash, currentPassword)))
      throw wrong('currentPassword', msg('account.wrongPassword'));
    await this.newPasswords.check(password, user);
    return hashPassword(password);
  }

  private async refuseTaken(email: string, username: string): Promise<void> {
    const taken = await this.users.findOne({
      select: { id: true, email: true },
      where: [{ email }, { username }],
    });
    if (!taken) return;
    const [field, detail]: [string, Message] =
      taken.email === email
        ? ['email', msg('account.emailTaken')]
        : ['username', msg('staff.usernameTaken')];
    throw new Conflict('account_exists', detail, [{ pointer: `#/${field}`, detail }]);
  }

  private insert(account: Partial<User>): Promise<User> {
    return this.users.manager.transaction(async (manager) => {
      const { identifiers } = await manager.insert(User, account);
      const user = await manager.findOneByOrFail(User, { id: Number(identifiers[0]?.['id']) });
      await this.mails.verifyAddress(manager, user);
      return user;
    });
  }
}

let last = 0;
/** The time in ms, never the same twice. */
const timestamp = (): string => String((last = Math.max(Date.now(), last + 1)));

const NO_ADDRESS = msg('staff.usernameIsEmail');
const ADDRESS = ['gender', 'city', 'area', 'building', 'flat', 'locale'] as const;

/** The address fields of a request; empty ones count as omitted. */
const addressFieldsOf = (input: RegisterDto | UpdateAccountDto): Partial<User> =>
  Object.fromEntries(
    ADDRESS.flatMap((field) => {
      const value = input[field];
      return value === undefined ? [] : [[field, value || UNDEFINED_TEXT]];
    }),
  );

const wrong = (field: string, detail: Message): InvalidInput =>
  new InvalidInput(detail, [{ pointer: `#/${field}`, detail }]);
