import { Controller, Delete, Get } from '@nestjs/common';
import { Confirmed, RequireRight } from '../../../../platform/auth/access.js';
import { CurrentUser } from '../../../../platform/auth/current-user.js';
import { DoneDto, done } from '../../../../platform/http/done.dto.js';
import { Conflict } from '../../../../platform/http/problem.js';
import type { Principal } from '../../../../platform/http/principal.js';
import { IdParam } from '../../../../platform/http/validation/id-param.js';
import { msg } from '../../../../platform/i18n/message.js';
import { ProtectedAccountDto, toProtectedAccountDto } from '../own-account/own-account.dto.js';
import { SecondFactorQueries } from './second-factor.queries.js';
import { SecondFactorService } from './second-factor.service.js';

/** Most accounts of the list. */
const MOST_ACCOUNTS = 500;

/** Second factors of other accounts, for admins. */
@RequireRight('staff.manage')
@Controller('admin')
export class SecondFactorsController {
  constructor(
    private readonly queries: SecondFactorQueries,
    private readonly secondFactors: SecondFactorService,
  ) {}

  /** The dashboard accounts with a second factor. */
  @Get('accounts/second-factors')
  async list(): Promise<ProtectedAccountDto[]> {
    return (await this.queries.protectedAccounts(MOST_ACCOUNTS)).map(toProtectedAccountDto);
  }

  /** Removes the second factor of an account whose owner has lost it, and ends its sessions; the owner gets a mail. 409 for the own account. */
  @Confirmed()
  @Delete(':id/second-factor')
  async remove(@IdParam() id: number, @CurrentUser() by: Principal): Promise<DoneDto> {
    if (id === by.id) throw new Conflict('own_account', msg('secondFactor.own'));
    await this.secondFactors.remove(id, by);
    return done('secondFactor.removed');
  }
}
