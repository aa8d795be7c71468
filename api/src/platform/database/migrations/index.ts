import { Accounts20261121000100 } from './20261121000100-accounts.js';
import { Catalogue20261121000200 } from './20261121000200-catalogue.js';
import { Search20261121000210 } from './20261121000210-search.js';
import { Orders20261121000300 } from './20261121000300-orders.js';
import { ProductLists20261121000410 } from './20261121000410-product-lists.js';
import { SearchText20261121000420 } from './20261121000420-search-text.js';
import { SearchMeaning20261121000421 } from './20261121000421-search-meaning.js';
import { SearchForgetting20261121000422 } from './20261121000422-search-forgetting.js';
import { SearchTextFilled20261121000423 } from './20261121000423-search-text-filled.js';
import { People20261121000430 } from './20261121000430-people.js';
import { ProductImports20261121000440 } from './20261121000440-product-imports.js';
import { NamedFiles20261121000450 } from './20261121000450-named-files.js';
import { CatalogueNews20261121000460 } from './20261121000460-catalogue-news.js';
import { VendorOrders20261121000480 } from './20261121000480-vendor-orders.js';
import { SearchSwift20261121000490 } from './20261121000490-search-swift.js';
import { SearchSwiftFilled20261121000491 } from './20261121000491-search-swift-filled.js';
import { ProductCodes20261121000495 } from './20261121000495-product-codes.js';
import { SearchSoldOut20261121000500 } from './20261121000500-search-sold-out.js';
import { Settings20261121000600 } from './20261121000600-settings.js';
import { Audit20261121000610 } from './20261121000610-audit.js';
import { Rescue20261121000700 } from './20261121000700-rescue.js';
import { OrderDesk20261121000800 } from './20261121000800-order-desk.js';
import { Ops20261121001000 } from './20261121001000-ops.js';
import { Refunds20261121001100 } from './20261121001100-refunds.js';
import { PendingRefunds20261121001300 } from './20261121001300-pending-refunds.js';
import { SellerAnswers20261121001200 } from './20261121001200-seller-answers.js';
import { Processes20261122001000 } from './20261122001000-processes.js';
import { RequestIds20261122001500 } from './20261122001500-request-ids.js';
import { ProductDates20261122001700 } from './20261122001700-product-dates.js';
import { QuietWorkers20261122001900 } from './20261122001900-quiet-workers.js';
import { ShipmentsByOrder20261123000400 } from './20261123000400-shipments-by-order.js';
import { Purchases20261123000200 } from './20261123000200-purchases.js';
import { OneOrderPerPurchase20261123000210 } from './20261123000210-one-order-per-purchase.js';
import { FailedRefunds20261123000500 } from './20261123000500-failed-refunds.js';
import { RefundReferences20261123000501 } from './20261123000501-refund-references.js';
import { ChangedAddresses20261123000510 } from './20261123000510-changed-addresses.js';
import { SoldOutProducts20261123000410 } from './20261123000410-sold-out-products.js';
import { RefundLines20261123000520 } from './20261123000520-refund-lines.js';
import { OrderNetworks20261123000220 } from './20261123000220-order-networks.js';
import { OrderCaps20261123000230 } from './20261123000230-order-caps.js';
import { RefundLinesByPayment20261123000530 } from './20261123000530-refund-lines-by-payment.js';
import { LearnedWordsByKey20261123000540 } from './20261123000540-learned-words-by-key.js';
import { VerifiedEmails20261123000610 } from './20261123000610-verified-emails.js';
import { EventMessages20261123000620 } from './20261123000620-event-messages.js';
import { OutboxCrashes20261125000100 } from './20261125000100-outbox-crashes.js';
import { ProductVariants20261126000100 } from './20261126000100-product-variants.js';
import { DeliveryPromise20261127000300 } from './20261127000300-delivery-promise.js';
import { LateOrders20261127000310 } from './20261127000310-late-orders.js';
import { BookingSettings20261127000320 } from './20261127000320-booking-settings.js';
import { TrackingEvents20261127000500 } from './20261127000500-tracking-events.js';
import { CreditNotes20261127000510 } from './20261127000510-credit-notes.js';
import { CreditNoteNumbers20261127000520 } from './20261127000520-credit-note-numbers.js';
import { Carts20261127000400 } from './20261127000400-carts.js';
import { Addresses20261127000410 } from './20261127000410-addresses.js';
import { ProfileAddresses20261127000420 } from './20261127000420-profile-addresses.js';
import { CopiedAddresses20261127000430 } from './20261127000430-copied-addresses.js';
import { ShopPlace20261127000700 } from './20261127000700-shop-place.js';
import { ProductTexts20261127000710 } from './20261127000710-product-texts.js';
import { StockAlerts20261127000200 } from './20261127000200-stock-alerts.js';
import { RestockedProducts20261127000210 } from './20261127000210-restocked-products.js';
import { OnlyVariantPrice20261127000800 } from './20261127000800-only-variant-price.js';
import { ProductSets20261127000100 } from './20261127000100-product-sets.js';
import { VariantSets20261127000101 } from './20261127000101-variant-sets.js';
import { ProductSetsFilled20261127000102 } from './20261127000102-product-sets-filled.js';
import { ProductRanks20261127000110 } from './20261127000110-product-ranks.js';
import { SalesByLine20261127000111 } from './20261127000111-sales-by-line.js';
import { SalesGivenBack20261127000112 } from './20261127000112-sales-given-back.js';
import { ProductRanksFilled20261127000113 } from './20261127000113-product-ranks-filled.js';
import { Returns20261127000600 } from './20261127000600-returns.js';
import { RefundsOfReturns20261127000610 } from './20261127000610-refunds-of-returns.js';
import { RefundsOfReturnsIndex20261127000620 } from './20261127000620-refunds-of-returns-index.js';
import { EventsOfReturns20261127000630 } from './20261127000630-events-of-returns.js';
import { SizeGuides20261127000220 } from './20261127000220-size-guides.js';
import { SoldOutVariants20261127000230 } from './20261127000230-sold-out-variants.js';
import { SalesWithoutWaiting20261127000114 } from './20261127000114-sales-without-waiting.js';
import { PriceRange20261128000200 } from './20261128000200-price-range.js';
import { PriceRangeFilled20261128000210 } from './20261128000210-price-range-filled.js';
import { SalesWithoutIsNew20261128000220 } from './20261128000220-sales-without-is-new.js';
import { CartPurchases20261128000300 } from './20261128000300-cart-purchases.js';
import { InvoiceReversals20261128000310 } from './20261128000310-invoice-reversals.js';
import { ScannedVoidedParcels20261128000320 } from './20261128000320-scanned-voided-parcels.js';
import { ScannedVoidedParcelsIndex20261128000330 } from './20261128000330-scanned-voided-parcels-index.js';
import { OptionOrder20261128000100 } from './20261128000100-option-order.js';
import { KeptImageColors20261128000110 } from './20261128000110-kept-image-colors.js';
import { QueuedProductSets20261128000120 } from './20261128000120-queued-product-sets.js';
import { ShopperNotes20261128000600 } from './20261128000600-shopper-notes.js';
import { BlockedShoppers20261128000610 } from './20261128000610-blocked-shoppers.js';
import { OrderLinesWords20261128000500 } from './20261128000500-order-lines-words.js';
import { SimilarOrders20261128000501 } from './20261128000501-similar-orders.js';
import { OrderNotes20261128000510 } from './20261128000510-order-notes.js';
import { Permissions20261129000300 } from './20261129000300-permissions.js';
import { UnpublishedProducts20261130000500 } from './20261130000500-unpublished-products.js';
import { StockChanges20261130000510 } from './20261130000510-stock-changes.js';
import { SharedStockChanges20261201000010 } from './20261201000010-shared-stock-changes.js';
import { ModeratedReviews20261201000100 } from './20261201000100-moderated-reviews.js';
import { ReviewLists20261201000110 } from './20261201000110-review-lists.js';
import { OrderListViews20261129000100 } from './20261129000100-order-list-views.js';
import { SoldEventsIndex20261129000110 } from './20261129000110-sold-events-index.js';
import { DeletedProducts20261129000200 } from './20261129000200-deleted-products.js';
import { CountedReviews20261201000120 } from './20261201000120-counted-reviews.js';
import { BusinessDetails20261201000210 } from './20261201000210-business-details.js';
import { DailySales20261201000300 } from './20261201000300-daily-sales.js';
import { DailySalesQueued20261201000310 } from './20261201000310-daily-sales-queued.js';
import { Exports20261202000200 } from './20261202000200-exports.js';
import { StorefrontLayout20261202000600 } from './20261202000600-storefront-layout.js';
import { MissingTranslations20261202000650 } from './20261202000650-missing-translations.js';
import { ScheduledContents20261202000610 } from './20261202000610-scheduled-contents.js';
import { ShopName20261201000200 } from './20261201000200-shop-name.js';
import { ShopPages20261202000100 } from './20261202000100-shop-pages.js';
import { Appearance20261202000400 } from './20261202000400-appearance.js';
import { DailyCounts20261202000300 } from './20261202000300-daily-counts.js';
import { SalesDaysQueuedAt20261202000310 } from './20261202000310-sales-days-queued-at.js';
import { ReceivedReturnsIndex20261202000320 } from './20261202000320-received-returns-index.js';
import { ProviderTests20261202000500 } from './20261202000500-provider-tests.js';
import { VariantOfferPrices20261203000200 } from './20261203000200-variant-offer-prices.js';
import { PreviewLinks20261203000210 } from './20261203000210-preview-links.js';
import { TrashDays20261203000220 } from './20261203000220-trash-days.js';
import { OrdersWithoutAccount20261203000300 } from './20261203000300-orders-without-account.js';
import { OrdersOfDeletedAccounts20261203000310 } from './20261203000310-orders-of-deleted-accounts.js';
import { OrdersWithoutAccountMarked20261203000320 } from './20261203000320-orders-without-account-marked.js';
import { GuestIndexes20261203000330 } from './20261203000330-guest-indexes.js';
import { TaxRecordYears20261203000340 } from './20261203000340-tax-record-years.js';
import { DailyOrders20261203000400 } from './20261203000400-daily-orders.js';
import { DailyOrdersQueued20261203000410 } from './20261203000410-daily-orders-queued.js';
import { FailingOutboxIndex20261203000420 } from './20261203000420-failing-outbox-index.js';
import { AnnouncedProducts20261203000500 } from './20261203000500-announced-products.js';
import { AnnouncedVariants20261203000510 } from './20261203000510-announced-variants.js';
import { AnnouncedProductSets20261203000520 } from './20261203000520-announced-product-sets.js';
import { AnnouncedRatings20261204000200 } from './20261204000200-announced-ratings.js';
import { AnnouncedContents20261204000210 } from './20261204000210-announced-contents.js';
import { ChangedOrders20261204000100 } from './20261204000100-changed-orders.js';
import { BestSellingMonths20261204000110 } from './20261204000110-best-selling-months.js';
import { LargeShopIndexes20261204000120 } from './20261204000120-large-shop-indexes.js';
import { SalesByDayOfOrder20261204000400 } from './20261204000400-sales-by-day-of-order.js';
import { VariantListPrice20261204000500 } from './20261204000500-variant-list-price.js';
import { VariantListPriceFilled20261204000510 } from './20261204000510-variant-list-price-filled.js';
import { CancelledImports20261204000520 } from './20261204000520-cancelled-imports.js';
import { SoldByKey20261206000100 } from './20261206000100-sold-by-key.js';
import { PageDrafts20261205000100 } from './20261205000100-page-drafts.js';
import { AuditChain20261206000500 } from './20261206000500-audit-chain.js';
import { Passkeys20261207020100 } from './20261207020100-passkeys.js';
import { StaffPasswordResets20261207020200 } from './20261207020200-staff-password-resets.js';
import { CashConfirmations20261208020000 } from './20261208020000-cash-confirmations.js';
import { CashHistoryIndexes20261208020100 } from './20261208020100-cash-history-indexes.js';
import { DraftOrders20261208070000 } from './20261208070000-draft-orders.js';
import { FewerProductTriggers20261207080100 } from './20261207080100-fewer-product-triggers.js';
import { Coupons20261208010000 } from './20261208010000-coupons.js';
import { CouponUses20261208010010 } from './20261208010010-coupon-uses.js';
import { OrderDiscounts20261208010020 } from './20261208010020-order-discounts.js';
import { OrderLineDiscounts20261208010030 } from './20261208010030-order-line-discounts.js';
import { DiscountsChecked20261208010040 } from './20261208010040-discounts-checked.js';
import { ReleasedCouponUses20261208010050 } from './20261208010050-released-coupon-uses.js';
import { DailyDiscounts20261208010060 } from './20261208010060-daily-discounts.js';
import { PriceHistory20261208050000 } from './20261208050000-price-history.js';
import { VariantStruckPrices20261208050100 } from './20261208050100-variant-struck-prices.js';
import { ProductStruckPrices20261208050200 } from './20261208050200-product-struck-prices.js';
import { PriceHistoryStarted20261208050300 } from './20261208050300-price-history-started.js';
import { VendorStatements20261208080000 } from './20261208080000-vendor-statements.js';
import { VendorSalesEntered20261208080100 } from './20261208080100-vendor-sales-entered.js';
import { FreeRefunds20261208081000 } from './20261208081000-free-refunds.js';
import { ProviderTestReason20261209010000 } from './20261209010000-provider-test-reason.js';
import { ImportWarnings20261209030100 } from './20261209030100-import-warnings.js';
import { SynonymImports20261209030000 } from './20261209030000-synonym-imports.js';
import { ScheduledMenu20261209020000 } from './20261209020000-scheduled-menu.js';
import { FeatureReadIndexes20261209050000 } from './20261209050000-feature-read-indexes.js';
import { ProblemWords20261211010000 } from './20261211010000-problem-words.js';
import { SaleIndexes20261211010100 } from './20261211010100-sale-indexes.js';
import { ArabicDocumentAddress20261211030000 } from './20261211030000-arabic-document-address.js';
import { SearchNames20261212020000 } from './20261212020000-search-names.js';
import { SearchCorrections20261214050000 } from './20261214050000-search-corrections.js';
import { MoreSearchWords20261214050010 } from './20261214050010-more-search-words.js';
import { ArabicRoots20261214050020 } from './20261214050020-arabic-roots.js';
import { HiddenCategoriesChecked20261214050030 } from './20261214050030-hidden-categories-checked.js';
import { ExportedLists20261215000000 } from './20261215000000-exported-lists.js';
import { ListImports20261215000100 } from './20261215000100-list-imports.js';
import { UndoneSynonymImports20261215000200 } from './20261215000200-undone-synonym-imports.js';
import { RecentCashStatements20261215000300 } from './20261215000300-recent-cash-statements.js';
import { ShopperPairs20261215030000 } from './20261215030000-shopper-pairs.js';
import { AddressKeys20261215030010 } from './20261215030010-address-keys.js';
import { OrderKeys20261215030020 } from './20261215030020-order-keys.js';
import { ShoppersToCompare20261215030030 } from './20261215030030-shoppers-to-compare.js';
import { VendorTexts20261216000000 } from './20261216000000-vendor-texts.js';
import { AmbiguousSearchWords20261216001000 } from './20261216001000-ambiguous-search-words.js';
import { FilesOfMoreLists20261216010000 } from './20261216010000-files-of-more-lists.js';
import { DailyVisitSums20261216020000 } from './20261216020000-daily-visit-sums.js';
import { EarlierVisitSums20261216020010 } from './20261216020010-earlier-visit-sums.js';
import { TagTimes20261216030000 } from './20261216030000-tag-times.js';
import { MovedTagTimes20261216030005 } from './20261216030005-moved-tag-times.js';
import { EarlierTagTimes20261216030010 } from './20261216030010-earlier-tag-times.js';
import { ShopperPasskeys20261218010000 } from './20261218010000-shopper-passkeys.js';
import { EndsOfMailsAndRequests20261218020000 } from './20261218020000-ends-of-mails-and-requests.js';
import { PickupPhone20261204000530 } from './20261204000530-pickup-phone.js';
import { DailyMoney20261205000200 } from './20261205000200-daily-money.js';
import { DailyMoneyFilled20261205000210 } from './20261205000210-daily-money-filled.js';
import { OrderNames20261205000220 } from './20261205000220-order-names.js';
import { SumsIndexes20261205000230 } from './20261205000230-sums-indexes.js';
import { LowStock20261205000240 } from './20261205000240-low-stock.js';
import { LowStockFilled20261205000250 } from './20261205000250-low-stock-filled.js';
import { CheaperStockTriggers20261205000400 } from './20261205000400-cheaper-stock-triggers.js';
import { SearchSynonyms20261208040000 } from './20261208040000-search-synonyms.js';
import { SearchWithSynonyms20261208040010 } from './20261208040010-search-with-synonyms.js';
import { SeededSearchWords20261208040020 } from './20261208040020-seeded-search-words.js';

