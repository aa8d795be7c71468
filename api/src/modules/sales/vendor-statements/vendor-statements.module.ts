import { Module } from '@nestjs/common';
import { ProductImportsModule } from '../../catalogue/product-import/product-imports.module.js';
import { SettingsModule } from '../../content/settings/settings.module.js';
import { MailsModule } from '../mails/mails.module.js';
import { DocumentsModule } from '../order-documents/documents.module.js';
import { StatementFilesService } from './statement-files.service.js';
import { StatementIssueModule } from './statement-issue.module.js';
import { VendorCommissionsController } from './vendor-commissions.controller.js';
import { VendorCommissionsQueries } from './vendor-commissions.queries.js';
import { VendorCommissionsService } from './vendor-commissions.service.js';
import { VendorStatementsController } from './vendor-statements.controller.js';
import { VendorStatementsQueries } from './vendor-statements.queries.js';
import { VendorStatementsService } from './vendor-statements.service.js';

@Module({
  imports: [
    DocumentsModule,
    MailsModule,
    ProductImportsModule,
    SettingsModule,
    StatementIssueModule,
  ],
  controllers: [VendorCommissionsController, VendorStatementsController],
  providers: [
    StatementFilesService,
    VendorCommissionsQueries,
    VendorCommissionsService,
    VendorStatementsQueries,
    VendorStatementsService,
  ],
})
export class VendorStatementsModule {}
