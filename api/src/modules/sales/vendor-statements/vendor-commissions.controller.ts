import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { Confirmed, RequireRight } from '../../../platform/auth/access.js';
import { done } from '../../../platform/http/done.dto.js';
import { IdParam } from '../../../platform/http/validation/id-param.js';
import {
  AddCommissionDto,
  CommissionsChangedDto,
  CommissionsDto,
} from './vendor-commission.dto.js';
import { VendorCommissionsService } from './vendor-commissions.service.js';

/** The shop's commission on the sales of vendors. */
@RequireRight('statements.edit')
@Controller('vendor-commissions')
export class VendorCommissionsController {
  constructor(private readonly commissions: VendorCommissionsService) {}

  /** The commission of each vendor, in percent. */
  @Get()
  async all(): Promise<CommissionsDto> {
    return { commissions: await this.commissions.all() };
  }

  /** Adds the commission of the shop or of one vendor, from tomorrow or a later day on; 409 if there is one from that day. */
  @Confirmed()
  @Post()
  @HttpCode(201)
  async add(@Body() input: AddCommissionDto): Promise<CommissionsChangedDto> {
    await this.commissions.add(input);
    return { ...done('commission.added'), commissions: await this.commissions.all() };
  }

  /** Removes a commission that is not in effect yet. */
  @Confirmed()
  @Delete(':id')
  async remove(@IdParam() id: number): Promise<CommissionsChangedDto> {
    await this.commissions.remove(id);
    return { ...done('commission.removed'), commissions: await this.commissions.all() };
  }
}
