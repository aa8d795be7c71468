import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { Confirmed, RequireRight } from '../../../platform/auth/access.js';
import { done } from '../../../platform/http/done.dto.js';
import {
  LateParcelRuleDto,
  LateParcelRuleSavedDto,
  LateParcelsDto,
  LateParcelsQueryDto,
  LateWeeksDto,
} from './late-parcel.dto.js';
import { LateParcelsService } from './late-parcels.service.js';

@RequireRight('lateParcels.view')
@Controller('admin/late-parcels')
export class LateParcelsController {
  constructor(private readonly parcels: LateParcelsService) {}

  /** Parcels that were delivered after their promised day. */
  @Get()
  late(@Query() query: LateParcelsQueryDto): Promise<LateParcelsDto> {
    return this.parcels.late(query);
  }

  /** Promised and late parcels and the coupons for them, by week of the promised day and carrier. */
  @Get('weeks')
  weeks(): Promise<LateWeeksDto> {
    return this.parcels.weeks();
  }

  /** Whether late parcels make coupons, and their amount. */
  @Get('rule')
  rule(): Promise<LateParcelRuleDto> {
    return this.parcels.rule();
  }

  /** Replaces the rule, effective for the next delivery; 409 if it was changed since `version` was read. */
  @Confirmed()
  @RequireRight('settings.edit')
  @Put('rule')
  async change(@Body() input: LateParcelRuleDto): Promise<LateParcelRuleSavedDto> {
    return { ...done('settings.saved'), rule: await this.parcels.change(input) };
  }
}
