import { Body, Controller, Delete, Get, HttpCode, Post, UploadedFiles } from '@nestjs/common';
import { DoneDto, done } from '../../../platform/http/done.dto.js';
import { IdParam } from '../../../platform/http/validation/id-param.js';
import { Public, RequireRight } from '../../../platform/auth/access.js';
import { Idempotent } from '../../../platform/idempotency/idempotent.js';
import { CurrentUser } from '../../../platform/auth/current-user.js';
import type { Principal } from '../../../platform/http/principal.js';
import type { FormFiles } from '../../../platform/files/form-files.js';
import { ReceiveFiles } from '../../../platform/files/receive-files.js';
import { CategoriesQueries } from './categories.queries.js';
import { CategoriesService } from './categories.service.js';
import {
  CategoryDetailsDto,
  CategoryDto,
  CategoryWrittenDto,
  CreateCategoryDto,
  UpdateCategoryDto,
} from './category.dto.js';

const FILES = { icon: 1, banner: 1 };

@Controller('categories')
export class CategoriesController {
  constructor(
    private readonly queries: CategoriesQueries,
    private readonly categories: CategoriesService,
  ) {}

  /** All categories in the order of the menu. */
  @Public()
  @Get('all')
  all(): Promise<CategoryDto[]> {
    return this.queries.all();
  }

  /** One category with its size guide. */
  @Public()
  @Get(':id')
  one(@IdParam() id: number): Promise<CategoryDetailsDto> {
    return this.categories.one(id);
  }

  /** Adds a category owned by the caller. */
  @RequireRight('categories.edit')
  @Post('add')
  @Idempotent()
  @ReceiveFiles(FILES)
  async add(
    @Body() input: CreateCategoryDto,
    @CurrentUser() user: Principal,
    @UploadedFiles() files?: FormFiles<'icon' | 'banner'>,
  ): Promise<CategoryWrittenDto> {
    const category = await this.categories.add(user, input, files);
    return { ...done('category.added'), category };
  }

  /** Changes a category; vendors only their own. New files replace the old ones. */
  @RequireRight('categories.edit')
  @Post('update/:id')
  @HttpCode(200)
  @ReceiveFiles(FILES)
  async change(
    @IdParam() id: number,
    @Body() input: UpdateCategoryDto,
    @CurrentUser() user: Principal,
    @UploadedFiles() files?: FormFiles<'icon' | 'banner'>,
  ): Promise<CategoryWrittenDto> {
    const category = await this.categories.change(user, id, input, files);
    return { ...done('category.updated'), category };
  }

  /** Deletes a category without products; vendors only their own. Otherwise 409 with their number. */
  @RequireRight('categories.edit')
  @Delete(':id')
  async remove(@IdParam() id: number, @CurrentUser() user: Principal): Promise<DoneDto> {
    await this.categories.remove(user, id);
    return done('category.deleted');
  }
}
