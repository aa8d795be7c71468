import { Controller, Get } from '@nestjs/common';
import { IdParam } from '../../http/id-param.js';
import { Public } from '../../security/access.js';
import { ContentStore, InjectStore } from '../../storage/content-store.js';
import { CategoryDto, toCategoryDto } from './category.dto.js';
import { Category } from './category.entity.js';

@Controller('categories')
export class CategoriesController {
  constructor(
    @InjectStore(Category) private readonly categories: ContentStore<Category, 'icon' | 'banner'>,
  ) {}

  /** All departments. */
  @Public()
  @Get('all')
  async all(): Promise<CategoryDto[]> {
    return (await this.categories.all()).map(toCategoryDto);
  }

  /** One department. */
  @Public()
  @Get(':id')
  async one(@IdParam() id: number): Promise<CategoryDto> {
    return toCategoryDto(await this.categories.one(id));
  }
}
