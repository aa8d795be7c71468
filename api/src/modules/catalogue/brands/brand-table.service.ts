import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { IMPORT_COLUMNS } from '@shop/shop-rules';
import type { DataSource } from 'typeorm';
import { ContentStore, InjectStore } from '../../content/content-store/content-store.js';
import { ContentTable } from '../../content/content-table/content-table.js';
import { freeOfProducts } from '../products/removal/in-use.js';
import { CreateBrandDto, UpdateBrandDto } from './brand.dto.js';
import { Brand } from './brand.entity.js';

/** Brands as a file. */
@Injectable()
export class BrandTable extends ContentTable<Brand, 'icon'> {
  constructor(
    @InjectDataSource() db: DataSource,
    @InjectStore(Brand) store: ContentStore<Brand, 'icon'>,
  ) {
    super(db.manager, store, {
      table: 'brands',
      columns: IMPORT_COLUMNS.brands,
      changed: UpdateBrandDto,
      added: {
        input: CreateBrandDto,
        name: 'name',
        free: (id) => freeOfProducts('brandId', id),
      },
    });
  }
}
