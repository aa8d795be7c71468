import { Body, Controller, Delete, Get, Post, Query, UploadedFiles } from '@nestjs/common';
import { RequireRight } from '../../../platform/auth/access.js';
import { Idempotent } from '../../../platform/idempotency/idempotent.js';
import type { FormFiles } from '../../../platform/files/form-files.js';
import { ReceiveFiles } from '../../../platform/files/receive-files.js';
import { done, DoneDto } from '../../../platform/http/done.dto.js';
import { IdParam } from '../../../platform/http/validation/id-param.js';
import {
  CreatePagePictureDto,
  PagePictureAddedDto,
  PagePicturesDto,
  PagePicturesQueryDto,
} from './page-pictures.dto.js';
import { PagePicturesService } from './page-pictures.service.js';

@RequireRight('pages.edit')
@Controller('admin/page-pictures')
export class PagePicturesController {
  constructor(private readonly pictures: PagePicturesService) {}

  /** The pictures that can be inserted into pages, the last uploaded first. */
  @Get()
  list(@Query() { before }: PagePicturesQueryDto): Promise<PagePicturesDto> {
    return this.pictures.list(before);
  }

  /** Uploads a picture with an alternative text in both languages. */
  @Post()
  @Idempotent()
  @ReceiveFiles({ image: 1 })
  async add(
    @Body() input: CreatePagePictureDto,
    @UploadedFiles() files?: FormFiles<'image'>,
  ): Promise<PagePictureAddedDto> {
    return { ...done('page.pictureAdded'), picture: await this.pictures.add(input, files) };
  }

  /** Deletes a picture; 409 while a page or a draft shows it. */
  @Delete(':id')
  async remove(@IdParam() id: number): Promise<DoneDto> {
    await this.pictures.remove(id);
    return done('page.pictureDeleted');
  }
}
