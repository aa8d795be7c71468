import { Body, Controller, Get, Put } from '@nestjs/common';
import { done } from '../../../platform/http/done.dto.js';
import { Public, RequireRight } from '../../../platform/auth/access.js';
import {
  ChangeSettingsDto,
  SettingsDto,
  SettingsWrittenDto,
  fromSettingsDto,
  toSettingsDto,
} from './settings.dto.js';
import { SettingsService } from './settings.service.js';

@Controller()
export class SettingsController {
  constructor(private readonly settings: SettingsService) {}

  /** The shop's settings: fees, returns, payment, contact, slogans, address, opening hours, social media. */
  @Public()
  @Get('settings')
  async current(): Promise<SettingsDto> {
    return toSettingsDto(await this.settings.current());
  }

  /** Replaces the settings, effective immediately; 409 if they were changed since `version` was read. */
  @RequireRight('settings.edit')
  @Put('admin/settings')
  async change(@Body() input: ChangeSettingsDto): Promise<SettingsWrittenDto> {
    const settings = await this.settings.change(fromSettingsDto(input));
    return { ...done('settings.saved'), settings: toSettingsDto(settings) };
  }
}
