import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Address, opening hours and social media of the shop; until they are changed, those that were shown before. */
export class ShopPlace20261127000700 implements MigrationInterface {
  readonly name = 'ShopPlace20261127000700';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table settings
        add column if not exists address jsonb not null default '{
          "en": "Al Fahidi Street, Dubai, United Arab Emirates",
          "ar": "شارع الفهيدي، دبي، الإمارات العربية المتحدة"}',
        add column if not exists opening_hours jsonb not null default '{
          "en": "Every day, 9:00am-5:00pm, Saturday to Friday",
          "ar": "يومياً من 9:00 صباحاً إلى 5:00 مساءً، من السبت إلى الجمعة"}',
        add column if not exists socials jsonb not null default '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table settings drop column if exists address, drop column if exists opening_hours,
        drop column if exists socials`);
  }
}
