import { Module } from '@nestjs/common';
import { ResponseCacheModule } from '../../../platform/response-cache/response-cache.module.js';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProductImagesController } from './media/product-images.controller.js';
import { ProductImagesService } from './media/product-images.service.js';
import { FacetsQueries } from './read/facets.queries.js';
import { ProductCards } from './read/product-cards.js';
import { ProductListQueries } from './read/product-list.queries.js';
import { PreviewLink } from './publication/preview-link.entity.js';
import { PreviewLinksController } from './publication/preview-links.controller.js';
import { PreviewLinksQueries } from './publication/preview-links.queries.js';
import { PreviewLinksService } from './publication/preview-links.service.js';
import { PublicationController } from './publication/publication.controller.js';
import { PublicationQueries } from './publication/publication.queries.js';
import { PublicationService } from './publication/publication.service.js';
import { PriceHistoryController } from './price-history/price-history.controller.js';
import { PriceHistoryQueries } from './price-history/price-history.queries.js';
import { StockHistoryController } from './stock-history/stock-history.controller.js';
import { StockHistoryQueries } from './stock-history/stock-history.queries.js';
import { ProductRemovalController } from './removal/product-removal.controller.js';
import { ProductRemovalQueries } from './removal/product-removal.queries.js';
import { ProductRemovalService } from './removal/product-removal.service.js';
import { ProductRowsModule } from './edit/product-rows.module.js';
import { ProductSearchQueries } from './search/product-search.queries.js';
import { FixesQueries } from './checks/fixes.queries.js';
import { FixesService } from './checks/fixes.service.js';
import { PictureShapeService } from './checks/picture-shape.service.js';
import { NeedsWorkQueries } from './checks/needs-work.queries.js';
import { ProductChecksController } from './checks/product-checks.controller.js';
import { ProductChecksQueries } from './checks/product-checks.queries.js';
import { ProductChecksService } from './checks/product-checks.service.js';
import { ProductWritesController } from './edit/product-writes.controller.js';
import { ProductWritesService } from './edit/product-writes.service.js';
import { Product } from './product.entity.js';
import { BulkChangeController } from './bulk/bulk-change.controller.js';
import { BulkChangeQueries } from './bulk/bulk-change.queries.js';
import { BulkChangeService } from './bulk/bulk-change.service.js';
import { TrashController } from './trash/trash.controller.js';
import { TrashQueries } from './trash/trash.queries.js';
import { TrashService } from './trash/trash.service.js';
import { QuickValuesController } from './quick/quick-values.controller.js';
import { QuickValuesQueries } from './quick/quick-values.queries.js';
import { QuickValuesService } from './quick/quick-values.service.js';
import { ProductsController } from './read/products.controller.js';
import { ProductsQueries } from './read/products.queries.js';
import { ProductsService } from './read/products.service.js';
import { RelatedProductsQueries } from './search/related-products.queries.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Product, PreviewLink]),
    ProductRowsModule,
    ResponseCacheModule,
  ],
  providers: [
    ProductsQueries,
    ProductListQueries,
    ProductCards,
    FacetsQueries,
    RelatedProductsQueries,
    ProductSearchQueries,
    ProductsService,
    ProductWritesService,
    ProductImagesService,
    ProductRemovalQueries,
    ProductRemovalService,
    QuickValuesQueries,
    QuickValuesService,
    TrashQueries,
    TrashService,
    BulkChangeQueries,
    BulkChangeService,
    PreviewLinksQueries,
    PreviewLinksService,
    PublicationQueries,
    PublicationService,
    StockHistoryQueries,
    ProductChecksQueries,
    NeedsWorkQueries,
    ProductChecksService,
    FixesQueries,
    FixesService,
    PictureShapeService,
    PriceHistoryQueries,
  ],
  controllers: [
    ProductsController,
    ProductWritesController,
    ProductImagesController,
    // Before the routes whose id would match it.
    TrashController,
    PublicationController,
    PreviewLinksController,
    StockHistoryController,
    ProductChecksController,
    PriceHistoryController,
    ProductRemovalController,
    QuickValuesController,
    BulkChangeController,
  ],
  exports: [ProductRowsModule, ProductsService],
})
export class ProductsModule {}
