import { Controller, Get, Query } from '@nestjs/common';
import { Roles } from '../../security/access.js';
import { CurrentUser } from '../../security/current-user.js';
import type { Principal } from '../../security/principal.js';
import { FiguresDto, FiguresQueryDto } from './figures.dto.js';
import { FiguresService } from './figures.service.js';

@Roles('admin', 'vendor')
@Controller('admin/figures')
export class FiguresController {
  constructor(private readonly figures: FiguresService) {}

  /** How the shop sold within some days, and in the days before; a vendor gets the figures of the own lines. */
  @Get()
  read(@Query() query: FiguresQueryDto, @CurrentUser() user: Principal): Promise<FiguresDto> {
    return this.figures.read(query, user.role === 'vendor' ? user.id : null);
  }
}
