import { Body, Controller, Delete, Get, HttpCode, Post, UploadedFiles } from '@nestjs/common';
import { DoneDto, done } from '../../../platform/http/done.dto.js';
import { IdParam } from '../../../platform/http/validation/id-param.js';
import { Public, RequireRight } from '../../../platform/auth/access.js';
import { Idempotent } from '../../../platform/idempotency/idempotent.js';
import { ContentStore, InjectStore } from '../content-store/content-store.js';
import type { FormFiles } from '../../../platform/files/form-files.js';
import { ReceiveFiles } from '../../../platform/files/receive-files.js';
import {
  CreatePartnerDto,
  PartnerDto,
  PartnerWrittenDto,
  UpdatePartnerDto,
  toPartnerDto,
} from './partner.dto.js';
import { Partner } from './partner.entity.js';

@Controller('partners')
export class PartnersController {
  constructor(@InjectStore(Partner) private readonly partners: ContentStore<Partner, 'icon'>) {}

  /** All partners. */
  @Public()
  @Get('all')
  async all(): Promise<PartnerDto[]> {
    return (await this.partners.all()).map(toPartnerDto);
  }

  /** Adds a partner. */
  @RequireRight('partners.edit')
  @Post('add')
  @Idempotent()
  @ReceiveFiles({ icon: 1 })
  async add(
    @Body() input: CreatePartnerDto,
    @UploadedFiles() files?: FormFiles<'icon'>,
  ): Promise<PartnerWrittenDto> {
    const partner = await this.partners.add(input, files);
    return { ...done('partner.added'), partner: toPartnerDto(partner) };
  }

  /** Changes a partner; a new icon replaces the old one. */
  @RequireRight('partners.edit')
  @Post('update/:id')
  @HttpCode(200)
  @ReceiveFiles({ icon: 1 })
  async change(
    @IdParam() id: number,
    @Body() input: UpdatePartnerDto,
    @UploadedFiles() files?: FormFiles<'icon'>,
  ): Promise<PartnerWrittenDto> {
    const partner = await this.partners.change({ id }, input, files);
    return { ...done('partner.updated'), partner: toPartnerDto(partner) };
  }

  /** Deletes a partner. */
  @RequireRight('partners.edit')
  @Delete(':id')
  async remove(@IdParam() id: number): Promise<DoneDto> {
    await this.partners.remove({ id });
    return done('partner.deleted');
  }
}
