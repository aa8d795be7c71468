/**
 * What is stored about persons: `docs/privacy.md` is made from it, and a test compares it with the tables of the
 * database, so that a new column cannot stay without a class.
 */

/** The classes of data with what protects them. */
export const CLASSES = {
  public: 'Shown to everyone. Protected against change: rights, audit log.',
  internal:
    'Of the shop, without a person: ids, states, amounts, times. Read by staff with the right of its page, and by the application.',
  personal:
    'About a person. Only its owner and staff with the right of its page read it (S-01, S-07); responses are `no-store` (TRUST-30); logs and metrics contain none of it (S-05); TLS on the way; exported and erased as listed below. The operator encrypts the volumes of database, files and backups.',
  secret:
    'Gives access. Stored as a hash (passwords: argon2id, tokens: SHA-256) or encrypted (AES-256-GCM), never in a response after it was made, nor in a log, queue or export (S-05, S-07, S-10).',
};

/** The kinds of personal data. Rows of `TABLES` refer to them. */
export const KINDS = {
  account: {
    what: 'Account of a shopper: name, email, phone, gender, address, language, password, passkeys',
    purpose: 'login, orders, delivery',
    basis: 'contract',
    readers: 'the shopper; admins (`shoppers.view`)',
    retention: 'until the account is deleted',
    erasure: 'deleted with the account (PROF-41, PERSON-21)',
    isExported: true,
  },
  addresses: {
    what: 'Address book',
    purpose: 'delivery',
    basis: 'contract',
    readers: 'the shopper; admins (`shoppers.view`)',
    retention: 'until removed',
    erasure: 'deleted with the account',
    isExported: true,
  },
  choices: {
    what: 'Cart, wishlist, stock alerts',
    purpose: 'what the shopper asked to be remembered',
    basis: 'contract; a stock alert of a guest: consent, confirmed by email',
    readers: 'the shopper; admins (`shoppers.view`, `shoppers.data`)',
    retention: 'until removed; an alert until its mail is sent or its end',
    erasure:
      'deleted with the account; alerts of guests by contact (PERSON-32) or the link in the mail',
    isExported: true,
  },
  reviews: {
    what: 'Reviews with the username of the shopper',
    purpose: 'information of other shoppers',
    basis: 'consent: published on request of the shopper',
    readers: 'everyone, until hidden',
    retention: 'until deleted',
    erasure: 'deleted by the shopper, or with the account (PERSON-24)',
    isExported: true,
  },
  orders: {
    what: 'Orders: name, phone, email, address, notes, items; shipments and labels',
    purpose: 'delivery, guarantee, tax records',
    basis: 'contract; legal obligation (Federal Decree-Law 28 of 2022 on Tax Procedures)',
    readers:
      'the shopper; admins and operations (`orders.view`); vendors: first name, city and own lines; the carrier; the card gateway: name, email, phone',
    retention:
      'name and address for the tax period (`taxRecordYears`, 5 to 15 years), the rest until erased',
    erasure:
      'contact, notes and labels with the account; name and address after the tax period by the worker (PERSON-34)',
    isExported: true,
  },
  coupons: {
    what: 'Coupons for one shopper, and the orders that used a coupon',
    purpose: 'discounts, and their limit for each shopper',
    basis: 'contract',
    readers: 'the shopper; staff with `coupons.view`',
    retention: 'as the order',
    erasure:
      'the shopper is removed from the coupon with the account, email and phone by contact or with those of the order',
    isExported: true,
  },
  returns: {
    what: 'Returns with notes and pictures',
    purpose: 'return and refund',
    basis: 'contract',
    readers: 'the shopper; admins and operations (`returns.view`)',
    retention: 'as the order',
    erasure: 'notes and pictures with the account (PROF-43)',
    isExported: true,
  },
  drafts: {
    what: 'Draft orders: what staff know of the shopper, items, a note of staff, address of the conversation',
    purpose: 'an order that the shopper asked for in a conversation',
    basis: 'steps before a contract, on request of the person',
    readers: 'admins and operations (`orders.drafts`); without the note who has the link',
    retention: '90 days after its link has expired; one with an order as the order',
    erasure: 'with the account, by contact (PERSON-32), or with its order',
    isExported: true,
  },
  payments: {
    what: 'Payments: numbers of the card gateway; no card data (S-05)',
    purpose: 'payment, refund, reconciliation',
    basis: 'contract; legal obligation',
    readers: 'admins and operations (`orders.payments`, `reconciliation.view`)',
    retention: 'as the order; messages of the gateway 400 days',
    erasure: 'contain no name; stay with the amounts of the order',
    isExported: false,
  },
  mails: {
    what: 'Mails: recipient, kind, times, and the text of messages that shoppers write',
    purpose: 'delivery of mails, proof of what was sent',
    basis: 'contract',
    readers: 'admins and operations (`orders.mails`)',
    retention: '400 days',
    erasure: 'deleted with the account or by contact',
    isExported: true,
  },
  sessions: {
    what: 'Open sessions: browser and network; browsers known to an account, as a hash',
    purpose: 'login, protection of accounts',
    basis: 'legitimate interest in security',
    readers: 'the owner; admins (`shoppers.view`)',
    retention:
      'until they end (`SHOPPER_SESSION_DAYS`, staff 8 hours), then deleted within an hour; known browsers a year',
    erasure: 'deleted with the account',
    isExported: true,
  },
  networks: {
    what: 'Network of an order, as an HMAC',
    purpose: 'cap of unpaid orders',
    basis: 'legitimate interest in protection against abuse',
    readers: 'the application alone',
    retention: '1 day',
    erasure: 'deleted with the contact of the order',
    isExported: false,
  },
  notes: {
    what: 'Notes of staff about shoppers and orders',
    purpose: 'service',
    basis: 'legitimate interest',
    readers: 'admins and operations (`orders.notes`), admins (`shoppers.view`)',
    retention: 'until deleted',
    erasure: 'deleted with the account',
    isExported: false,
  },
  sellers: {
    what: 'Seller requests: name, email, phone, location',
    purpose: 'answer to the request',
    basis: 'steps before a contract, on request of the person',
    readers: 'admins (`sellers.view`)',
    retention: '400 days after the decision',
    erasure: 'by contact, unless it became an account (PERSON-32)',
    isExported: true,
  },
  staff: {
    what: 'Accounts of staff and vendors: name, username, email, about, image; second factor, passkeys',
    purpose: 'work in the dashboard; name, about and image of a vendor are published',
    basis: 'contract',
    readers: 'the owner; admins (`staff.manage`)',
    retention: 'until the account is removed; the name stays with what the account did',
    erasure: 'by an admin',
    isExported: false,
  },
  audit: {
    what: 'Audit log: account and name of staff, what they changed; no data of shoppers (PERSON-14)',
    purpose: 'proof of changes',
    basis: 'legitimate interest; legal obligation for money',
    readers: 'admins (`audit.view`)',
    retention: 'not deleted; a chain of hashes proves that it is complete (TRUST-10)',
    erasure: 'labels and changes of an erased order are redacted, the entry stays',
    isExported: false,
  },
  searches: {
    what: 'Words that were searched, and what followed those that found nothing, with a number per day; no person is stored with them',
    purpose: 'better search',
    basis: 'legitimate interest',
    readers: 'admins (`analytics.searches`, `searchWords.edit`)',
    retention: '`SEARCH_RETENTION_DAYS`',
    erasure: 'not connected with a person',
    isExported: false,
  },
  work: {
    what: 'Messages of the outbox, keys of repeated requests, files of imports and exports',
    purpose: 'work that is done once',
    basis: 'contract',
    readers: 'the application; admins and operations see kinds and states (S-19)',
    retention:
      'outbox 30 days after it is done, keys 1 to 7 days, files of exports 7 days, rows of imported lists 90 days',
    erasure: 'ends with its retention',
    isExported: false,
  },
};

