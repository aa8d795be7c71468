import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SettingsModule } from '../../content/settings/settings.module.js';
import { PasskeyCheck } from './passkey-check.service.js';
import { Passkey } from './passkey.entity.js';
import { PasskeysQueries } from './passkeys.queries.js';
import { PasskeysService } from './passkeys.service.js';

/** Passkeys of staff and shoppers. */
@Module({
  imports: [SettingsModule, TypeOrmModule.forFeature([Passkey])],
  providers: [PasskeyCheck, PasskeysQueries, PasskeysService],
  exports: [PasskeyCheck, PasskeysService],
})
export class PasskeysModule {}
