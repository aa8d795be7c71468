import { Body, Controller, Delete, Get, Post, Put, UploadedFiles } from '@nestjs/common';
import { DoneDto, done } from '../../../platform/http/done.dto.js';
import { IdParam } from '../../../platform/http/validation/id-param.js';
import { Public, RequireRight } from '../../../platform/auth/access.js';
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

  /** All advertising tiles. */
  @Public()
  @Get('all')
  async all(): Promise<MainAdDto[]> {
    return (await this.ads.all()).map(toMainAdDto);
  }

  /** Adds an advertising tile. */
  @RequireRight('mainAds.edit')
  @Post()
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

  /** Deletes an advertising tile. */
  @RequireRight('mainAds.edit')
  @Delete(':id')
  async remove(@IdParam() id: number): Promise<DoneDto> {
    await this.ads.remove({ id });
    return done('ad.deleted');
  }
}