/** Every migration in order; a new one is added at the end. */
import { ListViews20261203000100 } from './20261203000100-list-views.js';
import { CancelledExports20261203000110 } from './20261203000110-cancelled-exports.js';
import { StaffRequestKeys20261206000300 } from './20261206000300-staff-request-keys.js';
import { SessionOrigins20261206000400 } from './20261206000400-session-origins.js';
import { GivenPasswords20261206000410 } from './20261206000410-given-passwords.js';
import { ShopperSignIn20261207010000 } from './20261207010000-shopper-sign-in.js';
import { SignInRepairs20261207011000 } from './20261207011000-sign-in-repairs.js';
import { SecondFactors20261206000420 } from './20261206000420-second-factors.js';
import { CashStatements20261208030000 } from './20261208030000-cash-statements.js';
import { UndoneRemittances20261208030010 } from './20261208030010-undone-remittances.js';
import { LateParcels20261208030020 } from './20261208030020-late-parcels.js';
import { ProductProblems20261208060000 } from './20261208060000-product-problems.js';
import { ProductProblemsQueued20261208060100 } from './20261208060100-product-problems-queued.js';
import { AdjustmentReasons20261214030000 } from './20261214030000-adjustment-reasons.js';
import { ShopperNoteKeys20261214030100 } from './20261214030100-shopper-note-keys.js';
import { MonthlyVisits20261217020000 } from './20261217020000-monthly-visits.js';
import { EarlierMonthlyVisits20261217020010 } from './20261217020010-earlier-monthly-visits.js';
import { ReceivedReturns20261217020020 } from './20261217020020-received-returns.js';
import { EarlierReceivedReturns20261217020030 } from './20261217020030-earlier-received-returns.js';
import { DailyProductOrders20261217020040 } from './20261217020040-daily-product-orders.js';
import { EarlierProductOrders20261217020050 } from './20261217020050-earlier-product-orders.js';

