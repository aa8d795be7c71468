import { Body, Controller, Get, Put } from '@nestjs/common';
import { done } from '../../../platform/http/done.dto.js';
import { Confirmed, Public, RequireRight } from '../../../platform/auth/access.js';
import { AppearanceService } from './appearance/appearance.service.js';
import {
  ChangeSettingsDto,
  PublicSettingsDto,
  SettingsWrittenDto,
  fromSettingsDto,
  toPublicSettingsDto,
} from './settings.dto.js';
import type { ShopSettings } from './settings.entity.js';
import { SettingsService } from './settings.service.js';

@Controller()
export class SettingsController {
  constructor(
    private readonly settings: SettingsService,
    private readonly appearance: AppearanceService,
  ) {}

  /** The shop's settings: fees, returns, payment, contact, slogans, address, opening hours, social media, look. */
  @Public()
  @Get('settings')
  async current(): Promise<PublicSettingsDto> {
    return this.withLook(await this.settings.current());
  }

  /** Replaces the settings, effective immediately; 409 if they were changed since `version` was read. */
  @Confirmed()
  @RequireRight('settings.edit')
  @Put('admin/settings')
  async change(@Body() input: ChangeSettingsDto): Promise<SettingsWrittenDto> {
    const settings = await this.settings.change(fromSettingsDto(input));
    return { ...done('settings.saved'), settings: await this.withLook(settings) };
  }

  private async withLook(settings: ShopSettings): Promise<PublicSettingsDto> {
    return toPublicSettingsDto(settings, await this.appearance.current());
  }
}
