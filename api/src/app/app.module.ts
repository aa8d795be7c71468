import { Module, type DynamicModule } from '@nestjs/common';
import { LogsModule } from '../platform/observability/logging/logs.module.js';
import { ConfigModule } from '../platform/config/config.module.js';
import { DatabaseModule } from '../platform/database/database.module.js';
import { ResponseCacheModule } from '../platform/response-cache/response-cache.module.js';
import { MetricsModule } from '../modules/back-office/business-metrics/metrics.module.js';
import { AuditModule } from '../modules/back-office/audit/audit.module.js';
import { AnalyticsModule } from '../modules/back-office/analytics/analytics.module.js';
import { DocumentsModule } from '../modules/sales/order-documents/documents.module.js';
import { FaultsModule } from '../modules/back-office/faults/faults.module.js';
import { FirstRunModule } from '../modules/back-office/first-run/first-run.module.js';
import { HealthModule } from '../platform/health/health.module.js';
import { AccountsModule } from '../modules/people/shoppers/accounts.module.js';
import { AddressesModule } from '../modules/people/addresses/addresses.module.js';
import { ShopperRecordsModule } from '../modules/people/shopper-records/shopper-records.module.js';
import { StaffModule } from '../modules/people/staff/staff.module.js';
import { BannersModule } from '../modules/content/banners/banners.module.js';
import { BrandsModule } from '../modules/catalogue/brands/brands.module.js';
import { CategoriesModule } from '../modules/catalogue/categories/categories.module.js';
import { CartsModule } from '../modules/sales/carts/carts.module.js';
import { CouponsModule } from '../modules/sales/coupons/coupons.module.js';
import { CashDeskModule } from '../modules/sales/cash-desk/cash-desk.module.js';
import { CheckoutModule } from '../modules/sales/checkout/checkout.module.js';
import { MailsModule } from '../modules/sales/mails/mails.module.js';
import { LayoutModule } from '../modules/content/layout/layout.module.js';
import { ScheduleModule } from '../modules/content/schedule/schedule.module.js';
import { MainAdsModule } from '../modules/content/main-ads/main-ads.module.js';
import { OffersModule } from '../modules/catalogue/offers/offers.module.js';
import { ListViewsModule } from '../modules/back-office/list-views/list-views.module.js';
import { JobsModule } from '../modules/back-office/jobs/jobs.module.js';
import { QueuesAdminModule } from '../modules/back-office/queues/queues-admin.module.js';
import { OrdersModule } from '../modules/sales/orders/orders.module.js';
import { PartnersModule } from '../modules/content/partners/partners.module.js';
import { PaymentsModule } from '../modules/sales/payments/payments.module.js';
import { ProductImportsModule } from '../modules/catalogue/product-import/product-imports.module.js';
import { ProductsModule } from '../modules/catalogue/products/products.module.js';
import { CashStatementsModule } from '../modules/back-office/cash-statements/cash-statements.module.js';
import { ReconciliationModule } from '../modules/back-office/reconciliation/reconciliation.module.js';
import { RefundsModule } from '../modules/sales/refunds/refunds.module.js';
import { DraftOrdersModule } from '../modules/sales/draft-orders/draft-orders.module.js';
import { ReturnsModule } from '../modules/sales/returns/returns.module.js';
import { StuckOrdersModule } from '../modules/back-office/stuck-orders/stuck-orders.module.js';
import { SearchWordsModule } from '../modules/catalogue/search-words/search-words.module.js';
import { ReviewsModule } from '../modules/catalogue/reviews/reviews.module.js';
import { SellersModule } from '../modules/people/seller-requests/sellers.module.js';
import { SettingsModule } from '../modules/content/settings/settings.module.js';
import { ShopPagesModule } from '../modules/content/shop-pages/shop-pages.module.js';
import { LateParcelsModule } from '../modules/sales/late-parcels/late-parcels.module.js';
import { ShipmentsModule } from '../modules/sales/shipments/shipments.module.js';
import { CancellationsModule } from '../modules/sales/cancellations/cancellations.module.js';
import { StockAlertsModule } from '../modules/catalogue/stock-alerts/stock-alerts.module.js';
import { TranslationsModule } from '../modules/content/translations/translations.module.js';
import { VendorStatementsModule } from '../modules/sales/vendor-statements/vendor-statements.module.js';
import { VideosModule } from '../modules/content/videos/videos.module.js';
import { WishlistModule } from '../modules/catalogue/wishlist/wishlist.module.js';
import { OutboxModule } from '../platform/outbox/outbox.module.js';
import { QueuesModule } from '../platform/queues/queues.module.js';
import { PagesModule } from './ssr/pages.module.js';
import { RedisModule } from '../platform/queues/redis.module.js';
import { SecurityModule } from '../platform/auth/security.module.js';
import { IdempotencyModule } from '../platform/idempotency/idempotency.module.js';
import { StorageModule } from '../platform/files/storage.module.js';
import { PermissionsModule } from '../modules/back-office/permissions/permissions.module.js';

@Module({
  imports: [
    LogsModule,
    ConfigModule,
    DatabaseModule,
    ResponseCacheModule,
    RedisModule,
    QueuesModule,
    OutboxModule,
    SecurityModule,
    IdempotencyModule,
    StorageModule,
    // First, because Express tries routes in this order.
    ProductsModule,
    HealthModule,
    MetricsModule,
    AccountsModule,
    AddressesModule,
    ShopperRecordsModule,
    // Before the staff accounts, whose `/admin/:id` matches the same paths.
    AuditModule,
    AnalyticsModule,
    SettingsModule,
    ShopPagesModule,
    LayoutModule,
    ScheduleModule,
    TranslationsModule,
    QueuesAdminModule,
    ReconciliationModule,
    CashStatementsModule,
    LateParcelsModule,
    StuckOrdersModule,
    PermissionsModule,
    ListViewsModule,
    FirstRunModule,
    StaffModule,
    BannersModule,
    BrandsModule,
    CartsModule,
    CategoriesModule,
    CheckoutModule,
    CouponsModule,
    CashDeskModule,
    DocumentsModule,
    MailsModule,
    MainAdsModule,
    OffersModule,
    OrdersModule,
    PartnersModule,
    PaymentsModule,
    RefundsModule,
    ReturnsModule,
    DraftOrdersModule,
    ProductImportsModule,
    ReviewsModule,
    SearchWordsModule,
    SellersModule,
    ShipmentsModule,
    CancellationsModule,
    StockAlertsModule,
    VendorStatementsModule,
    VideosModule,
    WishlistModule,
    JobsModule,
    PagesModule,
  ],
})
export class AppModule {}

/** The application with what only a local demo has. */
export const demoModule: DynamicModule = { module: AppModule, imports: [FaultsModule] };