export const migrations = [
  Accounts20261121000100,
  Catalogue20261121000200,
  Search20261121000210,
  Orders20261121000300,
  ProductLists20261121000410,
  SearchText20261121000420,
  SearchMeaning20261121000421,
  SearchForgetting20261121000422,
  SearchTextFilled20261121000423,
  People20261121000430,
  ProductImports20261121000440,
  NamedFiles20261121000450,
  CatalogueNews20261121000460,
  VendorOrders20261121000480,
  SearchSwift20261121000490,
  SearchSwiftFilled20261121000491,
  ProductCodes20261121000495,
  SearchSoldOut20261121000500,
  Settings20261121000600,
  Audit20261121000610,
  Rescue20261121000700,
  OrderDesk20261121000800,
  Ops20261121001000,
  Refunds20261121001100,
  PendingRefunds20261121001300,
  SellerAnswers20261121001200,
  Processes20261122001000,
  RequestIds20261122001500,
  ProductDates20261122001700,
  QuietWorkers20261122001900,
  ShipmentsByOrder20261123000400,
  Purchases20261123000200,
  OneOrderPerPurchase20261123000210,
  FailedRefunds20261123000500,
  RefundReferences20261123000501,
  ChangedAddresses20261123000510,
  SoldOutProducts20261123000410,
  RefundLines20261123000520,
  OrderNetworks20261123000220,
  OrderCaps20261123000230,
  RefundLinesByPayment20261123000530,
  LearnedWordsByKey20261123000540,
  VerifiedEmails20261123000610,
  EventMessages20261123000620,
  OutboxCrashes20261125000100,
  ProductVariants20261126000100,
  DeliveryPromise20261127000300,
  LateOrders20261127000310,
  BookingSettings20261127000320,
  TrackingEvents20261127000500,
  CreditNotes20261127000510,
  CreditNoteNumbers20261127000520,
  Carts20261127000400,
  Addresses20261127000410,
  ProfileAddresses20261127000420,
  CopiedAddresses20261127000430,
  ShopPlace20261127000700,
  ProductTexts20261127000710,
  StockAlerts20261127000200,
  RestockedProducts20261127000210,
  OnlyVariantPrice20261127000800,
  ProductSets20261127000100,
  VariantSets20261127000101,
  ProductSetsFilled20261127000102,
  ProductRanks20261127000110,
  SalesByLine20261127000111,
  SalesGivenBack20261127000112,
  ProductRanksFilled20261127000113,
  Returns20261127000600,
  RefundsOfReturns20261127000610,
  RefundsOfReturnsIndex20261127000620,
  EventsOfReturns20261127000630,
  SizeGuides20261127000220,
  SoldOutVariants20261127000230,
  SalesWithoutWaiting20261127000114,
  PriceRange20261128000200,
  PriceRangeFilled20261128000210,
  SalesWithoutIsNew20261128000220,
  CartPurchases20261128000300,
  InvoiceReversals20261128000310,
  ScannedVoidedParcels20261128000320,
  ScannedVoidedParcelsIndex20261128000330,
  OptionOrder20261128000100,
  KeptImageColors20261128000110,
  QueuedProductSets20261128000120,
  ShopperNotes20261128000600,
  BlockedShoppers20261128000610,
  OrderLinesWords20261128000500,
  SimilarOrders20261128000501,
  OrderNotes20261128000510,
  Permissions20261129000300,
  UnpublishedProducts20261130000500,
  StockChanges20261130000510,
  SharedStockChanges20261201000010,
  ModeratedReviews20261201000100,
  ReviewLists20261201000110,
  OrderListViews20261129000100,
  SoldEventsIndex20261129000110,
  DeletedProducts20261129000200,
  CountedReviews20261201000120,
  BusinessDetails20261201000210,
  DailySales20261201000300,
  DailySalesQueued20261201000310,
  ShopName20261201000200,
  ShopPages20261202000100,
  Exports20261202000200,
  Appearance20261202000400,
  StorefrontLayout20261202000600,
  ScheduledContents20261202000610,
  MissingTranslations20261202000650,
  DailyCounts20261202000300,
  SalesDaysQueuedAt20261202000310,
  ReceivedReturnsIndex20261202000320,
  ProviderTests20261202000500,
  ListViews20261203000100,
  CancelledExports20261203000110,
  VariantOfferPrices20261203000200,
  PreviewLinks20261203000210,
  TrashDays20261203000220,
  OrdersWithoutAccount20261203000300,
  OrdersOfDeletedAccounts20261203000310,
  OrdersWithoutAccountMarked20261203000320,
  GuestIndexes20261203000330,
  TaxRecordYears20261203000340,
  DailyOrders20261203000400,
  DailyOrdersQueued20261203000410,
  FailingOutboxIndex20261203000420,
  AnnouncedProducts20261203000500,
  AnnouncedVariants20261203000510,
  AnnouncedProductSets20261203000520,
  ChangedOrders20261204000100,
  BestSellingMonths20261204000110,
  LargeShopIndexes20261204000120,
  AnnouncedRatings20261204000200,
  AnnouncedContents20261204000210,
  SalesByDayOfOrder20261204000400,
  VariantListPrice20261204000500,
  VariantListPriceFilled20261204000510,
  CancelledImports20261204000520,
  PickupPhone20261204000530,
  DailyMoney20261205000200,
  DailyMoneyFilled20261205000210,
  OrderNames20261205000220,
  SumsIndexes20261205000230,
  LowStock20261205000240,
  LowStockFilled20261205000250,
  CheaperStockTriggers20261205000400,
  PageDrafts20261205000100,
  SoldByKey20261206000100,
  StaffRequestKeys20261206000300,
  SessionOrigins20261206000400,
  GivenPasswords20261206000410,
  SecondFactors20261206000420,
  AuditChain20261206000500,
  ShopperSignIn20261207010000,
  SignInRepairs20261207011000,
  Passkeys20261207020100,
  StaffPasswordResets20261207020200,
  FewerProductTriggers20261207080100,
  Coupons20261208010000,
  CouponUses20261208010010,
  OrderDiscounts20261208010020,
  OrderLineDiscounts20261208010030,
  DiscountsChecked20261208010040,
  ReleasedCouponUses20261208010050,
  DailyDiscounts20261208010060,
  CashConfirmations20261208020000,
  CashHistoryIndexes20261208020100,
  CashStatements20261208030000,
  UndoneRemittances20261208030010,
  LateParcels20261208030020,
  SearchSynonyms20261208040000,
  SearchWithSynonyms20261208040010,
  SeededSearchWords20261208040020,
  PriceHistory20261208050000,
  VariantStruckPrices20261208050100,
  ProductStruckPrices20261208050200,
  PriceHistoryStarted20261208050300,
  ProductProblems20261208060000,
  ProductProblemsQueued20261208060100,
  DraftOrders20261208070000,
  VendorStatements20261208080000,
  VendorSalesEntered20261208080100,
  FreeRefunds20261208081000,
  ProviderTestReason20261209010000,
  SynonymImports20261209030000,
  ImportWarnings20261209030100,
  ScheduledMenu20261209020000,
  FeatureReadIndexes20261209050000,
  ProblemWords20261211010000,
  SaleIndexes20261211010100,
  ArabicDocumentAddress20261211030000,
  SearchNames20261212020000,
  AdjustmentReasons20261214030000,
  ShopperNoteKeys20261214030100,
  SearchCorrections20261214050000,
  MoreSearchWords20261214050010,
  ArabicRoots20261214050020,
  HiddenCategoriesChecked20261214050030,
  ExportedLists20261215000000,
  ListImports20261215000100,
  UndoneSynonymImports20261215000200,
  RecentCashStatements20261215000300,
  ShopperPairs20261215030000,
  AddressKeys20261215030010,
  OrderKeys20261215030020,
  ShoppersToCompare20261215030030,
  VendorTexts20261216000000,
  AmbiguousSearchWords20261216001000,
  FilesOfMoreLists20261216010000,
  DailyVisitSums20261216020000,
  EarlierVisitSums20261216020010,
  TagTimes20261216030000,
  MovedTagTimes20261216030005,
  EarlierTagTimes20261216030010,
  MonthlyVisits20261217020000,
  EarlierMonthlyVisits20261217020010,
  ReceivedReturns20261217020020,
  EarlierReceivedReturns20261217020030,
  DailyProductOrders20261217020040,
  EarlierProductOrders20261217020050,
  ShopperPasskeys20261218010000,
  EndsOfMailsAndRequests20261218020000,
];
