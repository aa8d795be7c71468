import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailsModule } from '../../sales/mails/mails.module.js';
import { KnownBrowsersQueries } from './known-browsers.queries.js';
import { KnownBrowsers } from './known-browsers.service.js';
import { ShopperBrowser } from './shopper-browser.entity.js';
import { StaffBrowser } from './staff-browser.entity.js';

@Module({
  imports: [MailsModule, TypeOrmModule.forFeature([ShopperBrowser, StaffBrowser])],
  providers: [KnownBrowsers, KnownBrowsersQueries],
  exports: [KnownBrowsers],
})
export class KnownBrowsersModule {}
