import { Controller, Query, type StreamableFile } from '@nestjs/common';
import { RequireRight } from '../../../platform/auth/access.js';
import { Letterheads } from './letterheads.service.js';
import { GetPdf, pdfFile } from './pdf-route.js';
import { SampleDocumentDto } from './sample-document.dto.js';
import { sampleOrder } from './sample-order.js';

const NUMBER = 'SAMPLE';
const SamplePdf = (path: string): MethodDecorator => GetPdf(path, 'sample-documents');

/** Documents of a sample order with details that are not saved yet; nothing is stored. */
@RequireRight('settings.edit')
@Controller('admin/sample-documents')
export class SampleDocumentsController {
  constructor(private readonly letterheads: Letterheads) {}

  /** An invoice of a sample order, with the given details of the business; those that are absent are as saved. */
  @SamplePdf('invoice.pdf')
  async invoice(
    @Query() { locale = 'en', ...details }: SampleDocumentDto,
  ): Promise<StreamableFile> {
    const now = new Date();
    const seller = await this.letterheads.sellerWith(details);
    const { invoicePdf } = await import('./invoice.js');
    const pdf = await invoicePdf({
      number: NUMBER,
      issuedAt: now,
      ...sampleOrder(locale, now),
      seller,
    });
    return pdfFile({ name: 'sample-invoice', pdf });
  }

  /** A packing slip of a sample order. */
  @SamplePdf('packing-slip.pdf')
  async packingSlip(@Query() { locale = 'en' }: SampleDocumentDto): Promise<StreamableFile> {
    const { packingSlipPdf } = await import('./packing-slip.js');
    const slip = { ...sampleOrder(locale, new Date()), awb: '', locale };
    const pdf = await packingSlipPdf(slip, await this.letterheads.current());
    return pdfFile({ name: 'sample-packing-slip', pdf });
  }
}
