import { Controller, Delete, Get } from '@nestjs/common';
import { Confirmed, RequireRight } from '../../../platform/auth/access.js';
import { CurrentUser } from '../../../platform/auth/current-user.js';
import { DoneDto, done } from '../../../platform/http/done.dto.js';
import { Conflict } from '../../../platform/http/problem.js';
import type { Principal } from '../../../platform/http/principal.js';
import { IdParam } from '../../../platform/http/validation/id-param.js';
import { msg } from '../../../platform/i18n/message.js';
import { StaffSecurityDto, toStaffSecurityDto } from './own-account/own-account.dto.js';
import { OwnAccountService } from './own-account/own-account.service.js';
import { SecondFactorQueries } from './second-factor/second-factor.queries.js';
import { SecondFactorService } from './second-factor/second-factor.service.js';

/** Most accounts of the list. */
const MOST_ACCOUNTS = 500;

/** Second factors and sessions of other accounts, for admins. */
@RequireRight('staff.manage')
@Controller('admin')
export class StaffSecurityController {
  constructor(
    private readonly queries: SecondFactorQueries,
    private readonly secondFactors: SecondFactorService,
    private readonly accounts: OwnAccountService,
  ) {}

  /** The dashboard accounts with their second factors and open sessions. */
  @Get('accounts/security')
  async list(): Promise<StaffSecurityDto[]> {
    return (await this.queries.accounts(MOST_ACCOUNTS)).map(toStaffSecurityDto);
  }

  /** Removes the second factor of an account whose owner has lost it, passkeys too, and ends its sessions; the owner gets a mail. 409 for the own account. */
  @Confirmed()
  @Delete(':id/second-factor')
  async remove(@IdParam() id: number, @CurrentUser() by: Principal): Promise<DoneDto> {
    if (id === by.id) throw new Conflict('own_account', msg('secondFactor.own'));
    await this.secondFactors.removeAll(id, by);
    return done('secondFactor.removed');
  }

  /** Ends the sessions of an account, except the caller's. */
  @Confirmed()
  @Delete(':id/sessions')
  async endSessions(@IdParam() id: number, @CurrentUser() by: Principal): Promise<DoneDto> {
    await this.accounts.endAll(id, by);
    return done('staff.accountSessionsEnded');
  }
}
