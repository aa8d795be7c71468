import { Body, Controller, Get, Headers, Param, Post, UploadedFiles } from '@nestjs/common';
import { MOST_RETURN_PICTURES } from '@shop/shop-rules';
import { RequireRight, Roles } from '../../../platform/auth/access.js';
import { CurrentUser } from '../../../platform/auth/current-user.js';
import type { FormFiles } from '../../../platform/files/form-files.js';
import { ReceiveFiles } from '../../../platform/files/receive-files.js';
import { done } from '../../../platform/http/done.dto.js';
import type { Principal } from '../../../platform/http/principal.js';
import { RateLimit } from '../../../platform/rate-limit/rate-limit.js';
import { RequestReturnDto } from './return-input.dto.js';
import { ReturnRequestsService } from './return-requests.service.js';
import { OrderReturnsDto, ReturnResponseDto } from './return.dto.js';
import { ReturnsReader } from './returns-reader.service.js';

@Controller('users/orders/one/:operationId/returns')
export class OrderReturnsController {
  constructor(
    private readonly reader: ReturnsReader,
    private readonly requests: ReturnRequestsService,
  ) {}

  /** The returns of an order, and which of its items can be returned until when. */
  @RequireRight('returns.view', 'shopper')
  @Get()
  of(
    @Param('operationId') operationId: string,
    @CurrentUser() user: Principal,
  ): Promise<OrderReturnsDto> {
    return this.reader.ofOrder(operationId, user);
  }

  /** Requests the return of items of a delivered order within the return period, once per `Idempotency-Key`. */
  @Roles('shopper')
  @RateLimit({ name: 'return', points: 20, seconds: 3600 })
  @Post()
  @ReceiveFiles({ pictures: MOST_RETURN_PICTURES })
  async request(
    @Param('operationId') operationId: string,
    @Body() input: RequestReturnDto,
    @CurrentUser() user: Principal,
    @Headers('idempotency-key') key: string | undefined,
    @UploadedFiles() files?: FormFiles<'pictures'>,
  ): Promise<ReturnResponseDto> {
    const pictures = files?.pictures ?? [];
    const id = await this.requests.request(operationId, user, input, pictures, key);
    return { ...done('return.requested'), return: await this.reader.own(id, user) };
  }
}
