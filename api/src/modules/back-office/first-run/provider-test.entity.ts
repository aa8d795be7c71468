import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The providers that a shop cannot sell without. */
export const TESTED_PROVIDERS = ['mail', 'carrier', 'card'] as const;
export type TestedProvider = (typeof TESTED_PROVIDERS)[number];

/** The last test of each provider. */
@Entity('provider_tests')
export class ProviderTest {
  @PrimaryColumn('text') provider: TestedProvider;
  @Column('boolean') succeeded: boolean;
  @Column('timestamptz') testedAt: Date;
}
