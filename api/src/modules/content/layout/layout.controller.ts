import { Body, Controller, Get, Put } from '@nestjs/common';
import { Public, RequireRight } from '../../../platform/auth/access.js';
import { done } from '../../../platform/http/done.dto.js';
import { ArrangedLayoutDto, LayoutDto, LayoutSavedDto } from './layout.dto.js';
import { LayoutService } from './layout.service.js';

@Controller()
export class LayoutController {
  constructor(private readonly layout: LayoutService) {}

  /** Groups of the menu and sections of the home page that are shown, in order. */
  @Public()
  @Get('layout')
  shown(): Promise<LayoutDto> {
    return this.layout.shown();
  }

  /** Order, visibility and schedules of all categories, groups and sections. */
  @RequireRight('layout.edit')
  @Get('admin/layout')
  current(): Promise<ArrangedLayoutDto> {
    return this.layout.current();
  }

  /** Replaces order, visibility and schedules, effective immediately; 409 if they were changed since `version` was read. */
  @RequireRight('layout.edit')
  @Put('admin/layout')
  async change(@Body() input: ArrangedLayoutDto): Promise<LayoutSavedDto> {
    return { ...done('layout.saved'), layout: await this.layout.change(input) };
  }
}
