import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { StoredMessage } from '../../../platform/i18n/message.js';

/** The providers that a shop cannot sell without. */
export const TESTED_PROVIDERS = ['mail', 'carrier', 'card'] as const;
export type TestedProvider = (typeof TESTED_PROVIDERS)[number];

/** The last test of each provider. */
@Entity('provider_tests')
export class ProviderTest {
  @PrimaryColumn('text') provider: TestedProvider;
  @Column('boolean') succeeded: boolean;
  @Column('timestamptz') testedAt: Date;
  /** Why it failed; null after a success, and for failures from before reasons were stored. */
  @Column('jsonb', { nullable: true }) reason: StoredMessage | null;
}
