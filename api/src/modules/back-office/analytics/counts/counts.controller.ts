import { Body, Controller, Headers, HttpCode, Post } from '@nestjs/common';
import { Public } from '../../../../platform/auth/access.js';
import { RateLimit } from '../../../../platform/rate-limit/rate-limit.js';
import { isBot } from './bots.js';
import { CountedSearchDto, CountedSearchStepDto, CountedVisitDto } from './counts.dto.js';
import { CountsService } from './counts.service.js';

/** Far above one person's use, because many shoppers may share the address of a mobile carrier. */
const CALLS = { name: 'counts', points: 600, seconds: 60, local: true };

/** Counts without persons: no cookie, account or address is read or stored (ADR 0045). */
@Public()
@RateLimit(CALLS)
@Controller('counts')
export class CountsController {
  constructor(private readonly counts: CountsService) {}

  /** Counts a step on the way to an order. */
  @Post('visits')
  @HttpCode(204)
  visit(@Body() visit: CountedVisitDto, @Headers('user-agent') userAgent?: string): void {
    if (!isBot(userAgent)) this.counts.countVisit(visit);
  }

  /** Counts searched words. */
  @Post('searches')
  @HttpCode(204)
  search(@Body() search: CountedSearchDto, @Headers('user-agent') userAgent?: string): void {
    if (!isBot(userAgent)) this.counts.countSearch(search);
  }

  /** Counts what followed a search that found nothing. */
  @Post('search-steps')
  @HttpCode(204)
  searchStep(@Body() step: CountedSearchStepDto, @Headers('user-agent') userAgent?: string): void {
    if (!isBot(userAgent)) this.counts.countSearchStep(step);
  }
}
