import { LIST_LIMIT } from '@shop/shop-rules';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, Max, Min } from 'class-validator';
import { Omittable } from '../../../platform/http/omittable.js';
import { ShopDay } from '../../../platform/http/shop-day.js';
import { SUBJECTS, type AuditRow, type Changes, type Subject } from './audit-entry.entity.js';

const LARGEST = 2_147_483_647;

export class AuditQueryDto {
  /** Id of the staff account. */
  @Omittable() @Type(() => Number) @IsInt() @Min(1) @Max(LARGEST) actor?: number;
  @ApiProperty({ enum: SUBJECTS, required: false })
  @Omittable()
  @IsIn(SUBJECTS)
  subject?: Subject;
  /** Id of one thing of that kind. */
  @Omittable() @Type(() => Number) @IsInt() @Min(0) @Max(LARGEST) subjectId?: number;
  /** First day in Dubai, as in 2026-11-21. */
  @Omittable() @ShopDay() from?: string;
  /** Last day. */
  @Omittable() @ShopDay() to?: string;
  /** Only what is older than this entry. */
  @Omittable() @Type(() => Number) @IsInt() @Min(1) @Max(LARGEST) before?: number;
  /** 50 when left out. */
  @Omittable() @Type(() => Number) @IsInt() @Min(1) @Max(LIST_LIMIT) limit?: number;
}

/** One thing that somebody of the staff did. */
export class AuditEntryDto {
  id: number;
  at: string;
  actorId: number;
  /** Name and role as they were then. */
  actorName: string;
  actorRole: string;
  /** Such as added, changed, deleted. */
  action: string;
  @ApiProperty({ enum: SUBJECTS }) subject: Subject;
  subjectId: number;
  /** Name of the thing, as it was then. */
  label: string;
  /** Field -> `from` and `to`, names of now for other things; neither for secrets and what is personal. */
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
