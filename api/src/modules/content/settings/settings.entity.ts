import {
  OPENING_HOURS,
  PRICE_RULE,
  SHOP_ADDRESS,
  TRASH_DAYS,
  type BothLanguages,
  type Fils,
  type PriceRule,
  type SocialNetwork,
} from '@shop/shop-rules';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Address of the shop's profile on each network; empty for none. */
export type SocialLinks = Record<SocialNetwork, string>;

/** Key of the only row. */
export const SETTINGS_ID = 1;

/** The shop's settings; one row, created by the first change. */
@Entity('settings')
export class Settings {
  @PrimaryColumn('smallint', { default: 1 }) id: number;
  @Column('integer') version: number;
  /** Null until an admin changes it: the name of the environment. */
  @Column('jsonb', { nullable: true }) name: BothLanguages | null;
  @Column('integer') returnDays: number;
  @Column('integer') dubaiFeeFils: Fils;
  @Column('integer') otherFeeFils: Fils;
  /** Orders from this subtotal are delivered free; null: none. */
  @Column('integer', { nullable: true }) freeShippingFromFils: Fils | null;
  @Column('boolean') codEnabled: boolean;
  @Column('text') contactPhone: string;
  @Column('text') contactEmail: string;
  /** Digits with country code. */
  @Column('text') whatsapp: string;
  @Column('jsonb') slogans: BothLanguages[];
  /** Hours of the day in Dubai; both null: the whole day. */
  @Column('smallint', { nullable: true }) flashSaleFrom: number | null;
  @Column('smallint', { nullable: true }) flashSaleUntil: number | null;
  /** Minutes from payment or confirmation to the booking of the parcel. */
  @Column('integer', { default: 10 }) bookingDelayMinutes: number;
  /** For how many days deleted products can be restored. */
  @Column('integer', { default: TRASH_DAYS }) trashDays: number;
  /** Days without delivery, such as 2026-12-02. */
  @Column('jsonb', { default: [] }) holidays: string[];
  @Column('jsonb', { default: SHOP_ADDRESS }) address: BothLanguages;
  @Column('jsonb', { default: OPENING_HOURS }) openingHours: BothLanguages;
  @Column('jsonb', { default: {} }) socials: SocialLinks;
  @Column('jsonb', { default: PRICE_RULE }) priceRule: PriceRule;
}

/** The settings without the key of their row. */
export type StoredSettings = Omit<Settings, 'id'>;

/** The settings in effect. */
export interface ShopSettings extends StoredSettings {
  name: BothLanguages;
}
