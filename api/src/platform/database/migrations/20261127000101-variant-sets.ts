import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Variants that sell out, come back, are added or removed change the sets of their product. */
export class VariantSets20261127000101 implements MigrationInterface {
  readonly name = 'VariantSets20261127000101';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace trigger product_variants_noted after update on product_variants for each row
        when ((old.size, old.color, old.stock > 0) is distinct from (new.size, new.color, new.stock > 0))
        execute function note_variant();
      create or replace trigger product_variants_noted_added after insert on product_variants
        referencing new table as changed for each statement execute function note_variants();
      create or replace trigger product_variants_noted_removed after delete on product_variants
        referencing old table as changed for each statement execute function note_variants()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger product_variants_noted on product_variants;
      drop trigger product_variants_noted_added on product_variants;
      drop trigger product_variants_noted_removed on product_variants`);
  }
}
