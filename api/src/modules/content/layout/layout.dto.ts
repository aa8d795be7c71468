import { HOME_SECTIONS, LARGEST_ID, MENU_GROUPS, type HomeSection } from '@shop/shop-rules';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { DoneDto } from '../../../platform/http/done.dto.js';
import { Omittable } from '../../../platform/http/validation/omittable.js';
import { TimeOrNull } from '../schedule/schedule.dto.js';
import { MOST_ROWS } from '../content-store/content-store.js';

type MenuGroup = (typeof MENU_GROUPS)[number];

/** What the menu and the home page show, in order. */
export class LayoutDto {
  @ApiProperty({ enum: MENU_GROUPS, isArray: true }) groups: MenuGroup[];
  @ApiProperty({ enum: HOME_SECTIONS, isArray: true }) sections: HomeSection[];
}

class ArrangedEntryDto {
  @IsBoolean() shown: boolean;
  /** When shoppers begin to see a shown entry, in UTC; without a limit by default. */
  @Omittable() @TimeOrNull() shownFrom?: string | null;
  /** From when on they do not see it, in UTC; without a limit by default. */
  @Omittable() @TimeOrNull() shownUntil?: string | null;
}

export class ArrangedCategoryDto extends ArrangedEntryDto {
  @IsInt() @Min(1) @Max(LARGEST_ID) id: number;
}

export class ArrangedGroupDto extends ArrangedEntryDto {
  @ApiProperty({ enum: MENU_GROUPS }) @IsIn(MENU_GROUPS) name: MenuGroup;
}

export class ArrangedSectionDto extends ArrangedEntryDto {
  @ApiProperty({ enum: HOME_SECTIONS }) @IsIn(HOME_SECTIONS) name: HomeSection;
}

/** Order, visibility and schedules of the menu and of the home page; what a list lacks follows at its end, shown. */
export class ArrangedLayoutDto {
  /** Version that was edited; 0 before the first change. */
  @IsInt() @Min(0) @Max(LARGEST_ID) version: number;
  /** Categories of the menu; hidden ones stay on the home page. */
  @IsArray()
  @ArrayMaxSize(MOST_ROWS)
  @ArrayUnique(({ id }: ArrangedCategoryDto) => id)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => ArrangedCategoryDto)
  categories: ArrangedCategoryDto[];
  /** Groups of the menu. */
  @IsArray()
  @ArrayUnique(({ name }: ArrangedGroupDto) => name)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => ArrangedGroupDto)
  groups: ArrangedGroupDto[];
  /** Sections of the home page. */
  @IsArray()
  @ArrayUnique(({ name }: ArrangedSectionDto) => name)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => ArrangedSectionDto)
  sections: ArrangedSectionDto[];
}

export class LayoutSavedDto extends DoneDto {
  layout: ArrangedLayoutDto;
}