/** Where personal data is besides the tables. */
export const PLACES = [
  ['Pictures of returns', 'file store, `UPLOADS_DIR` or S3', 'returns', 'deleted with the row'],
  [
    'Files of exports',
    'file store, not served by name',
    'orders, shoppers, reviews, returns',
    '7 days',
  ],
  ['Pictures of staff', 'file store, public', 'staff', 'until replaced'],
  [
    'Log of API and worker',
    'standard output, files of Docker',
    'no personal data (S-05)',
    'the rotation of the host',
  ],
  ['Log of the proxy', 'nginx', 'client address and path', 'the rotation of the host'],
  ['Queues and limits', 'Redis', 'ids; client addresses and accounts of limits', 'at most a day'],
  [
    'Known places of logins',
    'Redis, `login-known:*`',
    'hashes of accounts with their addresses and browsers',
    '90 days after the login',
  ],
  ['Mails', 'mail server of the shop and of the recipient', 'mails, orders', 'outside of the shop'],
  ['Card gateway', 'provider', 'name, email, phone, amount', 'contract with the provider'],
  ['Carrier', 'provider', 'name, phone, address, contents', 'contract with the provider'],
  [
    'Breached passwords',
    'service at `BREACHED_PASSWORDS_URL`',
    '20 bits of the SHA-1 of a new password, without an account',
    'nothing to delete',
  ],
  [
    'Backups',
    'copies of the database and the file store',
    'everything above',
    '`BACKUP_KEEP_DAYS`; an erasure is repeated after a restore from the audit log ([operations](operations.md#backups))',
  ],
];

