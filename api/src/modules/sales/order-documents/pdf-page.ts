import PDFDocument from 'pdfkit';
import { FONTS } from './fonts.js';
import { visualOrder, type Direction } from './visual-order.js';

const INK = '#17130f';
const LINE = '#ddd4c6';
const WIDTH = 595.28;
const HEIGHT = 841.89;
const MARGIN = 48;

interface TextStyle {
  size?: number;
  bold?: boolean;
  color?: string;
  /** Alignment of the text; `start` is the right side on an Arabic page. */
  at?: 'start' | 'end';
}

/** A box on the page, measured from the start side. */
export interface Box {
  start: number;
  width: number;
}

/** Pages of A4 written from top to bottom in English or Arabic. */
export class PdfPage {
  static readonly width = WIDTH - 2 * MARGIN;
  /** Current vertical position. */
  y = MARGIN;
  private readonly pdf: PDFKit.PDFDocument;

  constructor(
    private direction: Direction,
    title: string,
  ) {
    this.pdf = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      lang: direction === 'rtl' ? 'ar-AE' : 'en-AE',
      info: { Title: title },
    });
    for (const { name, data } of FONTS) this.pdf.registerFont(name, data);
  }

  /** Adds a page unless there is room for the height. */
  room(height: number): void {
    if (this.y + height <= HEIGHT - MARGIN) return;
    this.pdf.addPage();
    this.y = MARGIN;
  }

  /** Starts a new page in the direction, for another document of the file. */
  turn(direction: Direction): void {
    this.pdf.addPage();
    this.direction = direction;
    this.y = MARGIN;
  }

  /** Number of pages so far. */
  get count(): number {
    return this.pdf.bufferedPageRange().count;
  }

  gap(height: number): void {
    this.y += height;
  }

  rule(): void {
    this.pdf
      .moveTo(MARGIN, this.y)
      .lineTo(WIDTH - MARGIN, this.y)
      .lineWidth(0.75)
      .stroke(LINE);
  }

  /** A picture at the start of a box, at most this high; the position stays. */
  picture(png: Buffer, { start, width }: Box, height: number): void {
    const isRtl = this.direction === 'rtl';
    const left = isRtl ? WIDTH - MARGIN - start - width : MARGIN + start;
    this.pdf.image(png, left, this.y, { fit: [width, height], align: isRtl ? 'right' : undefined });
  }

  /** Writes texts into adjacent boxes, each with as many lines as it needs and has, and continues below them. */
  row(cells: { text: string; box: Box; style?: TextStyle }[]): void {
    const wrapped = cells.map((cell) => ({
      ...cell,
      lines: this.wrap(cell.text, cell.box.width, cell.style ?? {}),
    }));
    const height = Math.max(
      ...wrapped.map(({ lines, style }) => lines.length * lineHeight(style ?? {})),
    );
    this.room(height);
    for (const { lines, box, style = {} } of wrapped)
      lines.forEach((line, index) =>
        this.line(line, box, this.y + index * lineHeight(style), style),
      );
    this.y += height;
  }

  /** A text over the full width. */
  text(text: string, style: TextStyle = {}): void {
    this.row([{ text, box: { start: 0, width: PdfPage.width }, style }]);
  }

  /** The finished file. */
  async bytes(): Promise<Buffer> {
    this.pdf.end();
    const parts: Buffer[] = [];
    for await (const part of this.pdf) parts.push(part as Buffer);
    return Buffer.concat(parts);
  }

  private wrap(text: string, width: number, style: TextStyle): string[] {
    return text.split('\n').flatMap((line) => this.wrapLine(line, width, style));
  }

  private wrapLine(text: string, width: number, style: TextStyle): string[] {
    const lines: string[] = [];
    for (const word of text.split(/ +/)) {
      const last = lines.at(-1);
      const longer = last === undefined ? word : `${last} ${word}`;
      if (last === undefined || this.widthOf(longer, style) > width) lines.push(word);
      else lines[lines.length - 1] = longer;
    }
    return lines;
  }

  private widthOf(line: string, style: TextStyle): number {
    return visualOrder(line, this.direction)
      .map((piece) => this.use(piece.font, style).widthOfString(piece.text))
      .reduce((sum, width) => sum + width, 0);
  }

  private line(line: string, { start, width }: Box, y: number, style: TextStyle): void {
    const isRtl = this.direction === 'rtl';
    const left = isRtl ? WIDTH - MARGIN - start - width : MARGIN + start;
    const isAtRight = (style.at === 'end') !== isRtl;
    let x = isAtRight ? left + width - this.widthOf(line, style) : left;
    for (const { text, font } of visualOrder(line, this.direction)) {
      this.use(font, style)
        .fillColor(style.color ?? INK)
        .text(text, x, y, { lineBreak: false });
      x += this.pdf.widthOfString(text);
    }
  }

  private use(font: string, { bold = false, size = 10 }: TextStyle): PDFKit.PDFDocument {
    return this.pdf.font(`${font}-${bold ? 600 : 400}`).fontSize(size);
  }
}

const lineHeight = ({ size = 10 }: TextStyle): number => size * 1.5;
