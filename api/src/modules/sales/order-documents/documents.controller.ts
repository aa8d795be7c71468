import { Controller, Param, type StreamableFile } from '@nestjs/common';
import { RequireRight } from '../../../platform/auth/access.js';
import { CurrentUser } from '../../../platform/auth/current-user.js';
import { IdParam } from '../../../platform/http/validation/id-param.js';
import type { Principal } from '../../../platform/http/principal.js';
import { DocumentsService } from './documents.service.js';
import { GetPdf, pdfFile } from './pdf-route.js';

const Pdf = (path: string): MethodDecorator => GetPdf(path, 'documents');

/** Documents of an order, created on request. */
@Controller('users/orders/one/:operationId')
export class DocumentsController {
  constructor(private readonly documents: DocumentsService) {}

  /** The invoice, in the order's language, with the VAT included in its prices; for its shopper once it is paid. */
  @RequireRight('orders.documents', 'shopper')
  @Pdf('invoice.pdf')
  async invoice(
    @Param('operationId') operationId: string,
    @CurrentUser() user: Principal,
  ): Promise<StreamableFile> {
    return pdfFile(await this.documents.invoice(operationId, user));
  }

  /** The credit note of a refund, in the order's language, with the VAT included in its amounts. */
  @RequireRight('orders.documents', 'shopper')
  @Pdf('refunds/:refundId/credit-note.pdf')
  async creditNote(
    @Param('operationId') operationId: string,
    @IdParam('refundId') refundId: number,
    @CurrentUser() user: Principal,
  ): Promise<StreamableFile> {
    return pdfFile(await this.documents.creditNote(operationId, refundId, user));
  }

  /** The credit note that reverses the invoice of a cash order that was not delivered. */
  @RequireRight('orders.documents', 'shopper')
  @Pdf('credit-note.pdf')
  async reversal(
    @Param('operationId') operationId: string,
    @CurrentUser() user: Principal,
  ): Promise<StreamableFile> {
    return pdfFile(await this.documents.reversal(operationId, user));
  }

  /** The packing slip; vendors get one of their own lines, by order number, with first name and city. */
  @RequireRight('orders.view')
  @Pdf('packing-slip.pdf')
  async packingSlip(
    @Param('operationId') operationId: string,
    @CurrentUser() user: Principal,
  ): Promise<StreamableFile> {
    return pdfFile(
      user.role === 'vendor'
        ? await this.documents.packingSlipOfVendor(operationId, user.id)
        : await this.documents.packingSlip(operationId),
    );
  }
}
