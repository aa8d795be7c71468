import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { BulkResultsDto, ChosenOrdersDto } from '../orders/bulk/bulk-orders.dto.js';

const CONTENTS = ['labels', 'packing-slips', 'both'] as const;
export type BulkContents = (typeof CONTENTS)[number];

export class BulkDocumentsDto extends ChosenOrdersDto {
  /** Which documents of the orders; `both` puts each packing slip behind its label. */
  @ApiProperty({ enum: CONTENTS }) @IsIn(CONTENTS) contents: BulkContents;
}

export class BulkPdfDto extends BulkResultsDto {
  /** One file with all documents in base64; null if there is none. */
  @ApiProperty({ type: String, nullable: true }) pdf: string | null;
  /** Its name. */
  name: string;
}
