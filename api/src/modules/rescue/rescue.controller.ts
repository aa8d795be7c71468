import { Controller, Get } from '@nestjs/common';
import type { Locale } from '@shop/shop-rules';
import { AnswersJson, type JsonText } from '../../http/json-text.js';
import { AskedLocale } from '../../http/language/asked-locale.js';
import { Roles } from '../../security/access.js';
import { StuckOrdersDto } from './rescue.dto.js';
import { RescueService } from './rescue.service.js';

@Roles('admin', 'ops')
@Controller('admin/rescue')
export class RescueController {
  constructor(private readonly rescue: RescueService) {}

  /** Orders that do not go on by themselves, each with its reason and age; an order may be there for several reasons. */
  @Get()
  @AnswersJson(StuckOrdersDto)
  list(@AskedLocale() locale: Locale): Promise<JsonText> {
    return this.rescue.list(locale);
  }
}
