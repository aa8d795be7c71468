import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DEMO_NAME } from '@shop/shop-rules';
import { plainToInstance, Transform } from 'class-transformer';
import {
  IsBoolean,
  IsEmail,
  IsIn,
  IsInt,
  IsJSON,
  IsNumber,
  IsOptional,
  IsString,
  IsUrl,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateIf,
  getMetadataStorage,
  validateSync,
} from 'class-validator';
import { refuseUnlistedHosts } from './outbound-hosts.js';
import { refusePlainAddresses } from './plain-addresses.js';

const WEB = { require_tld: false, require_protocol: true, protocols: ['http', 'https'] };
const SYSLOG = { ...WEB, protocols: ['tls'], allow_underscores: true, disallow_auth: true };
const OUTBOUND = /^(\*\.)?[\w.:[\]-]+(, *(\*\.)?[\w.:[\]-]+)*$/;
/** The original text: the implicit conversion has already turned every text into true. */
const toBoolean = ({ obj, key }: { obj: Record<string, unknown>; key: string }): unknown =>
  obj[key] === 'true' ? true : obj[key] === 'false' ? false : obj[key];

/** The former values of `REQUIRE_SECOND_FACTOR`. */
const toRequired = ({ value }: { value: unknown }): unknown =>
  value === 'true' ? 'staff' : value === 'false' ? 'none' : value;

/** Build folder of a single-page app of this repository. */
const built = (app: string): string => resolve(import.meta.dirname, `../../../../${app}/dist`);

