import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { RequireRight } from '../../../platform/auth/access.js';
import { CurrentUser } from '../../../platform/auth/current-user.js';
import type { Principal } from '../../../platform/http/principal.js';
import { RateLimit } from '../../../platform/rate-limit/rate-limit.js';
import { FirstRunDto, ProviderTestDto, TestProviderDto } from './first-run.dto.js';
import { FirstRunService } from './first-run.service.js';
import { ProviderTestsService } from './provider-tests.service.js';

@RequireRight('settings.edit')
@Controller('admin/first-run')
export class FirstRunController {
  constructor(
    private readonly firstRun: FirstRunService,
    private readonly tests: ProviderTestsService,
  ) {}

  /** What of a new shop is set up. */
  @Get()
  state(): Promise<FirstRunDto> {
    return this.firstRun.state();
  }

  /** Calls a provider once: sends a mail to the caller, prices a parcel, or asks the card gateway for a payment. */
  @RateLimit({ name: 'provider-test', points: 10, seconds: 60 })
  @Post('test')
  @HttpCode(200)
  test(
    @Body() { provider }: TestProviderDto,
    @CurrentUser() { id }: Principal,
  ): Promise<ProviderTestDto> {
    return this.tests.run(provider, id);
  }
}
