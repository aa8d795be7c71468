import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Statements } from '../../../platform/database/statements.js';
import type { PagePicture } from './page-picture.entity.js';

const LIST = `select id, file, width, height, alt_en as "altEn", alt_ar as "altAr" from page_pictures
  where $1::integer is null or id < $1 order by id desc limit $2`;
/** A picture stays until the text that shows it is stored. */
const KEPT = `select file, width, height from page_pictures where file = any ($1) for key share`;

/** SQL of the pictures of pages. */
@Injectable()
export class PagePicturesQueries {
  constructor(private readonly statements: Statements) {}

  /** Pictures before this id, the last first. */
  list(before: number | undefined, limit: number): Promise<PagePicture[]> {
    return this.statements.rows<PagePicture>(LIST, [before ?? null, limit]);
  }

  /** Those of the files that exist; they cannot be deleted before the transaction ends. */
  keep(
    manager: EntityManager,
    files: readonly string[],
  ): Promise<Pick<PagePicture, 'file' | 'width' | 'height'>[]> {
    return manager.query(KEPT, [files]);
  }
}
