import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PagePicture } from './page-picture.entity.js';
import { PagePicturesController } from './page-pictures.controller.js';
import { PagePicturesQueries } from './page-pictures.queries.js';
import { PagePicturesService } from './page-pictures.service.js';
import { PagePreviewLink } from './page-preview-link.js';
import { ShopPageDraft } from './shop-page-draft.entity.js';
import { ShopPageVersion } from './shop-page-version.entity.js';
import { ShopPagesController } from './shop-pages.controller.js';
import { ShopPagesQueries } from './shop-pages.queries.js';
import { ShopPagesService } from './shop-pages.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([PagePicture, ShopPageDraft, ShopPageVersion])],
  controllers: [PagePicturesController, ShopPagesController],
  providers: [
    PagePicturesQueries,
    PagePicturesService,
    PagePreviewLink,
    ShopPagesQueries,
    ShopPagesService,
  ],
})
export class ShopPagesModule {}
