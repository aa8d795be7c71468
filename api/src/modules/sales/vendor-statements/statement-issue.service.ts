import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { BusinessDetailsService } from '../../content/settings/business-details.service.js';
import { MailsService } from '../mails/mails.service.js';
import { StatementChangesQueries, type DueStatement } from './statement-changes.queries.js';
import { statementNumber } from './statement-view.js';

/** Issues the statements of months that have ended. */
@Injectable()
export class StatementIssueService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: StatementChangesQueries,
    private readonly details: BusinessDetailsService,
    private readonly mails: MailsService,
  ) {}

  /** Each statement once, with a mail to its vendor, by any number of workers. */
  async issueDue(): Promise<void> {
    for (;;) {
      const due = await this.queries.due(this.db.manager);
      if (due.length === 0) return;
      const { taxNumber } = await this.details.current();
      for (const one of due) await this.issue(one, taxNumber);
    }
  }

  private async issue(due: DueStatement, taxNumber: string): Promise<void> {
    await this.db.transaction(async (manager) => {
      await this.queries.lock(manager);
      const issued = await this.queries.issue(manager, due, taxNumber);
      if (!issued || !due.email) return;
      const { email, locale } = due;
      await this.mails.vendorStatement(
        manager,
        'vendor-statement',
        `${issued.id}`,
        { email, locale },
        {
          statementId: issued.id,
          statement: statementNumber(issued.no),
          month: issued.month,
          amountFils: issued.payoutFils,
          name: due.name,
        },
      );
    });
  }
}
