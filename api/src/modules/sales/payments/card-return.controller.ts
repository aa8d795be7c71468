import { Body, Controller, Get, Post, Query, Redirect } from '@nestjs/common';
import { ApiConsumes } from '@nestjs/swagger';
import { Env } from '../../../platform/config/env.js';
import { Public } from '../../../platform/auth/access.js';
import { AllowCrossSite } from '../../../platform/http/cross-site.guard.js';
import { RateLimit } from '../../../platform/rate-limit/rate-limit.js';
import { CardReturnService } from './card-return.service.js';

interface SeeOther {
  url: string;
  statusCode: 303;
}

/** Return address of the card page; its content is verified with the provider. */
@Public()
@Controller('payments/card/return')
export class CardReturnController {
  constructor(
    private readonly returns: CardReturnService,
    private readonly env: Env,
  ) {}

  /** Receives the result of the card page as a form post. */
  @RateLimit({ name: 'card-return', points: 120, seconds: 60 })
  @AllowCrossSite()
  @ApiConsumes('application/x-www-form-urlencoded')
  @Post()
  @Redirect('/', 303)
  posted(@Body() fields: Record<string, unknown>): Promise<SeeOther> {
    return this.receive(fields);
  }

  /** Receives the result of the card page as a GET request. */
  @RateLimit({ name: 'card-return', points: 120, seconds: 60 })
  @Get()
  @Redirect('/', 303)
  linked(@Query() fields: Record<string, unknown>): Promise<SeeOther> {
    return this.receive(fields);
  }

  private async receive(fields: Record<string, unknown> | undefined): Promise<SeeOther> {
    const { page, operationId } = await this.returns.receive(fields ?? {});
    return { url: `${this.env.SHOP_URL}${pathOf(page, operationId)}`, statusCode: 303 };
  }
}

const pathOf = (page: 'success' | 'failure', operationId: string | undefined): string => {
  if (page === 'success' && operationId) return `/payment-success/${operationId}`;
  return operationId ? `/payment-failure?order=${operationId}` : '/payment-failure';
};
