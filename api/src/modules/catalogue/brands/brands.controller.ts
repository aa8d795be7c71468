import { Body, Controller, Delete, Get, HttpCode, Post, UploadedFiles } from '@nestjs/common';
import { DoneDto, done } from '../../../platform/http/done.dto.js';
import { IdParam } from '../../../platform/http/validation/id-param.js';
import { Public, RequireRight } from '../../../platform/auth/access.js';
import { Idempotent } from '../../../platform/idempotency/idempotent.js';
import { ContentStore, InjectStore } from '../../content/content-store/content-store.js';
import type { FormFiles } from '../../../platform/files/form-files.js';
import { ReceiveFiles } from '../../../platform/files/receive-files.js';
import { freeOfProducts } from '../products/removal/in-use.js';
import {
  BrandDto,
  BrandWrittenDto,
  CreateBrandDto,
  UpdateBrandDto,
  toBrandDto,
} from './brand.dto.js';
import { Brand } from './brand.entity.js';

@Controller('brands')
export class BrandsController {
  constructor(@InjectStore(Brand) private readonly brands: ContentStore<Brand, 'icon'>) {}

  /** All brands. */
  @Public()
  @Get('all')
  async all(): Promise<BrandDto[]> {
    return (await this.brands.all()).map(toBrandDto);
  }

  /** Adds a brand. */
  @RequireRight('brands.edit')
  @Post('add')
  @Idempotent()
  @ReceiveFiles({ icon: 1 })
  async add(
    @Body() input: CreateBrandDto,
    @UploadedFiles() files?: FormFiles<'icon'>,
  ): Promise<BrandWrittenDto> {
    const brand = await this.brands.add(input, files);
    return { ...done('brand.added'), brand: toBrandDto(brand) };
  }

  /** Changes a brand; a new icon replaces the old one. */
  @RequireRight('brands.edit')
  @Post('update/:id')
  @HttpCode(200)
  @ReceiveFiles({ icon: 1 })
  async change(
    @IdParam() id: number,
    @Body() input: UpdateBrandDto,
    @UploadedFiles() files?: FormFiles<'icon'>,
  ): Promise<BrandWrittenDto> {
    const brand = await this.brands.change({ id }, input, files);
    return { ...done('brand.updated'), brand: toBrandDto(brand) };
  }

  /** Deletes a brand without products; otherwise 409 with their number. */
  @RequireRight('brands.edit')
  @Delete(':id')
  async remove(@IdParam() id: number): Promise<DoneDto> {
    await this.brands.remove({ id }, freeOfProducts('brandId', id));
    return done('brand.deleted');
  }
}
