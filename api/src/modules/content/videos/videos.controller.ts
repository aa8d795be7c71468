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
  CreateVideoDto,
  UpdateVideoDto,
  VideoDto,
  VideoWrittenDto,
  toVideoDto,
} from './video.dto.js';
import { Video } from './video.entity.js';

const FILES = { video: 1, poster: 1 };

@Controller('videos')
export class VideosController {
  constructor(
    @InjectStore(Video) private readonly videos: ContentStore<Video, 'videoUrl' | 'poster'>,
  ) {}

  /** The promo videos that are shown now; staff get all. */
  @Public({ identify: 'staff' })
  @Get()
  async all(@CurrentUser() user?: Principal): Promise<VideoDto[]> {
    const rows = await this.videos.all();
    return (user?.kind === 'staff' ? rows : shownNow(rows)).map(toVideoDto);
  }

  /** Adds a promo video. */
  @RequireRight('videos.edit')
  @Post('add')
  @Idempotent()
  @ReceiveFiles(FILES)
  async add(
    @Body() input: CreateVideoDto,
    @UploadedFiles() files?: FormFiles<'video' | 'poster'>,
  ): Promise<VideoWrittenDto> {
    const chosen = { videoUrl: chosenFile(files, 'video'), poster: files?.poster };
    const video = await this.videos.add(input, chosen);
    return { ...done('video.added'), video: toVideoDto(video) };
  }

  /** Changes a promo video; new files replace the old ones. */
  @RequireRight('videos.edit')
  @Put('update/:id')
  @ReceiveFiles(FILES)
  async change(
    @IdParam() id: number,
    @Body() input: UpdateVideoDto,
    @UploadedFiles() files?: FormFiles<'video' | 'poster'>,
  ): Promise<VideoWrittenDto> {
    const chosen = { videoUrl: files?.video, poster: files?.poster };
    const video = await this.videos.change({ id }, input, chosen);
    return { ...done('video.updated'), video: toVideoDto(video) };
  }

  /** Sets when shoppers see a promo video; 409 if its schedule was changed since it was read. */
  @RequireRight('videos.edit')
  @Patch(':id/schedule')
  async schedule(
    @IdParam() id: number,
    @Body() input: ChangeScheduleDto,
  ): Promise<VideoWrittenDto> {
    const video = await changeSchedule(this.videos, id, input);
    return { ...done('content.scheduled'), video: toVideoDto(video) };
  }

  /** Deletes a promo video with its files. */
  @RequireRight('videos.edit')
  @Delete(':id')
  async remove(@IdParam() id: number): Promise<DoneDto> {
    await this.videos.remove({ id });
    return done('video.deleted');
  }
}
