import { ApiProperty, OmitType, PartialType } from '@nestjs/swagger';
import {
  LARGEST_ID,
  LIST_NAMES,
  VIEW_NAME_LENGTH,
  VIEW_QUERY_LENGTH,
  VIEWS_PER_LIST,
  type ListName,
} from '@shop/shop-rules';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { DoneDto } from '../../../platform/http/done.dto.js';
import { withMessage } from '../../../platform/http/validation/field-problems.js';
import { Trimmed } from '../../../platform/http/validation/trimmed.js';

const MOST_COLUMNS = 30;
const COLUMN = /^\w{1,30}$/;

class ListDto {
  @ApiProperty({ enum: LIST_NAMES }) @IsIn(LIST_NAMES) list: ListName;
}

export class SaveListViewDto extends ListDto {
  @IsString() @Trimmed() @Length(1, VIEW_NAME_LENGTH) name: string;
  /** Query of the list's address with filters and sort order; filters that the list does not have are left out. */
  @IsString()
  @MaxLength(VIEW_QUERY_LENGTH)
  @Matches(/^[\w.~%+*=&-]*$/, withMessage('input.notValid'))
  query: string;
  /** Keys of the columns that the view hides; null to leave the columns as they are. */
  @ApiProperty({ type: [String], nullable: true, required: false })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MOST_COLUMNS)
  @Matches(COLUMN, { each: true })
  hiddenColumns?: string[] | null;
  /** For all staff of the shop who see the list, except vendors; needs the right to manage it. */
  @IsBoolean() isShared: boolean;
}

/** The fields that change. */
export class ChangeListViewDto extends PartialType(OmitType(SaveListViewDto, ['list']), {
  skipNullProperties: false,
}) {
  /** Version that was read; a change by someone else in between is refused. */
  @IsInt() @Min(1) @Max(LARGEST_ID) version: number;
}

export class RemoveListViewQueryDto {
  /** Version that was read. */
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(LARGEST_ID) version?: number;
}

export class OrderListViewsDto extends ListDto {
  /** The order of the shared views instead of that of the caller's own. */
  @IsBoolean() isShared: boolean;
  /** All of these views. */
  @IsArray()
  @ArrayMaxSize(VIEWS_PER_LIST)
  @ArrayUnique()
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(LARGEST_ID, { each: true })
  ids: number[];
}

export class ChangeListSettingsDto extends ListDto {
  /** Keys of the hidden columns; null for the columns that the list shows by itself. */
  @ApiProperty({ type: [String], nullable: true, required: false })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MOST_COLUMNS)
  @Matches(COLUMN, { each: true })
  hiddenColumns?: string[] | null;
  /** The view that the list opens with; null for none. */
  @ApiProperty({ type: Number, nullable: true, required: false })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(LARGEST_ID)
  defaultViewId?: number | null;
}

/** A saved view of a list. */
export class ListViewDto {
  id: number;
  @ApiProperty({ enum: LIST_NAMES }) list: ListName;
  name: string;
  /** Query of the list's address, with the filters that exist and that the caller has. */
  query: string;
  /** Names of the filters of the view that are left out. */
  missing: string[];
  @ApiProperty({ type: [String], nullable: true }) hiddenColumns: string[] | null;
  isShared: boolean;
  version: number;
}

/** How the account shows a list. */
export class ListSettingsDto {
  @ApiProperty({ enum: LIST_NAMES }) list: ListName;
  @ApiProperty({ type: [String], nullable: true }) hiddenColumns: string[] | null;
  @ApiProperty({ type: Number, nullable: true }) defaultViewId: number | null;
}

export class ListViewsDto {
  /** Of all lists that the caller sees, in their order. */
  views: ListViewDto[];
  settings: ListSettingsDto[];
}

export class ListViewsChangedDto extends DoneDto {
  views: ListViewDto[];
  settings: ListSettingsDto[];
}
