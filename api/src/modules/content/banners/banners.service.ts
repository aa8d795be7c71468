import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { InvalidInput } from '../../../platform/http/problem.js';
import { ContentStore, InjectStore } from '../content-store/content-store.js';
import { chosenFile, type FormFiles } from '../../../platform/files/form-files.js';
import { Category } from '../../catalogue/categories/category.entity.js';
import type { CreateBannerDto } from './banner.dto.js';
import { changeSchedule, shownNow } from '../schedule/change-schedule.js';
import type { ChangeScheduleDto } from '../schedule/schedule.dto.js';
import { Banner } from './banner.entity.js';
import { msg } from '../../../platform/i18n/message.js';

/** Hero banners: those that are inactive or outside their schedule are visible to staff only, a category has to exist. */
@Injectable()
export class BannersService {
  constructor(
    @InjectStore(Banner) private readonly banners: ContentStore<Banner, 'imageUrl'>,
    @InjectRepository(Category) private readonly categories: Repository<Category>,
  ) {}

  all(): Promise<Banner[]> {
    return this.banners.all();
  }

  /** What shoppers see now. */
  async shown(): Promise<Banner[]> {
    return shownNow(await this.banners.all({ active: true }));
  }

  async add(input: CreateBannerDto, files?: FormFiles<'image'>): Promise<Banner> {
    const imageUrl = chosenFile(files, 'image');
    await this.refuseUnknown(input.category);
    return this.banners.add(input, { imageUrl });
  }

  activate(id: number, active: boolean): Promise<Banner> {
    return this.banners.change({ id }, { active });
  }

  schedule(id: number, input: ChangeScheduleDto): Promise<Banner> {
    return changeSchedule(this.banners, id, input);
  }

  remove(id: number): Promise<void> {
    return this.banners.remove({ id });
  }

  private async refuseUnknown(category: number | null | undefined): Promise<void> {
    if (!category || (await this.categories.existsBy({ id: category }))) return;
    const detail = msg('product.referenceUnknown');
    throw new InvalidInput(detail, [{ pointer: '#/category', detail }]);
  }
}
