import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Env } from '../../../platform/config/env.js';
import { storedMessage } from '../../../platform/i18n/message.js';
import { BusinessDetailsService } from '../../content/settings/business-details.service.js';
import { SettingsService } from '../../content/settings/settings.service.js';
import type { FirstRunDto } from './first-run.dto.js';
import { FirstRunQueries } from './first-run.queries.js';
import { ProviderTest, TESTED_PROVIDERS } from './provider-test.entity.js';

/** Values of a shop that is not set up. */
const UNSET = new Env();

/** What of a new shop is set up, according to the database. */
@Injectable()
export class FirstRunService {
  constructor(
    @InjectRepository(ProviderTest) private readonly tests: Repository<ProviderTest>,
    private readonly queries: FirstRunQueries,
    private readonly settings: SettingsService,
    private readonly details: BusinessDetailsService,
  ) {}

  async state(): Promise<FirstRunDto> {
    const [{ name }, { version, pickupLine1, pickupPhone }, tests, facts] = await Promise.all([
      this.settings.current(),
      this.details.current(),
      this.tests.find({ take: TESTED_PROVIDERS.length }),
      this.queries.facts(),
    ]);
    return {
      name: name.en !== UNSET.SHOP_NAME && name.ar !== UNSET.SHOP_NAME_AR,
      business: pickupPhone !== '' && (version > 0 || pickupLine1 !== UNSET.PICKUP_LINE1),
      providers: TESTED_PROVIDERS.map((provider) => {
        const last = tests.find((test) => test.provider === provider);
        return {
          provider,
          succeeded: last?.succeeded ?? null,
          testedAt: last?.testedAt ?? null,
          reason: last?.reason ? storedMessage(last.reason) : null,
        };
      }),
      ...facts,
    };
  }
}
