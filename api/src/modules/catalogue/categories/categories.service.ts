import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../platform/http/problem.js';
import type { Principal } from '../../../platform/http/principal.js';
import { ContentStore, InjectStore } from '../../content/content-store/content-store.js';
import type { FormFiles } from '../../../platform/files/form-files.js';
import { freeOfProducts } from '../products/removal/in-use.js';
import { CategoriesQueries } from './categories.queries.js';
import type { CategoryDetailsDto, CreateCategoryDto, UpdateCategoryDto } from './category.dto.js';
import { Category } from './category.entity.js';
import { msg } from '../../../platform/i18n/message.js';

type Pictures = 'icon' | 'banner';

/** Departments: staff add them, vendors change those they added, admins all. */
@Injectable()
export class CategoriesService {
  constructor(
    @InjectStore(Category) private readonly categories: ContentStore<Category, Pictures>,
    private readonly queries: CategoriesQueries,
  ) {}

  async one(id: number): Promise<CategoryDetailsDto> {
    const category = await this.queries.one(id);
    if (!category) throw new NotFound(msg('category.notFound'));
    return category;
  }

  async add(
    by: Principal,
    input: CreateCategoryDto,
    files?: FormFiles<Pictures>,
  ): Promise<CategoryDetailsDto> {
    const { id } = await this.categories.add({ ...input, createdBy: by.id }, files);
    return this.one(id);
  }

  async change(
    by: Principal,
    id: number,
    input: UpdateCategoryDto,
    files?: FormFiles<Pictures>,
  ): Promise<CategoryDetailsDto> {
    await this.categories.change(ownedBy(by, id), input, files);
    return this.one(id);
  }

  async remove(by: Principal, id: number): Promise<void> {
    await this.categories.remove(ownedBy(by, id), freeOfProducts('categoryId', id));
  }
}

/** A category that the account may change: vendors only those they added. */
export const ownedBy = (by: Principal, id: number) => ({
  id,
  ...(by.role === 'vendor' && { createdBy: by.id }),
});
