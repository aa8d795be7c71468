import { Module } from '@nestjs/common';
import { SettingsModule } from '../../content/settings/settings.module.js';
import { MailsModule } from '../mails/mails.module.js';
import { StatementChangesQueries } from './statement-changes.queries.js';
import { StatementIssueService } from './statement-issue.service.js';

/** What the worker needs to issue statements. */
@Module({
  imports: [MailsModule, SettingsModule],
  providers: [StatementChangesQueries, StatementIssueService],
  exports: [StatementChangesQueries, StatementIssueService],
})
export class StatementIssueModule {}
