import { Module } from '@nestjs/common';
import { ConfigModule } from './config/config.module.js';
import { DatabaseModule } from './database/database.module.js';
import { AnswerCacheModule } from './http/answer-cache/answer-cache.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { AuditModule } from './modules/audit/audit.module.js';
import { FiguresModule } from './modules/figures/figures.module.js';
import { DocumentsModule } from './modules/documents/documents.module.js';
import { HealthModule } from './modules/health/health.module.js';
import { AccountsModule } from './modules/accounts/accounts.module.js';
import { StaffModule } from './modules/staff/staff.module.js';
import { BannersModule } from './modules/banners/banners.module.js';
import { BrandsModule } from './modules/brands/brands.module.js';
import { CategoriesModule } from './modules/categories/categories.module.js';
import { CheckoutModule } from './modules/checkout/checkout.module.js';
import { MailsModule } from './modules/mails/mails.module.js';
import { MainAdsModule } from './modules/main-ads/main-ads.module.js';
import { OffersModule } from './modules/offers/offers.module.js';
import { OpsModule } from './modules/ops/ops.module.js';
import { OrdersModule } from './modules/orders/orders.module.js';
import { PartnersModule } from './modules/partners/partners.module.js';
import { PaymentsModule } from './modules/payments/payments.module.js';
import { ProductImportsModule } from './modules/product-import/product-imports.module.js';
import { ProductsModule } from './modules/products/products.module.js';
import { ReconciliationModule } from './modules/reconciliation/reconciliation.module.js';
import { RescueModule } from './modules/rescue/rescue.module.js';
import { ReviewsModule } from './modules/reviews/reviews.module.js';
import { SellersModule } from './modules/sellers/sellers.module.js';
import { SettingsModule } from './modules/settings/settings.module.js';
import { ShipmentsModule } from './modules/shipments/shipments.module.js';
import { VideosModule } from './modules/videos/videos.module.js';
import { WishlistModule } from './modules/wishlist/wishlist.module.js';
import { OutboxModule } from './outbox/outbox.module.js';
import { QueuesModule } from './queues/queues.module.js';
import { PagesModule } from './pages/pages.module.js';
import { RedisModule } from './queues/redis.module.js';
import { SecurityModule } from './security/security.module.js';
import { StorageModule } from './storage/storage.module.js';

@Module({
  imports: [
    ConfigModule,
    DatabaseModule,
    AnswerCacheModule,
    RedisModule,
    QueuesModule,
    OutboxModule,
    SecurityModule,
    StorageModule,
    // First of the routes, as Express tries them in this order.
    ProductsModule,
    HealthModule,
    MetricsModule,
    AccountsModule,
    // Before the accounts of staff, whose `/admin/:id` would take their addresses.
    AuditModule,
    FiguresModule,
    SettingsModule,
    OpsModule,
    ReconciliationModule,
    RescueModule,
    StaffModule,
    BannersModule,
    BrandsModule,
    CategoriesModule,
    CheckoutModule,
    DocumentsModule,
    MailsModule,
    MainAdsModule,
    OffersModule,
    OrdersModule,
    PartnersModule,
    PaymentsModule,
    ProductImportsModule,
    ReviewsModule,
    SellersModule,
    ShipmentsModule,
    VideosModule,
    WishlistModule,
    PagesModule,
  ],
})
export class AppModule {}
