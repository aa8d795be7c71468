import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { passwordProblem } from '@shop/shop-rules';
import type { Repository } from 'typeorm';
import { Conflict, InvalidInput, NotFound, Unauthorized } from '../../http/problem.js';
import { hashPassword, verifyPassword } from '../../security/passwords.js';
import { SessionsService } from '../../security/sessions.service.js';
import type { LoginDto, RegisterDto, UpdateAccountDto } from './account.dto.js';
import { toE164 } from './phone.js';
import { User } from './user.entity.js';

const WRONG_LOGIN = 'Wrong e-mail, username or password.';

@Injectable()
export class AccountsService {
  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly sessions: SessionsService,
  ) {}

  /** Registers a shopper; the e-mail address and the username are unique in any case. */
  async register(input: RegisterDto): Promise<User> {
    const email = input.email.trim().toLowerCase();
    refuseWeak(input.password, email);
    const username = (input.username?.trim() || String(Date.now())).toLowerCase();
    await this.refuseTaken(email, username);
    const { insertedId } = await this.insert({
      name: input.name.trim(),
      email,
      phone: toE164(input.phone),
      username,
      passwordHash: await hashPassword(input.password),
      ...given(input),
    });
    return this.one(insertedId);
  }

  /** Opens a session for the right password; the refusal never says which part was wrong. */
  async login({ emailOrUsername, password }: LoginDto): Promise<{ token: string; user: User }> {
    const name = emailOrUsername.trim().toLowerCase();
    const found = await this.users.findOne({
      select: { id: true, passwordHash: true },
      where: [{ email: name }, { username: name }],
    });
    const matches = await verifyPassword(found?.passwordHash, password);
    if (!found || !matches) throw new Unauthorized(WRONG_LOGIN, 'wrong_login');
    const { token } = await this.sessions.open('customer', found.id);
    return { token, user: await this.one(found.id) };
  }

  async one(id: number): Promise<User> {
    const user = await this.users.findOneBy({ id });
    if (!user) throw new NotFound('This account');
    return user;
  }

  /** Changes the profile, and the password when the current one is right; other sessions end then. */
  async update(id: number, input: UpdateAccountDto, sessionId: string): Promise<User> {
    const changes: Partial<User> = given(input);
    if (input.name) changes.name = input.name.trim();
    if (input.phone) changes.phone = toE164(input.phone);
    if (input.password) changes.passwordHash = await this.newHash(id, input);
    if (Object.keys(changes).length > 0) await this.users.update({ id }, changes);
    if (changes.passwordHash) await this.sessions.closeAll('customer', id, sessionId);
    return this.one(id);
  }

  private async newHash(id: number, input: UpdateAccountDto): Promise<string> {
    const user = await this.users.findOneOrFail({
      select: { id: true, email: true, passwordHash: true },
      where: { id },
    });
    if (!(await verifyPassword(user.passwordHash, input.currentPassword ?? '')))
      throw new InvalidInput('The current password is wrong.', [
        { pointer: '#/currentPassword', detail: 'The current password is wrong.' },
      ]);
    refuseWeak(input.password ?? '', user.email);
    return hashPassword(input.password ?? '');
  }

  private async refuseTaken(email: string, username: string): Promise<void> {
    const taken = await this.users.findOne({
      select: { id: true, email: true },
      where: [{ email }, { username }],
    });
    if (!taken) return;
    const [field, detail] =
      taken.email === email
        ? ['email', 'An account with this e-mail address exists already.']
        : ['username', 'This username is taken.'];
    throw new Conflict('account_exists', detail, [{ pointer: `#/${field}`, detail }]);
  }

  private async insert(user: Partial<User>): Promise<{ insertedId: number }> {
    const { identifiers } = await this.users.insert(user);
    return { insertedId: Number(identifiers[0]?.['id']) };
  }
}

const ADDRESS = ['gender', 'city', 'area', 'building', 'flat', 'locale'] as const;

/** The address fields that were given, trimmed; an empty one says nothing. */
const given = (input: RegisterDto | UpdateAccountDto): Partial<User> =>
  Object.fromEntries(
    ADDRESS.flatMap((field) => {
      const value = input[field];
      return value === undefined ? [] : [[field, value.trim() || 'Undefined']];
    }),
  );

const refuseWeak = (password: string, email: string): void => {
  const detail = passwordProblem(password, email);
  if (detail) throw new InvalidInput(detail, [{ pointer: '#/password', detail }], 'weak_password');
};
