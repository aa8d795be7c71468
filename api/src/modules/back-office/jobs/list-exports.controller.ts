import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { EXPORT_RIGHTS, type ListKind, type Locale } from '@shop/shop-rules';
import { Confirmed, RequireRight } from '../../../platform/auth/access.js';
import { CurrentUser } from '../../../platform/auth/current-user.js';
import { done } from '../../../platform/http/done.dto.js';
import type { Principal } from '../../../platform/http/principal.js';
import { msg } from '../../../platform/i18n/message.js';
import { RequestedLocale } from '../../../platform/i18n/requested-locale.js';
import { RateLimit } from '../../../platform/rate-limit/rate-limit.js';
import { ReviewExportDto } from '../../catalogue/reviews/moderation/moderation.dto.js';
import { TranslationExportDto } from '../../content/translations/translation.dto.js';
import { SellerExportDto } from '../../people/seller-requests/seller.dto.js';
import { ShoppersExportDto } from '../../people/shoppers/account.dto.js';
import { CashOrderExportDto } from '../../sales/cash-desk/cash-order.dto.js';
import { CouponExportDto } from '../../sales/coupons/coupon.dto.js';
import { DraftOrderExportDto } from '../../sales/draft-orders/draft-order.dto.js';
import { OrderExportFiltersDto } from '../../sales/orders/export/order-export.dto.js';
import { ReturnExportDto } from '../../sales/returns/return-input.dto.js';
import { AuditExportDto } from '../audit/audit.dto.js';
import { ExportsService } from './exports.service.js';
import { JobResponseDto } from './jobs.dto.js';
import { JobsReader } from './jobs.reader.js';

/** Starts exports of lists; up to 500,000 rows if nothing else is said. */
@RateLimit({ name: 'list-export', points: 10, seconds: 60 })
@Controller('jobs/exports')
export class ListExportsController {
  constructor(
    private readonly exports: ExportsService,
    private readonly reader: JobsReader,
  ) {}

  /** Starts an export of the orders that the filters match, as CSV in the order of the list; up to 100,000. */
  @Confirmed()
  @RequireRight(EXPORT_RIGHTS.orders)
  @Post('orders')
  @HttpCode(202)
  exportOrders(
    @CurrentUser() user: Principal,
    @Body() query: OrderExportFiltersDto,
    @RequestedLocale() locale: Locale,
  ): Promise<JobResponseDto> {
    return this.start(user, 'orders', query, locale);
  }

  /** Starts an export of the products of the orders that the filters match, as CSV with a row each; vendors get their own. Up to 100,000 orders. */
  @RequireRight(EXPORT_RIGHTS['order-lines'])
  @Post('order-lines')
  @HttpCode(202)
  exportOrderLines(
    @CurrentUser() user: Principal,
    @Body() query: OrderExportFiltersDto,
    @RequestedLocale() locale: Locale,
  ): Promise<JobResponseDto> {
    return this.start(user, 'order-lines', query, locale);
  }

  /** Starts an export of the draft orders that the filters match, as CSV, newest first. */
  @Confirmed()
  @RequireRight(EXPORT_RIGHTS['draft-orders'])
  @Post('draft-orders')
  @HttpCode(202)
  exportDraftOrders(
    @CurrentUser() user: Principal,
    @Body() query: DraftOrderExportDto,
    @RequestedLocale() locale: Locale,
  ): Promise<JobResponseDto> {
    return this.start(user, 'draft-orders', query, locale);
  }

  /** Starts an export of the cash orders that wait for a confirmation, as CSV in the order of the list. */
  @Confirmed()
  @RequireRight(EXPORT_RIGHTS['cash-orders'])
  @Post('cash-orders')
  @HttpCode(202)
  exportCashOrders(
    @CurrentUser() user: Principal,
    @Body() query: CashOrderExportDto,
    @RequestedLocale() locale: Locale,
  ): Promise<JobResponseDto> {
    return this.start(user, 'cash-orders', query, locale);
  }

  /** Starts an export of the parcels that were delivered after their promised day, as CSV, the latest delivery first. */
  @RequireRight(EXPORT_RIGHTS['late-parcels'])
  @Post('late-parcels')
  @HttpCode(202)
  exportLateParcels(
    @CurrentUser() user: Principal,
    @RequestedLocale() locale: Locale,
  ): Promise<JobResponseDto> {
    return this.start(user, 'late-parcels', {}, locale);
  }

  /** Starts an export of the shoppers that the filters match, as CSV, newest first. */
  @Confirmed()
  @RequireRight(EXPORT_RIGHTS.shoppers)
  @Post('shoppers')
  @HttpCode(202)
  exportShoppers(
    @CurrentUser() user: Principal,
    @Body() query: ShoppersExportDto,
    @RequestedLocale() locale: Locale,
  ): Promise<JobResponseDto> {
    return this.start(user, 'shoppers', query, locale);
  }

  /** Starts an export of the accounts that sell, as CSV by name. */
  @Confirmed()
  @RequireRight(EXPORT_RIGHTS.vendors)
  @Post('vendors')
  @HttpCode(202)
  exportVendors(
    @CurrentUser() user: Principal,
    @RequestedLocale() locale: Locale,
  ): Promise<JobResponseDto> {
    return this.start(user, 'vendors', {}, locale);
  }

  /** Starts an export of the requests to sell that the filter matches, as CSV, newest first. */
  @Confirmed()
  @RequireRight(EXPORT_RIGHTS['seller-requests'])
  @Post('seller-requests')
  @HttpCode(202)
  exportSellerRequests(
    @CurrentUser() user: Principal,
    @Body() query: SellerExportDto,
    @RequestedLocale() locale: Locale,
  ): Promise<JobResponseDto> {
    return this.start(user, 'seller-requests', query, locale);
  }

