import { Controller, Get } from '@nestjs/common';
import { IdParam } from '../../http/id-param.js';
import { NotFound } from '../../http/problem.js';
import { Public } from '../../security/access.js';
import { CategoriesQueries } from './categories.queries.js';
import { CategoryDto } from './category.dto.js';

@Public()
@Controller('categories')
export class CategoriesController {
  constructor(private readonly categories: CategoriesQueries) {}

  /** All departments. */
  @Get('all')
  all(): Promise<CategoryDto[]> {
    return this.categories.all();
  }

  /** One department. */
  @Get(':id')
  async one(@IdParam() id: number): Promise<CategoryDto> {
    const category = await this.categories.one(id);
    if (!category) throw new NotFound('This category');
    return category;
  }
}