/** Columns of each table by class. */
export const TABLES = {
  addresses: {
    kind: 'addresses',
    personal: 'label full_name phone city area building flat notes',
    internal: 'id user_id is_default created_at',
  },
  appearance: {
    public: 'id version accent logo logo_dark icons mail_name mail_from mail_reply_to',
  },
  audit: {
    kind: 'audit',
    personal: 'actor_id actor_name label changes',
    internal: 'id at actor_role action subject subject_id',
  },
  audit_chain: { internal: 'position audit_id salt content hash' },
  audit_chain_queue: { internal: 'audit_id' },
  banners: {
    public:
      'id title title_ar about about_ar tagline tagline_ar path image_url category active created_at shown_from shown_until',
  },
  brands: { public: 'id name icon created_at' },
  business_details: {
    public: 'legal_name invoice_address invoice_address_ar tax_number',
    internal:
      'id version pickup_name pickup_line1 pickup_line2 pickup_city pickup_phone tax_record_years',
  },
  cart_lines: {
    kind: 'choices',
    personal: 'product_id size color quantity',
    internal: 'id user_id updated_at',
  },
  cart_purchases: { kind: 'choices', personal: 'purchase_id', internal: 'user_id' },
  cash_confirmations: {
    internal:
      'order_id reasons no_answers called_at call_after outcome outcome_reason decided_by decided_at version created_at',
  },
  cash_rules: {
    internal: 'id version new_phone above above_fils returned retry_minutes least_calls',
  },
  cash_statement_columns: { internal: 'heading meaning chosen_at' },
  cash_statement_rows: {
    kind: 'notes',
    personal: 'note',
    internal:
      'id statement_id row_no line_count waybill order_id stated_fils collected_fils kind booked_at note_version noted_by noted_at',
  },
  cash_statements: {
    internal:
      'id file_name uploaded_by waybill_heading amount_heading ignored_rows from_day to_day version created_at booked_at booked_by undone_at undone_by',
  },
  categories: {
    public:
      'id name name_ar short_info short_info_ar description description_ar icon banner tags size_guide',
    internal: 'created_by created_at',
  },
  changed_order_days: { internal: 'id day queued_at order_id was_state was_city' },
  changed_sales_days: { internal: 'id day queued_at' },
  coupon_uses: {
    kind: 'coupons',
    personal: 'user_id',
    internal: 'order_id coupon_id discount_fils created_at released_at',
  },
  coupons: {
    kind: 'coupons',
    personal: 'user_id email phone',
    internal:
      'id code amount_fils percent target minimum_fils starts_at ends_at max_uses max_uses_per_shopper uses given_fils is_personal note reason source_order_id version created_at',
  },
  daily_money: { internal: 'day kind fils' },
  daily_orders: { internal: 'vendor_id state payment_method city day orders' },
  daily_product_orders: { internal: 'product_id day orders' },
  daily_product_sales: { internal: 'day product_id vendor_id pieces sales_fils' },
  daily_sales: {
    internal:
      'vendor_id breakdown day key orders sales_fils returned_orders returned_fils discount_fils',
  },
  daily_search_steps: { kind: 'searches', personal: 'words value', internal: 'day kind times' },
  daily_searches: { kind: 'searches', personal: 'words', internal: 'day searches results' },
  daily_visit_sums: { internal: 'day vendor_id category_id views carts checkouts' },
  daily_visits: { internal: 'day product_id vendor_id views carts checkouts' },
  draft_orders: {
    kind: 'drafts',
    personal:
      'full_name phone email city area building flat note conversation_url lines purchase_id',
    internal:
      'id version locale created_by created_at sent_at opened_at expires_at withdrawn_at order_id',
  },
  delivered_parcels: {
    internal: 'order_id carrier deliver_by delivered_on coupon_code coupon_fils created_at',
  },
  export_parts: { internal: 'export_id part first last rows is_written' },
  exports: {
    kind: 'work',
    personal: 'file_key order_ids query',
    internal:
      'id kind state created_by vendor_id locale total progress created_at finished_at cleared_at',
  },
  idempotency_keys: {
    kind: 'work',
    personal: 'user_id key fingerprint',
    internal: 'order_id created_at',
  },
  invoice_reversals: { internal: 'order_id credit_note_no created_at' },
  invoices: { internal: 'order_id no issued_at' },
  late_parcel_rule: { internal: 'id version enabled coupon_fils' },
  list_settings: { internal: 'staff_id list hidden_columns default_view_id' },
  list_import_rows: {
    kind: 'work',
    personal: 'cells before errors',
    internal: 'import_id row_no row_id version action is_done after_version',
  },
  list_imports: {
    internal:
      'id kind query state file_name created_by started_by total creates updates unchanged errors progress goal not_undone created_at finished_at undone_at',
  },
  list_views: { internal: 'id staff_id list name query hidden_columns position version' },
  low_stock: { internal: 'product_id vendor_id items' },
  low_stock_changes: { internal: 'id product_id' },
  mails: {
    kind: 'mails',
    personal: 'recipient content user_id',
    internal: 'id dedupe_key template locale order_id sent_at created_at',
  },
  main_ads: {
    public: 'id title title_ar text text_ar path image created_at shown_from shown_until',
  },
  menu_categories: { public: 'category_id is_shown place shown_from shown_until' },
  migrations: { internal: 'id timestamp name' },
  money_changes: { internal: 'id day kind fils order_id' },
  monthly_product_sales: { internal: 'month product_id vendor_id pieces sales_fils' },
  monthly_shop_sales: { internal: 'month product_id sales_fils' },
  monthly_visits: { internal: 'product_id vendor_id month views carts' },
  new_product_sales: { internal: 'id product_id day pieces' },
  offers: { public: 'id title title_ar created_at' },
  order_events: {
    kind: 'orders',
    personal: 'why why_message',
    internal: 'id order_id subject event from_state to_state actor created_at',
  },
  order_lines: {
    kind: 'orders',
    personal: 'product_id name name_ar size color quantity',
    internal: 'id order_id vendor_id image list_price_fils unit_price_fils discount_fils',
  },
  order_list_views: { internal: 'id staff_id name query' },
  order_names: { kind: 'orders', personal: 'name' },
  order_networks: { kind: 'networks', personal: 'network', internal: 'order_id created_at' },
  order_notes: {
    kind: 'notes',
    personal: 'text',
    internal: 'id order_id staff_id key created_at edited_at',
  },
  order_tags: { internal: 'id order_id tag ordered_at' },
  orders: {
    kind: 'orders',
    personal: 'user_id full_name email phone city area building flat notes',
    internal:
      'id operation_id state payment_method cod_state locale subtotal_fils delivery_fee_fils total_fils item_count holds_stock created_at updated_at purchase_id address_changed_at deliver_by address_complete without_account_since coupon_code discount_fils delivery_discount_fils',
  },
  outbox: {
    kind: 'work',
    personal: 'payload last_error',
    internal:
      'id topic dedupe_key run_at locked_until attempts done_at dead_at created_at request_id crashes',
  },
  page_pictures: { public: 'id file width height alt_en alt_ar' },
  partners: { public: 'id name path icon created_at' },
  passkey_challenges: {
    kind: ['account', 'staff'],
    secret: 'challenge',
    personal: 'browser_hash',
    internal: 'purpose staff_id user_id expires_at',
  },
  passkeys: {
    kind: ['account', 'staff'],
    personal: 'name',
    internal:
      'id staff_id user_id credential_id public_key counter transports locale created_at last_used_at',
  },
  password_resets: {
    kind: 'account',
    secret: 'token_hash',
    internal: 'id user_id staff_id locale expires_at created_at',
  },
  payment_events: {
    kind: 'payments',
    personal: 'ag_ref',
    internal: 'id payment_id event_key source status amount_text created_at',
  },
  payments: {
    kind: 'payments',
    personal: 'ag_ref pg_ref refund_reason refund_problem',
    internal:
      'id order_id order_no state amount_fils refunded_fils refund_fils refund_sent_at provider_status provider_code enquiries enquired_at captured_at created_at updated_at refund_round refund_failed_at refund_outside_fils refund_extra_fils refund_extra_closed_fils',
  },
  permissions: { internal: 'id version changes' },
  preview_links: {
    secret: 'token_hash',
    internal: 'id product_id created_by created_at expires_at',
  },
  product_check_changes: { internal: 'id product_id code_before' },
  product_counts: { internal: 'list count' },
  product_import_rows: {
    internal: 'import_id row_no cells given errors action outcome product_id before after warnings',
  },
  product_imports: {
    internal:
      'id state file_name created_by letters ignored_columns total creates updates unchanged errors reverted kept progress goal created_at confirmed_at finished_at reverted_at warnings',
  },
  product_pictures: { public: 'product_id file width height' },
  product_problem_counts: { internal: 'problem vendor_id category_id products' },
  product_problems: { internal: 'product_id problem vendor_id category_id words' },
  product_sales: { internal: 'product_id day pieces' },
  product_set_changes: { internal: 'product_id' },
  product_set_queue: { internal: 'product_id' },
  product_sets: { internal: 'kind value color chunk members' },
  price_history: {
    kind: 'audit',
    personal: 'actor',
    internal: 'id product_id size color price_fils pay_fils published reason since until',
  },
  price_rule_applied: { internal: 'id day rule last_id noted_since' },
  product_variants: {
    public:
      'id product_id size color code price_fils offer_price_fils struck_allowed lowest_fils position sold_out',
    internal: 'stock',
  },
  products: {
    public:
      'id name name_ar model description description_ar price_fils offer_price_fils pay_fils list_fils highest_pay_fils variant_price_fils standard_struck_allowed standard_lowest_fils struck_allowed lowest_fils discount warranty warranty_ar category_id vendor_id brand_id offer_id code tags images usage_images image_colors sizes colors sold_out_sizes sold_out_colors rating review_count stock in_stock version',
    internal:
      'tag_keys tag_ids rating_sum search_text name_key published deleted_at created_at updated_at sold',
  },
  provider_tests: { internal: 'provider succeeded tested_at reason' },
  received_returns: { internal: 'return_id vendor_id day pieces fils' },
  refund_keys: { internal: 'order_id key amount_fils fingerprint' },
  refund_lines: {
    internal:
      'id order_id payment_id refund_id kind order_line_id quantity restocked amount_fils created_at return_id',
  },
  refunds: {
    kind: 'payments',
    personal: 'reference',
    internal: 'id order_id way amount_fils created_at payment_id is_duplicate credit_note_no',
  },
  return_lines: { internal: 'id return_id order_line_id quantity received good' },
  return_pictures: { kind: 'returns', personal: 'file', internal: 'id return_id' },
  returns: {
    kind: 'returns',
    personal: 'note refusal',
    internal:
      'id order_id state reason key fingerprint created_at approved_at received_at closed_at',
  },
  reviews: {
    kind: 'reviews',
    personal: 'user_id stars comment',
    public: 'reply',
    internal: 'id product_id created_at hidden_at replied_at version',
  },
  search_faded: { internal: 'id text' },
  search_landings: { internal: 'id term words path created_at' },
  search_synonyms: {
    internal: 'id kind terms means terms_key is_seeded version created_at updated_at',
  },
  search_term_keys: { internal: 'key term synonym_id' },
  search_terms: { internal: 'term synonym_id kind senses' },
  search_word_keys: { internal: 'key word' },
  search_words: { internal: 'word' },
  second_factors: {
    kind: 'staff',
    secret: 'secret recovery_salt recovery_codes',
    internal: 'staff_id active_since last_step locale',
  },
  seeds: { internal: 'name done_at' },
  seller_requests: {
    kind: 'sellers',
    personal: 'name email phone location reason',
    secret: 'invite_hash',
    internal: 'id created_at locale state decided_at decided_by staff_id invite_until',
  },
  sessions: {
    kind: 'sessions',
    personal: 'actor_id user_agent network',
    internal: 'id actor_kind created_at expires_at last_seen_at confirmed_at',
  },
  settings: {
    public:
      'return_days dubai_fee_fils other_fee_fils free_shipping_from_fils cod_enabled contact_phone contact_email whatsapp slogans flash_sale_from flash_sale_until holidays address opening_hours socials name price_rule',
    internal: 'id version booking_delay_minutes trash_days',
  },
  shipment_labels: { kind: 'orders', personal: 'pdf', internal: 'shipment_id created_at' },
  shipments: {
    kind: 'orders',
    personal:
      'awb label_url person_name email phone line1 line2 city post_code last_error tracking_text',
    internal:
      'id order_id reference state cod_fils tries sent_at tracked_at created_at updated_at scanned_at scan_settled_at',
  },
  shop_page_drafts: {
    kind: 'audit',
    personal: 'actor_id actor_name',
    internal: 'page revision base en ar at',
  },
  shop_page_versions: {
    kind: 'audit',
    personal: 'actor_id actor_name',
    public: 'page version en ar',
    internal: 'restored_from at',
  },
  shopper_browsers: { kind: 'sessions', personal: 'browser_hash', internal: 'user_id seen_at' },
  shopper_key_changes: { internal: 'id user_id' },
  shopper_keys: { kind: 'account', personal: 'key', internal: 'user_id kind' },
  shopper_notes: {
    kind: 'notes',
    personal: 'author_name text',
    internal: 'id user_id author_id key created_at changed_at',
  },
  shopper_pairs: {
    kind: 'notes',
    personal: 'dismissed_by_name',
    internal: 'first_id second_id reasons found_at dismissed_at dismissed_by',
  },
  sign_in_codes: {
    kind: 'account',
    personal: 'counter',
    secret: 'token_hash signature',
    internal: 'id user_id tries used_at expires_at created_at',
  },
  staff: {
    kind: 'staff',
    personal: 'name username email about about_ar image',
    secret: 'password_hash',
    internal: 'id type created_at deleted_at password_given locale',
  },
  staff_browsers: { kind: 'sessions', personal: 'browser_hash', internal: 'staff_id seen_at' },
  staff_request_keys: {
    kind: 'work',
    personal: 'response',
    internal: 'staff_id key fingerprint created_at',
  },
  stock_alerts: {
    kind: 'choices',
    personal: 'user_id email product_id variant_id',
    internal: 'id locale created_at confirmed_at expires_at',
  },
  stock_changes: {
    kind: 'audit',
    personal: 'actor',
    internal: 'id product_id size color before after reason adjustment_reason order_id at',
  },
  synonym_import_rows: { internal: 'import_id row_no given action errors done' },
  synonym_imports: {
    internal:
      'id state file_name created_by total creates updates unchanged errors not_undone created_at finished_at undone_at',
  },
  storefront_layout: { public: 'id version categories groups sections' },
  tracking_events: { kind: 'orders', personal: 'text place', internal: 'id shipment_id at code' },
  unowed_captures: { internal: 'order_id' },
  users: {
    kind: 'account',
    personal: 'name email phone username gender city area building flat locale blocked_reason',
    secret: 'password_hash',
    internal: 'id created_at email_verified_at blocked_at predates_codes',
  },
  vendor_commissions: {
    internal: 'id vendor_id basis_points from_day created_at',
  },
  vendor_sales: {
    internal:
      'id vendor_id order_id order_line_id kind refund_line_id at name name_ar size color quantity unit_price_fils amount_fils basis_points commission_fils statement_id',
  },
  vendor_statements: {
    kind: 'staff',
    personal: 'vendor_name',
    internal:
      'id no vendor_id month tax_number entries sales_fils refunds_fils commission_fils payout_fils issued_at paid_on paid_reference version',
  },
  videos: {
    public:
      'id video_url poster title title_ar model description description_ar link created_at shown_from shown_until',
  },
  wishlist_items: { kind: 'choices', personal: 'product_id', internal: 'user_id created_at' },
  workers: { internal: 'id host pid started_at seen_at breakers kind' },
};