  /** Starts an export of the reviews that the filters match, as CSV, newest first. */
  @Confirmed()
  @RequireRight(EXPORT_RIGHTS.reviews)
  @Post('reviews')
  @HttpCode(202)
  exportReviews(
    @CurrentUser() user: Principal,
    @Body() query: ReviewExportDto,
    @RequestedLocale() locale: Locale,
  ): Promise<JobResponseDto> {
    return this.start(user, 'reviews', query, locale);
  }

  /** Starts an export of the returns that the filters match, as CSV in the order of the list. */
  @Confirmed()
  @RequireRight(EXPORT_RIGHTS.returns)
  @Post('returns')
  @HttpCode(202)
  exportReturns(
    @CurrentUser() user: Principal,
    @Body() query: ReturnExportDto,
    @RequestedLocale() locale: Locale,
  ): Promise<JobResponseDto> {
    return this.start(user, 'returns', query, locale);
  }

  /** Starts an export of the audit entries that the filters match, as CSV, newest first. */
  @RequireRight(EXPORT_RIGHTS.audit)
  @Post('audit')
  @HttpCode(202)
  exportAudit(
    @CurrentUser() user: Principal,
    @Body() query: AuditExportDto,
    @RequestedLocale() locale: Locale,
  ): Promise<JobResponseDto> {
    return this.start(user, 'audit', query, locale);
  }

  /** Starts an export of the coupons that the filters match, as workbooks that an import takes back. */
  @Confirmed()
  @RequireRight(EXPORT_RIGHTS.coupons)
  @Post('coupons')
  @HttpCode(202)
  exportCoupons(
    @CurrentUser() user: Principal,
    @Body() query: CouponExportDto,
    @RequestedLocale() locale: Locale,
  ): Promise<JobResponseDto> {
    return this.start(user, 'coupons', query, locale);
  }

  /** Starts an export of the texts of one kind in both languages, as workbooks that an import takes back; vendors get their own products. */
  @RequireRight(EXPORT_RIGHTS.translations)
  @Post('translations')
  @HttpCode(202)
  exportTranslations(
    @CurrentUser() user: Principal,
    @Body() query: TranslationExportDto,
    @RequestedLocale() locale: Locale,
  ): Promise<JobResponseDto> {
    return this.start(user, 'translations', query, locale);
  }

  /** Starts an export of all synonyms, as a workbook that an import takes back. */
  @RequireRight(EXPORT_RIGHTS['search-words'])
  @Post('search-words')
  @HttpCode(202)
  exportSynonyms(
    @CurrentUser() user: Principal,
    @RequestedLocale() locale: Locale,
  ): Promise<JobResponseDto> {
    return this.start(user, 'search-words', {}, locale);
  }

  /** Starts an export of the categories, as a workbook that an import takes back. */
  @RequireRight(EXPORT_RIGHTS.categories)
  @Post('categories')
  @HttpCode(202)
  exportCategories(
    @CurrentUser() user: Principal,
    @RequestedLocale() locale: Locale,
  ): Promise<JobResponseDto> {
    return this.start(user, 'categories', {}, locale);
  }

  /** Starts an export of the brands, as a workbook that an import takes back. */
  @RequireRight(EXPORT_RIGHTS.brands)
  @Post('brands')
  @HttpCode(202)
  exportBrands(
    @CurrentUser() user: Principal,
    @RequestedLocale() locale: Locale,
  ): Promise<JobResponseDto> {
    return this.start(user, 'brands', {}, locale);
  }

  /** Starts an export of the offers, as a workbook that an import takes back. */
  @RequireRight(EXPORT_RIGHTS.offers)
  @Post('offers')
  @HttpCode(202)
  exportOffers(
    @CurrentUser() user: Principal,
    @RequestedLocale() locale: Locale,
  ): Promise<JobResponseDto> {
    return this.start(user, 'offers', {}, locale);
  }

  /** Starts an export of the partners, as a workbook that an import takes back. */
  @RequireRight(EXPORT_RIGHTS.partners)
  @Post('partners')
  @HttpCode(202)
  exportPartners(
    @CurrentUser() user: Principal,
    @RequestedLocale() locale: Locale,
  ): Promise<JobResponseDto> {
    return this.start(user, 'partners', {}, locale);
  }

  /** Starts an export of the hero banners, as a workbook that an import takes back. */
  @RequireRight(EXPORT_RIGHTS.banners)
  @Post('banners')
  @HttpCode(202)
  exportBanners(
    @CurrentUser() user: Principal,
    @RequestedLocale() locale: Locale,
  ): Promise<JobResponseDto> {
    return this.start(user, 'banners', {}, locale);
  }

  /** Starts an export of the advertising tiles, as a workbook that an import takes back. */
  @RequireRight(EXPORT_RIGHTS['main-ads'])
  @Post('main-ads')
  @HttpCode(202)
  exportMainAds(
    @CurrentUser() user: Principal,
    @RequestedLocale() locale: Locale,
  ): Promise<JobResponseDto> {
    return this.start(user, 'main-ads', {}, locale);
  }

  /** Starts an export of the promo videos, as a workbook that an import takes back. */
  @RequireRight(EXPORT_RIGHTS.videos)
  @Post('videos')
  @HttpCode(202)
  exportVideos(
    @CurrentUser() user: Principal,
    @RequestedLocale() locale: Locale,
  ): Promise<JobResponseDto> {
    return this.start(user, 'videos', {}, locale);
  }

  private async start(
    user: Principal,
    kind: ListKind,
    query: object,
    locale: Locale,
  ): Promise<JobResponseDto> {
    const id = await this.exports.startList(user, kind, query, locale);
    return { ...done(msg('export.started')), job: await this.reader.export(id) };
  }
}
