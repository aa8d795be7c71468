import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Key of the only row. */
export const APPEARANCE_ID = 1;

/** Address of the current logo, for mails: they are read when the file is already replaced. */
export const LOGO_PATH = '/logo.png';

/** A stored PNG with its size in px. */
export interface StoredLogo {
  file: string;
  width: number;
  height: number;
}

/** File names of the icons made from one square picture. */
export interface ShopIcons {
  /** 48 px, in tabs. */
  favicon: string;
  /** 180 px without transparency, on the home screen of iOS. */
  apple: string;
  /** 192 px. */
  small: string;
  /** 512 px. */
  large: string;
  /** 512 px with a margin, which launchers may crop. */
  maskable: string;
}

/** How the shop presents itself; one row, created by the first change. */
@Entity('appearance')
export class Appearance {
  @PrimaryColumn('smallint', { default: 1 }) id: number;
  @Column('integer') version: number;
  /** Such as `#123f37`; null: the standard color. */
  @Column('text', { nullable: true }) accent: string | null;
  /** Null: the shop's name as text. */
  @Column('jsonb', { nullable: true }) logo: StoredLogo | null;
  /** For dark backgrounds; null: the other one. */
  @Column('jsonb', { nullable: true }) logoDark: StoredLogo | null;
  @Column('jsonb', { nullable: true }) icons: ShopIcons | null;
  /** Name of the sender of mails; empty: the shop's name. */
  @Column('text') mailName: string;
  /** Address of the sender; null: that of the environment. */
  @Column('text', { nullable: true }) mailFrom: string | null;
  /** Where answers to mails go; empty: to the sender. */
  @Column('text') mailReplyTo: string;
}

/** The appearance without the key of its row. */
export type StoredAppearance = Omit<Appearance, 'id'>;

/** The appearance in effect. */
export interface ShopAppearance extends StoredAppearance {
  mailFrom: string;
}
