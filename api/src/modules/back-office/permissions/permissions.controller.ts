import { Body, Controller, Get, Put } from '@nestjs/common';
import { Confirmed, RequireRight } from '../../../platform/auth/access.js';
import { done } from '../../../platform/http/done.dto.js';
import { PermissionsDto, PermissionsWrittenDto } from './permissions.dto.js';
import { PermissionsService } from './permissions.service.js';

@RequireRight('permissions.edit')
@Controller('admin/permissions')
export class PermissionsController {
  constructor(private readonly permissions: PermissionsService) {}

  /** The rights of every role. */
  @Get()
  current(): Promise<PermissionsDto> {
    return this.permissions.current();
  }

  /** Replaces the rights of all roles, effective with their next call; 409 if they were changed since `version` was read. */
  @Confirmed()
  @Put()
  async change(@Body() input: PermissionsDto): Promise<PermissionsWrittenDto> {
    return { ...done('permissions.saved'), permissions: await this.permissions.change(input) };
  }
}
