import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { Confirmed, RequireRight } from '../../../platform/auth/access.js';
import { CurrentUser } from '../../../platform/auth/current-user.js';
import { done } from '../../../platform/http/done.dto.js';
import type { Principal } from '../../../platform/http/principal.js';
import { IdParam } from '../../../platform/http/validation/id-param.js';
import type { PlainId } from '../../../platform/i18n/message.js';
import { ReturnDecisionsService } from './return-decisions.service.js';
import {
  ReceiveReturnDto,
  RefundReturnDto,
  RefuseReturnDto,
  ReturnListQueryDto,
} from './return-input.dto.js';
import { ReturnPageDto, StaffReturnChangedDto, StaffReturnResponseDto } from './return.dto.js';
import { ReturnsReader } from './returns-reader.service.js';

@RequireRight('returns.view')
@Controller('returns')
export class StaffReturnsController {
  constructor(
    private readonly reader: ReturnsReader,
    private readonly decisions: ReturnDecisionsService,
  ) {}

  /** Returns by state and age, with the number of open ones. */
  @Get('all')
  list(@Query() query: ReturnListQueryDto): Promise<ReturnPageDto> {
    return this.reader.page(query);
  }

  /** A return with its lines and pictures. */
  @Get(':id')
  async one(@IdParam() id: number): Promise<StaffReturnResponseDto> {
    return { return: await this.reader.one(id) };
  }

  /** Approves a requested return. */
  @RequireRight('returns.decide')
  @Post(':id/approve')
  @HttpCode(200)
  async approve(
    @IdParam() id: number,
    @CurrentUser() user: Principal,
  ): Promise<StaffReturnChangedDto> {
    await this.decisions.approve(id, user);
    return this.changed('return.approved', id);
  }

  /** Refuses a return that is not refunded yet, once; the shopper reads the reason. 409 if it was refused for another one. */
  @RequireRight('returns.decide')
  @Post(':id/refuse')
  @HttpCode(200)
  async refuse(
    @IdParam() id: number,
    @Body() refusal: RefuseReturnDto,
    @CurrentUser() user: Principal,
  ): Promise<StaffReturnChangedDto> {
    await this.decisions.refuse(id, user, refusal);
    return this.changed('return.refused', id);
  }

  /** Records how many items of each line arrived, and how many of these can be sold again. */
  @RequireRight('returns.decide')
  @Post(':id/receive')
  @HttpCode(200)
  async receive(
    @IdParam() id: number,
    @Body() received: ReceiveReturnDto,
    @CurrentUser() user: Principal,
  ): Promise<StaffReturnChangedDto> {
    await this.decisions.receive(id, user, received);
    return this.changed('return.received', id);
  }

  /** Refunds what arrived, once, and returns what can be sold again to stock; 409 if another amount was refunded, or in another way. */
  @Confirmed()
  @RequireRight('orders.refund')
  @Post(':id/refund')
  @HttpCode(200)
  async refund(
    @IdParam() id: number,
    @Body() requested: RefundReturnDto,
    @CurrentUser() user: Principal,
  ): Promise<StaffReturnChangedDto> {
    await this.decisions.refund(id, user, requested);
    return this.changed('refund.underWay', id);
  }

  private async changed(message: PlainId, id: number): Promise<StaffReturnChangedDto> {
    return { ...done(message), return: await this.reader.one(id) };
  }
}
