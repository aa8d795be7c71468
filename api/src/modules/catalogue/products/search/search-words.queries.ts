import { Injectable } from '@nestjs/common';
import { Statements } from '../../../../platform/database/statements.js';

/** Texts per transaction; short, so that changes of products wait only briefly. */
const BATCH = 20;
const MOST_BATCHES = 100;

/** The vocabulary for correcting misspelt words. */
@Injectable()
export class SearchWordsQueries {
  constructor(private readonly statements: Statements) {}

  /** Deletes words that no live product contains any more, in batches. */
  async forget(): Promise<void> {
    for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
      const [row] = await this.statements.rows<{ count: number }>(
        'select forget_words($1) as count',
        [BATCH],
      );
      if (!row?.count) return;
    }
  }
}
