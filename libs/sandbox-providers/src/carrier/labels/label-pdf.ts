import { PDFDocument, StandardFonts, type PDFFont, type PDFPage } from 'pdf-lib';
import { code128 } from './code128.js';
import { latin } from './latin.js';
import type { Party, Shipment } from '../shipment.js';

const MM = 72 / 25.4;
const WIDTH = 105 * MM;
const HEIGHT = 148 * MM;
const MARGIN = 6 * MM;
const BARCODE_HEIGHT = 22 * MM;
const BARCODE_QUIET_MODULES = 10;

/** An A6 label: waybill number with barcode, recipient, and amount to collect. */
export async function labelPdf(shipment: Shipment): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle(`Waybill ${shipment.awb}`);
  document.setCreationDate(new Date(shipment.createdAt));
  document.setModificationDate(new Date(shipment.createdAt));
  const label = new LabelSheet(
    document.addPage([WIDTH, HEIGHT]),
    await document.embedFont(StandardFonts.Helvetica),
    await document.embedFont(StandardFonts.HelveticaBold),
  );
  label.line('SANDBOX CARRIER - not a real waybill', 8);
  label.line(`${shipment.productGroup} / ${shipment.productType}`, 11, 'bold');
  label.rule();
  label.barcode(shipment.awb);
  label.line(shipment.awb, 16, 'bold');
  label.rule();
  label.line('To', 8);
  party(label, shipment.consignee);
  label.rule();
  const collect = shipment.codAmount > 0 ? `COD AED ${shipment.codAmount.toFixed(2)}` : 'PREPAID';
  label.line(collect, 18, 'bold');
  label.line(`Reference ${shipment.reference1 || '-'}`, 10);
  label.line(`${shipment.pieces} piece(s), ${shipment.weightKg} kg, ${shipment.goods}`, 9);
  label.rule();
  label.line(`From ${shipment.shipper.company || shipment.shipper.name}`, 9);
  label.line(`${shipment.shipper.city}, ${shipment.shipper.country}`, 9);
  return document.save();
}

function party(label: LabelSheet, to: Party) {
  label.line(to.name, 13, 'bold');
  label.line(to.line1, 10);
  label.line(to.line2, 10);
  label.line(`${to.city}, ${to.country}`, 12, 'bold');
  label.line(to.phone, 10);
}

/** Writes lines from top to bottom. */
class LabelSheet {
  private y = HEIGHT - MARGIN;

  constructor(
    private readonly page: PDFPage,
    private readonly plain: PDFFont,
    private readonly bold: PDFFont,
  ) {}

  line(value: string, size: number, weight: 'plain' | 'bold' = 'plain') {
    if (value === '') return;
    const font = weight === 'bold' ? this.bold : this.plain;
    this.y -= size * 1.25;
    this.page.drawText(fitted(latin(value), font, size), { x: MARGIN, y: this.y, size, font });
  }

  rule() {
    this.y -= 7;
    const end = { x: WIDTH - MARGIN, y: this.y };
    this.page.drawLine({ start: { x: MARGIN, y: this.y }, end, thickness: 0.8 });
  }

  barcode(value: string) {
    const widths = code128(value);
    const modules = widths.reduce((sum, width) => sum + width, 0) + 2 * BARCODE_QUIET_MODULES;
    const module = (WIDTH - 2 * MARGIN) / modules;
    this.y -= BARCODE_HEIGHT + 8;
    let x = MARGIN + BARCODE_QUIET_MODULES * module;
    for (const [index, width] of widths.entries()) {
      const bar = { x, y: this.y, width: width * module, height: BARCODE_HEIGHT };
      if (index % 2 === 0) this.page.drawRectangle(bar);
      x += width * module;
    }
  }
}

function fitted(value: string, font: PDFFont, size: number): string {
  let shown = value;
  while (font.widthOfTextAtSize(shown, size) > WIDTH - 2 * MARGIN) {
    shown = `${shown.slice(0, -4)}...`;
  }
  return shown;
}
