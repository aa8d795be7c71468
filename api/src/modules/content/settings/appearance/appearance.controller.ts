import { Body, Controller, Get, Put, UploadedFiles } from '@nestjs/common';
import { Confirmed, RequireRight } from '../../../../platform/auth/access.js';
import { ReceiveFiles } from '../../../../platform/files/receive-files.js';
import { done } from '../../../../platform/http/done.dto.js';
import type { AppearanceFiles } from './appearance-pictures.js';
import {
  AppearanceDto,
  AppearanceSavedDto,
  ChangeAppearanceDto,
  fromChangeAppearanceDto,
} from './appearance.dto.js';
import { AppearanceService } from './appearance.service.js';

@RequireRight('settings.edit')
@Controller('admin/appearance')
export class AppearanceController {
  constructor(private readonly appearance: AppearanceService) {}

  /** Logo, icons, accent color and sender of mails. */
  @Get()
  current(): Promise<AppearanceDto> {
    return this.appearance.current();
  }

  /** Replaces logo, icons, color and sender, effective immediately; 409 if they were changed since `version` was read. */
  @Confirmed()
  @Put()
  @ReceiveFiles({ logo: 1, logoDark: 1, icon: 1 })
  async change(
    @Body() input: ChangeAppearanceDto,
    @UploadedFiles() files?: AppearanceFiles,
  ): Promise<AppearanceSavedDto> {
    const appearance = await this.appearance.change(fromChangeAppearanceDto(input), files);
    return { ...done('settings.saved'), appearance };
  }
}
