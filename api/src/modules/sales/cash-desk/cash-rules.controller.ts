import { Body, Controller, Get, Put } from '@nestjs/common';
import { Confirmed, RequireRight } from '../../../platform/auth/access.js';
import { done } from '../../../platform/http/done.dto.js';
import {
  CashRulesDto,
  CashRulesSavedDto,
  fromCashRulesDto,
  toCashRulesDto,
} from './cash-rules.dto.js';
import { CashRulesService } from './cash-rules.service.js';

@RequireRight('settings.edit')
@Controller('cash-rules')
export class CashRulesController {
  constructor(private readonly rules: CashRulesService) {}

  /** Which cash orders wait until staff have called the shopper, and how often they call. */
  @Get()
  async current(): Promise<CashRulesDto> {
    return toCashRulesDto(await this.rules.current());
  }

  /** Replaces the rules, effective for the next order; 409 if they were changed since `version` was read. */
  @Confirmed()
  @Put()
  async change(@Body() input: CashRulesDto): Promise<CashRulesSavedDto> {
    const rules = await this.rules.change(fromCashRulesDto(input));
    return { ...done('settings.saved'), rules: toCashRulesDto(rules) };
  }
}
