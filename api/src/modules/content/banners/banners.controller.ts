import { Body, Controller, Delete, Get, Patch, Post, UploadedFiles } from '@nestjs/common';
import { DoneDto, done } from '../../../platform/http/done.dto.js';
import { IdParam } from '../../../platform/http/validation/id-param.js';
import { Public, RequireRight } from '../../../platform/auth/access.js';
import { Idempotent } from '../../../platform/idempotency/idempotent.js';
import { CurrentUser } from '../../../platform/auth/current-user.js';
import type { Principal } from '../../../platform/http/principal.js';
import type { FormFiles } from '../../../platform/files/form-files.js';
import { ReceiveFiles } from '../../../platform/files/receive-files.js';
import {
  BannerActiveDto,
  BannerAddedDto,
  BannerDto,
  BannerScheduledDto,
  ChangeBannerActiveDto,
  CreateBannerDto,
  toBannerDto,
} from './banner.dto.js';
import { ChangeScheduleDto } from '../schedule/schedule.dto.js';
import { BannersService } from './banners.service.js';
import { msg } from '../../../platform/i18n/message.js';

@Controller('banners')
export class BannersController {
  constructor(private readonly banners: BannersService) {}

  /** The active banners that are shown now; staff get all. */
  @Public({ identify: 'staff' })
  @Get('all')
  async all(@CurrentUser() user?: Principal): Promise<BannerDto[]> {
    const isStaff = user?.kind === 'staff';
    const banners = await (isStaff ? this.banners.all() : this.banners.shown());
    return banners.map(toBannerDto);
  }

  /** Adds a banner, active by default. */
  @RequireRight('banners.edit')
  @Post('add')
  @Idempotent()
  @ReceiveFiles({ image: 1 })
  async add(
    @Body() input: CreateBannerDto,
    @UploadedFiles() files?: FormFiles<'image'>,
  ): Promise<BannerAddedDto> {
    const banner = toBannerDto(await this.banners.add(input, files));
    return { ...done('banner.added'), bannerId: banner.id, banner };
  }

  /** Activates or deactivates a banner. */
  @RequireRight('banners.edit')
  @Patch(':id/active')
  async activate(
    @IdParam() id: number,
    @Body() input: ChangeBannerActiveDto,
  ): Promise<BannerActiveDto> {
    const banner = toBannerDto(await this.banners.activate(id, input.active));
    const message = banner.active ? msg('banner.enabled') : msg('banner.disabled');
    return { ...done(message), active: banner.active, banner };
  }

  /** Sets when shoppers see a banner; 409 if its schedule was changed since it was read. */
  @RequireRight('banners.edit')
  @Patch(':id/schedule')
  async schedule(
    @IdParam() id: number,
    @Body() input: ChangeScheduleDto,
  ): Promise<BannerScheduledDto> {
    const banner = toBannerDto(await this.banners.schedule(id, input));
    return { ...done('content.scheduled'), banner };
  }

  /** Deletes a banner. */
  @RequireRight('banners.edit')
  @Delete(':id')
  async remove(@IdParam() id: number): Promise<DoneDto> {
    await this.banners.remove(id);
    return done('banner.deleted');
  }
}