/**
 * What the browser stores: key (`*` is an id or a name), where, purpose, until when. All of it is needed for what the
 * person asked for or is a setting of theirs, so nothing needs consent; there is no advertising and no tracking.
 */
export const BROWSER = {
  storefront: [
    ['token', 'localStorage', 'session of the shopper', 'logout, `SHOPPER_SESSION_DAYS`'],
    [
      'user',
      'localStorage',
      'profile of the shopper: name, email, phone, address (AUTH-02)',
      'logout',
    ],
    ['cart', 'localStorage', 'cart', 'logout'],
    ['cart-account', 'localStorage', 'whose cart it is', 'logout'],
    ['cart-unsent', 'localStorage', 'changes of the cart while offline', 'logout'],
    ['cart-purchase', 'localStorage', 'makes a repeated purchase one order', 'logout'],
    ['cart-spent', 'localStorage', 'orders whose items left the cart', 'logout'],
    [
      'coupon',
      'localStorage',
      'code of the coupon whose link was opened',
      'the order with it, its removal, logout',
    ],
    ['recent-searches', 'localStorage', 'recent searches', 'logout'],
    ['recentlyViewed', 'localStorage', 'recently viewed products', 'logout'],
    [
      'liwan_browser',
      'cookie, HttpOnly',
      'recognises the browser: mails about new ones, delays of logins, login codes, challenges for passkeys',
      '365 days',
    ],
    [
      'login-code',
      'sessionStorage',
      'login with a code that was requested',
      'login, closing the tab',
    ],
    ['language', 'localStorage', 'language', 'cleared by the person'],
    ['theme', 'localStorage', 'theme, if one was chosen', 'cleared by the person'],
    ['checkout-address', 'sessionStorage', 'address of the checkout', 'closing the tab'],
    ['attempt-card', 'sessionStorage', 'card payment in progress', 'closing the tab'],
    ['attempt-cod', 'sessionStorage', 'cash order in progress', 'closing the tab'],
    ['input *', 'sessionStorage', 'input of a form that was not sent', 'closing the tab'],
    ['stockAlerts', 'sessionStorage', 'stock alerts that a guest asked for', 'closing the tab'],
    ['scroll-positions', 'sessionStorage', 'place on pages that were left', 'closing the tab'],
    ['after-login', 'sessionStorage', 'page to return to', 'login'],
    ['reopen-cart', 'sessionStorage', 'opens the cart again after login', 'login'],
  ],
  dashboard: [
    ['liwan_staff', 'cookie, HttpOnly', 'session of staff', 'logout, 8 hours'],
    ['XSRF-TOKEN', 'cookie', 'protection of writes', 'logout, 8 hours'],
    [
      'liwan_browser',
      'cookie, HttpOnly',
      'recognises the browser: mails about new ones, delays of logins, challenges for passkeys',
      '365 days',
    ],
    ['admin', 'localStorage', 'name and role for the menu', 'logout'],
    ['locale', 'localStorage', 'language', 'cleared by the person'],
    ['theme', 'localStorage', 'theme, if one was chosen', 'cleared by the person'],
    ['singleKeys', 'localStorage', 'single-key shortcuts', 'cleared by the person'],
    ['orderAlerts', 'localStorage', 'sound and notices of new orders', 'cleared by the person'],
    [
      'announced-orders',
      'localStorage',
      'the newest order that was announced',
      'cleared by the person',
    ],
    ['seen-orders.*', 'localStorage', 'the newest order that was seen', 'cleared by the person'],
    ['palette.*', 'localStorage', 'rows that were opened last', 'logout'],
    [
      'first-run-hidden',
      'localStorage',
      'the list of first steps is hidden',
      'cleared by the person',
    ],
    [
      'react-router-scroll-positions',
      'sessionStorage',
      'place on pages that were left',
      'closing the tab',
    ],
    ['orderTrail', 'sessionStorage', 'neighbours of an order in its list', 'closing the tab'],
    [
      'watched-exports',
      'sessionStorage',
      'exports that are announced when done',
      'closing the tab',
    ],
    ['input *', 'sessionStorage', 'input of a form that was not sent', 'closing the tab'],
  ],
};
