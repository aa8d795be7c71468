import { LARGEST_ID, LIST_LIMIT } from '@shop/shop-rules';
import { ApiProperty, OmitType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, Max, Min } from 'class-validator';
import { Omittable } from '../../../platform/http/validation/omittable.js';
import { ShopDay } from '../../../platform/http/validation/shop-day.js';
import { SUBJECTS, type AuditRow, type Changes, type Subject } from './audit-entry.entity.js';

export class AuditQueryDto {
  /** Id of the staff account. */
  @Omittable() @Type(() => Number) @IsInt() @Min(1) @Max(LARGEST_ID) actor?: number;
  @ApiProperty({ enum: SUBJECTS, required: false })
  @Omittable()
  @IsIn(SUBJECTS)
  subject?: Subject;
  /** Id of one subject of that kind. */
  @Omittable() @Type(() => Number) @IsInt() @Min(0) @Max(LARGEST_ID) subjectId?: number;
  /** First day in Dubai, as in 2026-11-21. */
  @Omittable() @ShopDay() from?: string;
  /** Last day. */
  @Omittable() @ShopDay() to?: string;
  /** Only entries older than this one. */
  @Omittable() @Type(() => Number) @IsInt() @Min(1) @Max(LARGEST_ID) before?: number;
  /** 50 by default. */
  @Omittable() @Type(() => Number) @IsInt() @Min(1) @Max(LIST_LIMIT) limit?: number;
}

/** The entries to export. */
export class AuditExportDto extends OmitType(AuditQueryDto, ['before', 'limit']) {}

/** One action of a staff account. */
export class AuditEntryDto {
  id: number;
  at: string;
  actorId: number;
  /** Name and role at the time of the action. */
  actorName: string;
  actorRole: string;
  /** Such as added, changed, deleted. */
  action: string;
  @ApiProperty({ enum: SUBJECTS }) subject: Subject;
  subjectId: number;
  /** Name of the subject at the time of the action. */
  label: string;
  /** Field -> `from` and `to`, with current names for ids; neither for secrets and personal data. */
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'object', properties: { from: {}, to: {} } },
  })
  changes: Changes;
}

/** Newest first. */
export class AuditDto {
  entries: AuditEntryDto[];
  /** `before` of the next page; null on the last. */
  next: number | null;
}

export const toAuditEntryDto = ({ at, ...entry }: AuditRow): AuditEntryDto => ({
  ...entry,
  at: at.toISOString(),
});
