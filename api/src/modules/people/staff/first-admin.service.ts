import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { hashPassword } from '../../../platform/auth/passwords.js';
import { SecurityEvents } from '../../../platform/auth/security-events.js';
import { Conflict } from '../../../platform/http/problem.js';
import { msg } from '../../../platform/i18n/message.js';
import { NewPasswords } from '../passwords/new-passwords.service.js';
import { addFirstAdmin, hasAdmin } from './first-admin.queries.js';

/** The first admin account of a new shop. */
@Injectable()
export class FirstAdminService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly events: SecurityEvents,
    private readonly newPasswords: NewPasswords,
  ) {}

  /** Whether the shop has an admin account. */
  exists(): Promise<boolean> {
    return hasAdmin(this.db.manager);
  }

  /** Adds the account, with the email address as username; false if there is an admin account. */
  async add(input: { name: string; email: string; password: string }): Promise<boolean> {
    const email = input.email.toLowerCase();
    await this.newPasswords.check(input.password, { name: input.name, email });
    const passwordHash = await hashPassword(input.password);
    const id = await addFirstAdmin(this.db, {
      name: input.name,
      username: email,
      email,
      passwordHash,
      passwordGiven: false,
    });
    if (id !== undefined) {
      this.events.note({ event: 'staff_added', kind: 'staff', account: id, type: 'admin' });
      return true;
    }
    if (await this.exists()) return false;
    const detail = msg('staff.usernameTaken');
    throw new Conflict('username_taken', detail, [{ pointer: '#/email', detail }]);
  }
}
