import type { Schedule } from '@shop/shop-rules';
import { Type } from 'class-transformer';
import { IsObject, Matches, ValidateIf, ValidateNested } from 'class-validator';
import { withMessage } from '../../../platform/http/validation/field-problems.js';

/** A time in UTC to the minute or more exact, or null. */
export const TimeOrNull = (): PropertyDecorator => (target, name) => {
  ValidateIf((_input, value: unknown) => value !== null)(target, name);
  Matches(
    /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?Z$/,
    withMessage('content.timeFormat'),
  )(target, name);
};

/** When shoppers see something, in UTC; null: without a start or end. */
export class ScheduledDto {
  @TimeOrNull() shownFrom: string | null;
  @TimeOrNull() shownUntil: string | null;
}

export class ChangeScheduleDto extends ScheduledDto {
  /** The schedule that was edited. */
  @IsObject() @ValidateNested() @Type(() => ScheduledDto) before: ScheduledDto;
}

const isoOf = (time: Date | string | null): string | null =>
  time === null ? null : new Date(time).toISOString();

export const scheduleOf = ({ shownFrom, shownUntil }: Schedule): ScheduledDto => ({
  shownFrom: isoOf(shownFrom),
  shownUntil: isoOf(shownUntil),
});
