import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { NotFound, Unauthorized } from '../../http/problem.js';
import { verifyPassword } from '../../security/passwords.js';
import { SessionsService } from '../../security/sessions.service.js';
import { StaffAccount } from './staff-account.entity.js';
import type { StaffLoginDto } from './staff.dto.js';

/** Most vendors a list answers. */
const VENDOR_LIMIT = 500;

@Injectable()
export class StaffService {
  constructor(
    @InjectRepository(StaffAccount) private readonly accounts: Repository<StaffAccount>,
    private readonly sessions: SessionsService,
  ) {}

  /** Opens a dashboard session for the right password. */
  async login(
    input: StaffLoginDto,
  ): Promise<{ account: StaffAccount; token: string; xsrf: string }> {
    const found = await this.accounts.findOne({
      select: { id: true, passwordHash: true },
      where: { username: input.username.trim().toLowerCase() },
    });
    const matches = await verifyPassword(found?.passwordHash, input.password);
    if (!found || !matches) throw new Unauthorized('Invalid credentials', 'wrong_login');
    const { token, id } = await this.sessions.open('staff', found.id);
    return { token, xsrf: this.sessions.xsrfToken(id), account: await this.one(found.id) };
  }

  /** The accounts that sell: vendors and subadmins, by name. */
  vendors(): Promise<StaffAccount[]> {
    return this.accounts.find({
      where: { type: In(['vendor', 'subadmin']) },
      order: { name: 'asc', id: 'asc' },
      take: VENDOR_LIMIT,
    });
  }

  async one(id: number): Promise<StaffAccount> {
    const account = await this.accounts.findOneBy({ id });
    if (!account) throw new NotFound('This account');
    return account;
  }

  /** A selling account; other staff do not exist for the public. */
  async vendor(id: number): Promise<StaffAccount> {
    const account = await this.accounts.findOneBy({ id, type: In(['vendor', 'subadmin']) });
    if (!account) throw new NotFound('This vendor');
    return account;
  }
}
