import { Injectable } from '@nestjs/common';
import { Statements } from '../../../../platform/database/statements.js';

/** Texts looked at in one transaction, which holds up no change of a product for long. */
const BATCH = 20;
const MOST_BATCHES = 100;

/** The vocabulary that misspelt words are corrected by. */
@Injectable()
export class SearchWordsQueries {
  constructor(private readonly statements: Statements) {}

  /** Deletes words that no live product has any more, in batches. */
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
