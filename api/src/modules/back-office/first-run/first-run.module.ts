import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { GatewaysModule } from '../../../platform/gateways/gateways.module.js';
import { SettingsModule } from '../../content/settings/settings.module.js';
import { StaffModule } from '../../people/staff/staff.module.js';
import { ClaimController } from './claim.controller.js';
import { FirstRunController } from './first-run.controller.js';
import { FirstRunQueries } from './first-run.queries.js';
import { FirstRunService } from './first-run.service.js';
import { LoginOptionsController } from './login-options.controller.js';
import { ProviderTest } from './provider-test.entity.js';
import { ProviderTestsService } from './provider-tests.service.js';
import { SetupToken } from './setup-token.js';

@Module({
  imports: [GatewaysModule, SettingsModule, StaffModule, TypeOrmModule.forFeature([ProviderTest])],
  controllers: [ClaimController, FirstRunController, LoginOptionsController],
  providers: [FirstRunQueries, FirstRunService, ProviderTestsService, SetupToken],
})
export class FirstRunModule {}
