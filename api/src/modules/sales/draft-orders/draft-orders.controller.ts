import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { RequireRight } from '../../../platform/auth/access.js';
import { CurrentUser } from '../../../platform/auth/current-user.js';
import { done } from '../../../platform/http/done.dto.js';
import type { Principal } from '../../../platform/http/principal.js';
import { IdParam } from '../../../platform/http/validation/id-param.js';
import { Idempotent } from '../../../platform/idempotency/idempotent.js';
import { RateLimit } from '../../../platform/rate-limit/rate-limit.js';
import {
  ChangeDraftOrderDto,
  DraftOfOrderDto,
  DraftOrderChangedDto,
  DraftOrderInputDto,
  DraftOrderListQueryDto,
  DraftOrderPageDto,
  DraftOrderResponseDto,
  FindShopperDto,
  FoundShoppersDto,
  SendDraftOrderDto,
  WithdrawDraftOrderDto,
} from './draft-order.dto.js';
import { DraftOrdersService } from './draft-orders.service.js';

/** Orders that staff prepare for shoppers. */
@RequireRight('orders.drafts')
@Controller('draft-orders')
export class DraftOrdersController {
  constructor(private readonly drafts: DraftOrdersService) {}

  /** The newest drafts by state, with a search in number, name, email address and phone number. */
  @Get('all')
  list(@Query() query: DraftOrderListQueryDto): Promise<DraftOrderPageDto> {
    return this.drafts.page(query);
  }

  /** The draft that became an order. */
  @Get('of-order/:operationId')
  async ofOrder(@Param('operationId') operationId: string): Promise<DraftOfOrderDto> {
    return { draft: await this.drafts.ofOrder(operationId) };
  }

  /** A draft order with its lines and present prices. */
  @Get(':id')
  async one(@IdParam() id: number): Promise<DraftOrderResponseDto> {
    return { draft: await this.drafts.one(id) };
  }

  /** Accounts and orders with a phone number, to fill in a draft. It is sent in the body, so that no log contains it. */
  @RateLimit({ name: 'find-shopper', points: 60, seconds: 60 })
  @Post('find-shopper')
  @HttpCode(200)
  async findShopper(@Body() { phone }: FindShopperDto): Promise<FoundShoppersDto> {
    return { shoppers: await this.drafts.findShoppers(phone) };
  }

  /** Makes a draft; it takes nothing out of the stock. */
  @Idempotent()
  @Post()
  async add(
    @Body() input: DraftOrderInputDto,
    @CurrentUser() user: Principal,
  ): Promise<DraftOrderChangedDto> {
    return { ...done('draft.saved'), draft: await this.drafts.add(input, user) };
  }

  /** Replaces the contents of a draft; 409 if it was changed since it was read, bought or withdrawn. */
  @Put(':id')
  async change(
    @IdParam() id: number,
    @Body() input: ChangeDraftOrderDto,
  ): Promise<DraftOrderChangedDto> {
    return { ...done('draft.saved'), draft: await this.drafts.change(id, input) };
  }

  /** Makes a new draft with the contents of another. */
  @Idempotent()
  @Post(':id/copy')
  async copy(@IdParam() id: number, @CurrentUser() user: Principal): Promise<DraftOrderChangedDto> {
    return { ...done('draft.saved'), draft: await this.drafts.copy(id, user) };
  }

  /** Mails the link of a draft, or records that it was sent in a chat. */
  @Idempotent()
  @RateLimit({ name: 'send-draft', points: 30, seconds: 60 })
  @Post(':id/send')
  @HttpCode(200)
  async send(
    @IdParam() id: number,
    @Body() input: SendDraftOrderDto,
  ): Promise<DraftOrderChangedDto> {
    const message = input.by === 'email' ? 'draft.mailed' : 'draft.sent';
    return { ...done(message), draft: await this.drafts.send(id, input) };
  }

  /** Ends the link of a draft; 409 if it was changed since `version` was read. */
  @Post(':id/withdraw')
  @HttpCode(200)
  async withdraw(
    @IdParam() id: number,
    @Body() input: WithdrawDraftOrderDto,
  ): Promise<DraftOrderChangedDto> {
    return { ...done('draft.withdrawnNow'), draft: await this.drafts.withdraw(id, input) };
  }
}
