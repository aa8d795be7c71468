import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { IMPORT_COLUMNS } from '@shop/shop-rules';
import type { DataSource } from 'typeorm';
import { ContentStore, InjectStore } from '../content-store/content-store.js';
import { ContentTable } from '../content-table/content-table.js';
import { CreatePartnerDto, UpdatePartnerDto } from './partner.dto.js';
import { Partner } from './partner.entity.js';

/** Partners as a file. */
@Injectable()
export class PartnerTable extends ContentTable<Partner, 'icon'> {
  constructor(
    @InjectDataSource() db: DataSource,
    @InjectStore(Partner) store: ContentStore<Partner, 'icon'>,
  ) {
    super(db.manager, store, {
      table: 'partners',
      columns: IMPORT_COLUMNS.partners,
      changed: UpdatePartnerDto,
      added: {
        input: CreatePartnerDto,
        name: 'name',
      },
    });
  }
}
