import { applyDecorators, Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { RequireRight } from '../../../platform/auth/access.js';
import { RateLimit } from '../../../platform/rate-limit/rate-limit.js';
import { Letterheads } from './letterheads.service.js';
import { SampleDocumentDto } from './sample-document.dto.js';
import { sampleOrder } from './sample-order.js';

const NUMBER = 'SAMPLE';
const SamplePdf = (path: string): MethodDecorator =>
  applyDecorators(
    RateLimit({ name: 'sample-documents', points: 60, seconds: 60 }),
    Get(path),
    ApiProduces('application/pdf'),
    ApiOkResponse({ schema: { type: 'string', format: 'binary' } }),
  );
const fileOf = (name: string, pdf: Buffer): StreamableFile =>
  new StreamableFile(pdf, {
    type: 'application/pdf',
    disposition: `inline; filename="${name}.pdf"`,
  });

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
    return fileOf('sample-invoice', pdf);
  }

  /** A packing slip of a sample order. */
  @SamplePdf('packing-slip.pdf')
  async packingSlip(@Query() { locale = 'en' }: SampleDocumentDto): Promise<StreamableFile> {
    const { packingSlipPdf } = await import('./packing-slip.js');
    const slip = { ...sampleOrder(locale, new Date()), awb: '', locale };
    return fileOf(
      'sample-packing-slip',
      await packingSlipPdf(slip, await this.letterheads.current()),
    );
  }
}
