import { Body, Controller, Get, Param, Put, Query, type PipeTransform } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { TRANSLATION_KINDS, type TranslationKind } from '@shop/shop-rules';
import { RequireRight } from '../../../platform/auth/access.js';
import { CurrentUser } from '../../../platform/auth/current-user.js';
import { done } from '../../../platform/http/done.dto.js';
import type { Principal } from '../../../platform/http/principal.js';
import { NotFound } from '../../../platform/http/problem.js';
import { IdParam } from '../../../platform/http/validation/id-param.js';
import {
  ChangeTranslationDto,
  MissingCountDto,
  TranslationDto,
  TranslationSavedDto,
  TranslationsDto,
  TranslationsQueryDto,
} from './translation.dto.js';
import { TranslationsService } from './translations.service.js';

class KindPipe implements PipeTransform<string, TranslationKind> {
  transform(value: string): TranslationKind {
    const kind = TRANSLATION_KINDS.find((known) => known === value);
    if (!kind) throw new NotFound();
    return kind;
  }
}
const KindParam = (): ParameterDecorator => Param('kind', new KindPipe());
const KIND = { name: 'kind', enum: TRANSLATION_KINDS };

@RequireRight('translations.edit')
@Controller('admin/translations')
export class TranslationsController {
  constructor(private readonly translations: TranslationsService) {}

  /** Texts in both languages of one kind of row; vendors get their own products only. */
  @Get()
  list(
    @Query() query: TranslationsQueryDto,
    @CurrentUser() user: Principal,
  ): Promise<TranslationsDto> {
    return this.translations.list(user, query);
  }

  /** How many rows of each kind lack texts in a language. */
  @Get('counts')
  counts(@CurrentUser() user: Principal): Promise<MissingCountDto[]> {
    return this.translations.counts(user);
  }

  /** The texts of a row as they are now. */
  @ApiParam(KIND)
  @Get(':kind/:id')
  one(
    @KindParam() kind: TranslationKind,
    @IdParam() id: number,
    @CurrentUser() user: Principal,
  ): Promise<TranslationDto> {
    return this.translations.one(user, kind, id);
  }

  /** Changes the texts of a row; 409 if they were changed since `version` was read. */
  @ApiParam(KIND)
  @Put(':kind/:id')
  async change(
    @KindParam() kind: TranslationKind,
    @IdParam() id: number,
    @Body() input: ChangeTranslationDto,
    @CurrentUser() user: Principal,
  ): Promise<TranslationSavedDto> {
    const row = await this.translations.change(user, kind, id, input);
    return { ...done('translation.saved'), row };
  }
}
