import type { Role } from '@shop/shop-rules';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Subjects of audit entries, by table. */
export const SUBJECTS = [
  'banners',
  'brands',
  'cash_statements',
  'categories',
  'coupons',
  'draft_orders',
  'exports',
  'guests',
  'list_imports',
  'list_views',
  'main_ads',
  'offers',
  'orders',
  'partners',
  'permissions',
  'product_imports',
  'products',
  'provider_tests',
  'queues',
  'reviews',
  'search_landings',
  'search_synonyms',
  'seller_requests',
  'settings',
  'shop_pages',
  'staff',
  'storefront_layout',
  'users',
  'vendor_commissions',
  'vendor_statements',
  'videos',
] as const;
export type Subject = (typeof SUBJECTS)[number];

/** Field -> old and new value; neither for confidential fields. */
export type Changes = Record<string, { from?: unknown; to?: unknown }>;

/** One action of a staff account; entries are never changed or deleted. */
@Entity('audit')
@Index('audit_time', ['at', 'id'])
@Index('audit_actor', ['actorId', 'at', 'id'])
@Index('audit_subject', ['subject', 'subjectId', 'at', 'id'])
export class AuditEntry {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('timestamptz', { default: () => 'now()' }) at: Date;
  @Column('integer') actorId: number;
  /** At the time of the action. */
  @Column('text') actorName: string;
  @Column('text') actorRole: Role;
  @Column('text') action: string;
  @Column('text') subject: Subject;
  @Column('integer') subjectId: number;
  /** Name of the subject at the time of the action. */
  @Column('text', { default: '' }) label: string;
  @Column('jsonb', { default: {} }) changes: object;
}

export type AuditRow = AuditEntry & { changes: Changes };