/** All settings of the API and its worker; the only place that reads the environment. */
export class Env {
  /** `production` rejects local defaults and placeholders. */
  @IsIn(['development', 'test', 'production']) NODE_ENV: 'development' | 'test' | 'production' =
    'development';
  /** Address the HTTP server binds to. */
  @IsString() HOST: string = '127.0.0.1';
  /** Port of the HTTP server. */
  @IsInt() @Min(0) @Max(65535) PORT: number = 4000;
  /** Processes of the API that share its port; `0`: one per processor core. */
  @IsInt() @Min(0) @Max(64) API_PROCESSES: number = 1;
  /** Port of Prometheus metrics at `/metrics`, of this process and those that share its port; unset: none. Must not be reachable from outside. */
  @IsOptional() @IsInt() @Min(0) @Max(65535) METRICS_PORT?: number;
  /** Token that a reader of the metrics sends as `Authorization: Bearer`; unset: everyone who reaches the port reads them. */
  @IsOptional() @IsString() @MinLength(32) METRICS_TOKEN?: string;
  /** Certificate of the HTTP servers of this process, for the host names by which others connect to it; unset: no TLS, for a proxy on the same host only. */
  @IsOptional() @Matches(/BEGIN CERTIFICATE/) HTTPS_CERTIFICATE?: string;
  /** Its private key. */
  @ValidateIf(({ HTTPS_CERTIFICATE }: Env) => HTTPS_CERTIFICATE !== undefined)
  @Matches(/PRIVATE KEY/)
  HTTPS_KEY?: string;
  /** PostgreSQL 18, `postgres://user:password@host:port/name`; with TLS `?sslmode=verify-full&sslrootcert=<file of the authority>`. */
  @IsString() @MinLength(1) DATABASE_URL: string;
  /** The same database with the role that owns its tables, for the migration command only; unset: that of `DATABASE_URL`. */
  @IsOptional() @IsString() DATABASE_OWNER_URL?: string;
  /** The same database with the role of the backup, which the migration command creates. */
  @IsOptional() @IsString() DATABASE_BACKUP_URL?: string;
  /** A streaming replica (one server, no balancer) for public reads of the catalogue while it is up to date; unset: none. */
  @IsOptional() @IsString() DATABASE_READ_URL?: string;
  /** Redis for queues, rate limits and notifications, `redis://user:password@host:port`; `rediss://` with TLS. */
  @IsString() @MinLength(1) REDIS_URL: string;
  /** Certificate of the only authority that is trusted for Redis; unset: the public ones. */
  @IsOptional() @Matches(/BEGIN CERTIFICATE/) REDIS_CA?: string;
  /** Mail relay, `smtp://` or `smtps://`. */
  @IsString() @MinLength(1) SMTP_URL: string;
  /** Sender of mails, until an admin changes it. */
  @IsEmail({ require_tld: false }) MAIL_FROM: string;
  /** Receives the staff copy of each order. */
  @IsEmail({ require_tld: false }) SALES_EMAIL: string;
  /** Receives alerts about queues, workers and providers; unset: the sales address. */
  @IsOptional() @IsEmail({ require_tld: false }) OPS_EMAIL?: string;
  /** Public address of the storefront, without a trailing slash. */
  @IsUrl(WEB) SHOP_URL: string;
  /** Public address of the dashboard, without a trailing slash. */
  @IsUrl(WEB) ADMIN_URL: string;
  /** Signs sessions and anti-forgery tokens. */
  @IsString() @MinLength(32) JWT_SECRET: string;
  /** The previous signing key; what it signed stays valid while it is set. */
  @IsOptional() @IsString() @MinLength(32) JWT_SECRET_PREVIOUS?: string;
  /** Address of a service of breached passwords with the range protocol of Have I Been Pwned, which gets the first 5 characters of the SHA-1 of a new password; unset: only the list of common passwords is used. */
  @IsOptional() @IsUrl(WEB) BREACHED_PASSWORDS_URL?: string;
  /** Days after which a shopper's session ends, however it is used. */
  @IsInt() @Min(1) @Max(365) SHOPPER_SESSION_DAYS: number = 30;
  /** Days without a request after which a shopper's session ends. */
  @IsInt() @Min(1) @Max(365) SHOPPER_IDLE_DAYS: number = 7;
  /** Which accounts of the dashboard must set up a second factor before anything else: all `staff`, vendors included, or only `admins`. `none` only in a local run, unless set. The former values `true` and `false` mean `staff` and `none`. */
  @Transform(toRequired)
  @IsIn(['staff', 'admins', 'none'])
  REQUIRE_SECOND_FACTOR: 'staff' | 'admins' | 'none' = 'staff';
  /** Allows to create the first admin account at `/first-run` of the dashboard; unset: a token that the API logs until there is one. */
  @IsOptional() @IsString() @MinLength(16) SETUP_TOKEN?: string;
  /** Control of a local demo, by which staff break and repair parts of it; set by `npm start`, refused in production. */
  @IsOptional() @Matches(/^http:\/\/127\.0\.0\.1:\d+$/) FAULT_CONTROL_URL?: string;
  /** Its secret. */
  @ValidateIf(({ FAULT_CONTROL_URL }: Env) => FAULT_CONTROL_URL !== undefined)
  @IsString()
  @MinLength(32)
  FAULT_CONTROL_SECRET?: string;
  /** Folder of uploaded files; with `s3` only of uploads in progress. */
  @IsString() @MinLength(1) UPLOADS_DIR: string;
  /** Storage of uploaded files: the folder, or a bucket that several API processes share. */
  @IsIn(['file', 's3']) STORAGE_DRIVER: 'file' | 's3' = 'file';
  /** Address of an S3-compatible server; unset: the default of the region. */
  @IsOptional() @IsUrl(WEB) S3_ENDPOINT?: string;
  /** Certificate of the only authority that is trusted for that server; unset: the public ones. */
  @IsOptional() @Matches(/BEGIN CERTIFICATE/) S3_CA?: string;
  /** Region of the bucket. */
  @IsString() @MinLength(1) S3_REGION: string = 'us-east-1';
  /** Name of the bucket; required with `s3`. */
  @ValidateIf(({ STORAGE_DRIVER }: Env) => STORAGE_DRIVER === 's3')
  @IsString()
  @MinLength(1)
  S3_BUCKET?: string;
  /** Access key of the bucket; unset: the role of the machine. */
  @IsOptional() @IsString() S3_ACCESS_KEY_ID?: string;
  /** Set by Kubernetes on AWS for the role of a service account; only says that the S3 client gets its key from `sts.<region>`. */
  @IsOptional() @IsString() AWS_WEB_IDENTITY_TOKEN_FILE?: string;
  /** Set by the platform (ECS, EKS Pod Identity): where the S3 client gets the key of its role. */
  @IsOptional() @IsUrl(WEB) AWS_CONTAINER_CREDENTIALS_FULL_URI?: string;
  /** Secret key of the bucket. */
  @IsOptional() @IsString() S3_SECRET_ACCESS_KEY?: string;
  /** True for servers with the bucket in the path instead of the host name. */
  @Transform(toBoolean) @IsBoolean() S3_FORCE_PATH_STYLE: boolean = false;
  /** Folder of the built storefront. */
  @IsString() @MinLength(1) STOREFRONT_DIST: string = built('storefront');
  /** Folder of the built dashboard. */
  @IsString() @MinLength(1) DASHBOARD_DIST: string = built('dashboard');
  /** Address of the card gateway. */
  @IsUrl(WEB) CARD_BASE_URL: string;
  /** The merchant number at the card gateway. */
  @IsString() @MinLength(1) CARD_MERCHANT_ID: string;
  /** Base64 of the 32-byte AES key of the card gateway. */
  @IsString() @MinLength(44) CARD_MERCHANT_KEY: string;
  /** Which of the card gateway's two request formats the account uses. */
  @IsIn(['v1', 'v2']) CARD_PROTOCOL: 'v1' | 'v2' = 'v2';
  /** Status endpoint of the card gateway. */
  @IsString() CARD_ENQUIRY_PATH: string = '/agcore/api/query/transactionStatus';
  /** Refund endpoint of the card gateway. */
  @IsString() CARD_REFUND_PATH: string = '/agcore/api/refund';
  /** Address of the carrier. */
  @IsUrl(WEB) CARRIER_BASE_URL: string;
  /** Further hosts of the carrier's labels, separated by commas, each with its subdomains, port 443; labels on its own host and port need none. */
  @IsOptional() @Matches(/^[\w.-]+(, *[\w.-]+)*$/) CARRIER_LABEL_HOSTS?: string;
  /** Login of the carrier account. */
  @IsString() CARRIER_USERNAME: string;
  /** Its password. */
  @IsString() CARRIER_PASSWORD: string;
  /** Its PIN. */
  @IsString() CARRIER_PIN: string;
  /** Its number. */
  @IsString() CARRIER_ACCOUNT: string;
  /** Branch of the carrier that holds the account. */
  @IsString() CARRIER_ENTITY: string = 'DXB';
  /** Domestic product type of the carrier account. */
  @IsString() CARRIER_PRODUCT_TYPE: string = 'ONP';
  /** Endpoint of the carrier that finds shipments by our reference. */
  @IsString() CARRIER_LOOKUP_PATH: string =
    '/ShippingAPI.V2/Tracking/Service_1_0.svc/json/TrackShipmentsByReference';
  /** The shop's name in English, until an admin changes it. */
  @IsString() @MinLength(1) @MaxLength(40) SHOP_NAME: string = 'Online shop';
  /** The shop's name in Arabic, until an admin changes it. */
  @IsString() @MinLength(1) @MaxLength(40) SHOP_NAME_AR: string = 'المتجر الإلكتروني';
  /** Name or company at the address where the carrier picks up parcels. */
  @IsString() @MaxLength(50) PICKUP_NAME: string = 'Warehouse';
  /** Street and building of that address. */
  @IsString() @MaxLength(50) PICKUP_LINE1: string = 'Warehouse';
  /** Its second line, such as floor and unit. */
  @IsString() @MaxLength(50) PICKUP_LINE2: string = '';
  /** Its city, in the carrier's spelling. */
  @IsString() @MaxLength(50) PICKUP_CITY: string = 'Dubai';
  /** Overridden timeouts and intervals of the order flow: JSON object of names and ms. */
  @IsOptional() @IsJSON() TIMEOUTS?: string;
  /** Whether cash on delivery is offered. */
  @Transform(toBoolean) @IsBoolean() COD_ENABLED: boolean = true;
  /** Orders from this subtotal (AED) are delivered free; unset: never. */
  @IsOptional() @IsNumber() @Min(0) FREE_SHIPPING_FROM?: number;
  /** Days in which goods may be returned. */
  @IsInt() @Min(0) RETURN_DAYS: number = 15;
  /** Minutes from payment or confirmation until the parcel is booked at the carrier; 0: at once. */
  @IsInt() @Min(0) @Max(1440) BOOKING_DELAY_MINUTES: number = 10;
  /** The shop's tax registration number (TRN) on its invoices; without it they show no tax. */
  @IsOptional() @Matches(/^\d{15}$/) TAX_NUMBER?: string;
  /** The shop's address on its invoices. */
  @IsString() SHOP_ADDRESS: string = 'Dubai, United Arab Emirates';
  /** The same in Arabic, until an admin changes it; unset: the other one, if that is not the default. */
  @IsOptional() @IsString() @MaxLength(200) SHOP_ADDRESS_AR?: string;
  /** Mail address shown to shoppers, until an admin changes it; unset: the sender of mails. */
  @IsOptional() @IsEmail({ require_tld: false }) CONTACT_EMAIL?: string;
  /** Number of the messaging contact, digits with country code, until an admin changes it; empty: none is shown. */
  @IsString() CONTACT_PHONE: string = '';
  /** Settings, separated by commas, whose addresses may be without TLS in production, because the network in between is private. The names of providers in it (`CARD_BASE_URL`, `CARRIER_BASE_URL`, `CARRIER_LABEL_HOSTS`, `BREACHED_PASSWORDS_URL`) may resolve to private addresses, also over TLS. Addresses of the own machine need not be named. */
  @IsOptional() @Matches(/^[A-Z0-9_]+(, *[A-Z0-9_]+)*$/) PLAIN_CONNECTIONS?: string;
  /** The complete list of hosts that the shop may connect to, separated by commas: `host`, `host:port`, or `*.host` for its subdomains. The start is refused if the host of a setting is missing. Entries that are not hosts of providers may be private. Those of the own machine need not be listed. Unset: exactly the hosts of the settings. */
  @IsOptional() @Matches(OUTBOUND) OUTBOUND_HOSTS?: string;
  /** Reverse proxies in front of the API whose X-Forwarded-For counts. */
  @IsInt() @Min(0) TRUST_PROXY: number = 0;
  /** Most unpaid card orders at a time, per account, phone number and address. */
  @IsInt() @Min(1) UNPAID_ORDERS_MAX: number = 3;
  /** Most items in unpaid card orders and unconfirmed cash orders together, per account, phone number and address. */
  @IsInt() @Min(1) UNPAID_PIECES_MAX: number = 20;
  /** Most unconfirmed cash orders at a time, per account, phone number and address: not handed to the carrier, not confirmed by staff, and nothing delivered to this number for this account before. */
  @IsInt() @Min(1) CASH_ORDERS_MAX: number = 2;
  /** Whether the rules for cash orders that wait for a confirmation are on, until an admin changes them. */
  @Transform(toBoolean) @IsBoolean() CASH_RULES: boolean = true;
  /** Days for which the link of a draft order works; each change and each sending starts them again. */
  @IsInt() @Min(1) @Max(90) DRAFT_ORDER_DAYS: number = 7;
  /** Most open orders of one network address, as a multiple of one account's: mobile carriers put thousands of shoppers behind one address. */
  @IsInt() @Min(1) NETWORK_CAP_FACTOR: number = 25;
  /** Multiplies every rate limit and order limit; above 1 only where many users share an address, as in load tests. From 1000 on, orders are not limited. */
  @IsInt() @Min(1) LIMIT_FACTOR: number = 1;
  /** Not on only for measurements: every public read is then computed again; with `parts`, from lists and products in memory. */
  @IsIn(['on', 'parts', 'off']) RESPONSE_CACHE: 'on' | 'parts' | 'off' = 'on';
  /** OTLP over HTTP receiver of traces; unset: tracing is off. */
  @IsOptional() @IsUrl(WEB) OTEL_EXPORTER_OTLP_ENDPOINT?: string;
  /** Log server that gets all log lines by syslog over TLS (RFC 5425), `tls://host:6514`, in addition to standard output; unset: none. */
  @IsOptional() @Matches(/^tls:\/\/[^/?#]+$/) @IsUrl(SYSLOG) LOG_SYSLOG_URL?: string;
  /** Certificate of the only authority that is trusted for it; unset: the public ones. */
  @IsOptional() @Matches(/BEGIN CERTIFICATE/) LOG_SYSLOG_CA?: string;
  /** Lowest level that is logged. */
  @IsIn(['silent', 'error', 'warn', 'info', 'debug']) LOG_LEVEL: string = 'info';
}

const SETTINGS = [
  ...new Set(
    getMetadataStorage()
      .getTargetValidationMetadatas(Env, '', true, false)
      .map(({ propertyName }) => propertyName),
  ),
];

/** Defaults of a local run; production requires each of these settings, or has a default of its own. */
const LOCAL: Record<string, string> = {
  DATABASE_URL: 'postgres://shop:shop@127.0.0.1:4032/shop',
  REDIS_URL: 'redis://127.0.0.1:4079',
  SMTP_URL: 'smtp://127.0.0.1:4025',
  SHOP_NAME: DEMO_NAME.en,
  SHOP_NAME_AR: DEMO_NAME.ar,
  MAIL_FROM: 'hello@liwan.example',
  SALES_EMAIL: 'sales@liwan.example',
  SHOP_URL: 'http://localhost:4000',
  ADMIN_URL: 'http://admin.localhost:4000',
  REQUIRE_SECOND_FACTOR: 'none',
  JWT_SECRET: 'local-only-secret-never-used-in-production',
  UPLOADS_DIR: '.data/uploads',
  CARD_BASE_URL: 'http://127.0.0.1:4010',
  CARD_MERCHANT_ID: '202401010001',
  CARD_MERCHANT_KEY: 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=',
  CARRIER_BASE_URL: 'http://127.0.0.1:4020',
  CARRIER_USERNAME: 'sandbox@example.com',
  CARRIER_PASSWORD: 'sandbox-password',
  CARRIER_PIN: '000000',
  CARRIER_ACCOUNT: '1000001',
};

/** Settings, with the content of files: `JWT_SECRET_FILE` sets `JWT_SECRET`. */
const settingsOf = (
  source: NodeJS.ProcessEnv,
  names: readonly string[] = SETTINGS,
): Record<string, string> => {
  const settings = withoutEmpty(source);
  const named = names.filter((name) => !settings[name] && settings[`${name}_FILE`]);
  const files = named.map((name) => [name, contentOf(`${name}_FILE`, settings)]);
  return { ...settings, ...withoutEmpty(Object.fromEntries(files)) };
};

const withoutEmpty = (source: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    Object.entries(source).filter((entry): entry is [string, string] => !!entry[1]),
  );

const contentOf = (name: string, settings: Record<string, string>): string => {
  try {
    return readFileSync(settings[name] ?? '', 'utf8').trim();
  } catch {
    throw new Error(`The file named by ${name} cannot be read.`);
  }
};

/** Reads and validates the settings; throws one error that lists every invalid name and never a value. */
export const loadEnv = (source: NodeJS.ProcessEnv = process.env): Readonly<Env> => {
  const settings = settingsOf(source);
  const production = settings['NODE_ENV'] === 'production';
  const names = Object.keys(LOCAL);
  const env = plainToInstance(
    Env,
    { ...(production ? {} : LOCAL), ...settings },
    { enableImplicitConversion: true },
  );
  const wrong = validateSync(env, { skipMissingProperties: false }).map(({ property }) => property);
  const placeholders = production
    ? names.filter((name) => isSecret(name) && settings[name] === LOCAL[name])
    : [];
  const localOnly = production ? LOCAL_ONLY.filter((name) => settings[name]) : [];
  const all = [...new Set([...wrong, ...placeholders, ...localOnly])].sort();
  if (all.length > 0) throw new Error(`Missing or invalid settings: ${all.join(', ')}`);
  if (production) refusePlainAddresses({ ...env });
  refuseUnlistedHosts(env);
  return Object.freeze(env);
};

/** Never in production. */
const LOCAL_ONLY = ['FAULT_CONTROL_URL', 'FAULT_CONTROL_SECRET'];

const DATABASE_ADDRESSES = ['DATABASE_URL', 'DATABASE_OWNER_URL', 'DATABASE_BACKUP_URL'];

/** The addresses of the database alone: the migration command gets no other secrets. */
export const loadDatabaseUrls = (
  source: NodeJS.ProcessEnv = process.env,
): Pick<Env, 'DATABASE_URL' | 'DATABASE_OWNER_URL' | 'DATABASE_BACKUP_URL'> => {
  const settings = settingsOf(source, [...DATABASE_ADDRESSES, 'PLAIN_CONNECTIONS']);
  const local = settings['NODE_ENV'] === 'production' ? undefined : LOCAL['DATABASE_URL'];
  const DATABASE_URL = settings['DATABASE_URL'] ?? local;
  if (!DATABASE_URL) throw new Error('Missing or invalid settings: DATABASE_URL');
  const { DATABASE_OWNER_URL, DATABASE_BACKUP_URL, PLAIN_CONNECTIONS } = settings;
  if (settings['NODE_ENV'] === 'production')
    refusePlainAddresses({
      ...{ DATABASE_URL, DATABASE_OWNER_URL, DATABASE_BACKUP_URL, PLAIN_CONNECTIONS },
    });
  return {
    DATABASE_URL,
    ...(DATABASE_OWNER_URL && { DATABASE_OWNER_URL }),
    ...(DATABASE_BACKUP_URL && { DATABASE_BACKUP_URL }),
  };
};

const BUCKET = ['S3_BUCKET', 'S3_ENDPOINT', 'S3_CA', 'S3_REGION', 'S3_FORCE_PATH_STYLE'];
const BUCKET_KEYS = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
const OWNER_KEYS = ['S3_OWNER_ACCESS_KEY_ID', 'S3_OWNER_SECRET_ACCESS_KEY'];

type BucketKey = Required<Pick<Env, 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'>> &
  Pick<Env, 'S3_ENDPOINT' | 'S3_CA' | 'S3_REGION' | 'S3_FORCE_PATH_STYLE'>;

/** A bucket with the keys of its owner and of the account that the shop has for it. */
export interface BucketKeys {
  bucket: string;
  account: BucketKey;
  owner: BucketKey;
}

/** The settings of the bucket and two keys for it: the command that sets its policy gets no other secrets. */
export const loadBucketKeys = (source: NodeJS.ProcessEnv = process.env): BucketKeys => {
  const settings = settingsOf(source, [...BUCKET, ...BUCKET_KEYS, ...OWNER_KEYS]);
  const missing = ['S3_BUCKET', ...BUCKET_KEYS, ...OWNER_KEYS].filter((name) => !settings[name]);
  if (missing.length > 0) throw new Error(`Missing or invalid settings: ${missing.join(', ')}`);
  const { S3_BUCKET, S3_ENDPOINT, S3_CA, S3_REGION, S3_FORCE_PATH_STYLE } = plainToInstance(
    Env,
    settings,
    { enableImplicitConversion: true },
  );
  const keyOf = (names: readonly string[]): BucketKey => {
    const [S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = ''] = names.map((name) => settings[name]);
    return {
      ...{ S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION, S3_FORCE_PATH_STYLE },
      ...(S3_ENDPOINT && { S3_ENDPOINT }),
      ...(S3_CA && { S3_CA }),
    };
  };
  return { bucket: S3_BUCKET ?? '', account: keyOf(BUCKET_KEYS), owner: keyOf(OWNER_KEYS) };
};

const isSecret = (name: string): boolean => /SECRET|KEY|PASSWORD|PIN/.test(name);
