import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Env } from '../../../platform/config/env.js';
import { storedMessage } from '../../../platform/i18n/message.js';
import { AppearanceService } from '../../content/settings/appearance/appearance.service.js';
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
    private readonly appearance: AppearanceService,
  ) {}

  async state(): Promise<FirstRunDto> {
    const [settings, { version, pickupLine1, pickupPhone }, appearance, tests, facts] =
      await Promise.all([
        this.settings.current(),
        this.details.current(),
        this.appearance.current(),
        this.tests.find({ take: TESTED_PROVIDERS.length }),
        this.queries.facts(),
      ]);
    const { name, contactPhone, contactEmail, whatsapp } = settings;
    return {
      name: name.en !== UNSET.SHOP_NAME && name.ar !== UNSET.SHOP_NAME_AR,
      appearance: appearance.version > 0,
      contact: [contactPhone, contactEmail, whatsapp].some((entered) => entered !== ''),
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
