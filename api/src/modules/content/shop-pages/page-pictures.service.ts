import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type AuditAction, picturesOf, SHOP_PAGE_NAMES } from '@shop/shop-rules';
import type { DataSource } from 'typeorm';
import { chosenFile, type FormFiles } from '../../../platform/files/form-files.js';
import { Uploads, type Upload } from '../../../platform/files/uploads.js';
import { Conflict, NotFound } from '../../../platform/http/problem.js';
import { msg } from '../../../platform/i18n/message.js';
import { writeAudit, type AuditRecord } from '../../back-office/audit/write-audit.js';
import { PagePicture } from './page-picture.entity.js';
import type { CreatePagePictureDto, PagePictureDto, PagePicturesDto } from './page-pictures.dto.js';
import { PagePicturesQueries } from './page-pictures.queries.js';
import { ShopPagesQueries } from './shop-pages.queries.js';

/** Pictures in one response. */
const LIMIT = 24;
const LOCALES = ['en', 'ar'] as const;

/** The pictures that staff insert into pages. */
@Injectable()
export class PagePicturesService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly uploads: Uploads,
    private readonly queries: PagePicturesQueries,
    private readonly pages: ShopPagesQueries,
  ) {}

  async list(before: number | undefined): Promise<PagePicturesDto> {
    const rows = await this.queries.list(before, LIMIT + 1);
    const pictures = rows.slice(0, LIMIT);
    return { pictures, next: rows.length > LIMIT ? (pictures.at(-1)?.id ?? null) : null };
  }

  async add(
    { altEn, altAr }: CreatePagePictureDto,
    files: FormFiles<'image'> | undefined,
  ): Promise<PagePictureDto> {
    // The route accepts one.
    const [file] = chosenFile(files, 'image') as [Upload];
    const stored = await this.uploads.keepPicture(file);
    try {
      return await this.db.transaction(async (manager) => {
        const row = await manager.save(PagePicture, { ...stored, altEn, altAr });
        await writeAudit(manager, auditRecord('picture_added', row));
        return row;
      });
    } catch (error) {
      await this.uploads.discard([stored.file]);
      throw error;
    }
  }

  /** Deletes a picture, unless a page or a draft shows it. */
  async remove(id: number): Promise<void> {
    const file = await this.db.transaction(async (manager) => {
      const row = await manager.findOne(PagePicture, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!row) throw new NotFound();
      const texts = await this.pages.currentTexts(manager, SHOP_PAGE_NAMES);
      const user = texts.find((page) =>
        LOCALES.some((locale) =>
          picturesOf(page[locale]?.body ?? '').some((picture) => picture.file === row.file),
        ),
      );
      if (user)
        throw new Conflict(
          'in_use',
          msg('page.pictureInUse', { page: msg(`page.name.${user.page}`) }),
        );
      await manager.delete(PagePicture, { id });
      await writeAudit(manager, auditRecord('picture_deleted', row));
      return row.file;
    });
    await this.uploads.discard([file]);
  }
}

const auditRecord = (action: AuditAction, { id, altEn }: PagePicture): AuditRecord => ({
  action,
  subject: 'shop_pages',
  subjectId: id,
  label: altEn,
});
