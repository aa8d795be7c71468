import { Body, Controller, Delete, Get, Patch, Post, Put, UploadedFiles } from '@nestjs/common';
import { DoneDto, done } from '../../../platform/http/done.dto.js';
import { IdParam } from '../../../platform/http/validation/id-param.js';
import { Public, RequireRight } from '../../../platform/auth/access.js';
import { Idempotent } from '../../../platform/idempotency/idempotent.js';
import { CurrentUser } from '../../../platform/auth/current-user.js';
import type { Principal } from '../../../platform/http/principal.js';
import { ChangeScheduleDto } from '../schedule/schedule.dto.js';
import { changeSchedule, shownNow } from '../schedule/change-schedule.js';
import { ContentStore, InjectStore } from '../content-store/content-store.js';
import { chosenFile, type FormFiles } from '../../../platform/files/form-files.js';
import { ReceiveFiles } from '../../../platform/files/receive-files.js';
import {
  CreateMainAdDto,
  MainAdDto,
  MainAdWrittenDto,
  UpdateMainAdDto,
  toMainAdDto,
} from './main-ad.dto.js';
import { MainAd } from './main-ad.entity.js';

@Controller('main_ads')
export class MainAdsController {
  constructor(@InjectStore(MainAd) private readonly ads: ContentStore<MainAd, 'image'>) {}

  /** The advertising tiles that are shown now; staff get all. */
  @Public({ identify: 'staff' })
  @Get('all')
  async all(@CurrentUser() user?: Principal): Promise<MainAdDto[]> {
    const rows = await this.ads.all();
    return (user?.kind === 'staff' ? rows : shownNow(rows)).map(toMainAdDto);
  }

  /** Adds an advertising tile. */
  @RequireRight('mainAds.edit')
  @Post()
  @Idempotent()
  @ReceiveFiles({ image: 1 })
  async add(
    @Body() input: CreateMainAdDto,
    @UploadedFiles() files?: FormFiles<'image'>,
  ): Promise<MainAdWrittenDto> {
    const ad = await this.ads.add(input, { image: chosenFile(files, 'image') });
    return { ...done('ad.added'), mainAd: toMainAdDto(ad) };
  }

  /** Changes an advertising tile; a new image replaces the old one. */
  @RequireRight('mainAds.edit')
  @Put(':id')
  @ReceiveFiles({ image: 1 })
  async change(
    @IdParam() id: number,
    @Body() input: UpdateMainAdDto,
    @UploadedFiles() files?: FormFiles<'image'>,
  ): Promise<MainAdWrittenDto> {
    const ad = await this.ads.change({ id }, input, files);
    return { ...done('ad.updated'), mainAd: toMainAdDto(ad) };
  }

  /** Sets when shoppers see an advertising tile; 409 if its schedule was changed since it was read. */
  @RequireRight('mainAds.edit')
  @Patch(':id/schedule')
  async schedule(
    @IdParam() id: number,
    @Body() input: ChangeScheduleDto,
  ): Promise<MainAdWrittenDto> {
    const ad = await changeSchedule(this.ads, id, input);
    return { ...done('content.scheduled'), mainAd: toMainAdDto(ad) };
  }

  /** Deletes an advertising tile. */
  @RequireRight('mainAds.edit')
  @Delete(':id')
  async remove(@IdParam() id: number): Promise<DoneDto> {
    await this.ads.remove({ id });
    return done('ad.deleted');
  }
}
