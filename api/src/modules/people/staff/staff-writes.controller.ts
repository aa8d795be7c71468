import { Body, Controller, Delete, Post, Put, UploadedFiles } from '@nestjs/common';
import { DoneDto, done } from '../../../platform/http/done.dto.js';
import { IdParam } from '../../../platform/http/validation/id-param.js';
import { Confirmed, RequireRight } from '../../../platform/auth/access.js';
import { Idempotent } from '../../../platform/idempotency/idempotent.js';
import { CurrentUser } from '../../../platform/auth/current-user.js';
import type { Principal } from '../../../platform/http/principal.js';
import { RequestedLocale } from '../../../platform/i18n/requested-locale.js';
import type { FormFiles } from '../../../platform/files/form-files.js';
import { ReceiveFiles } from '../../../platform/files/receive-files.js';
import {
  AddStaffDto,
  StaffResponseDto,
  StaffPasswordDto,
  UpdateStaffDto,
  toStaffDto,
} from './staff.dto.js';
import { StaffRemovalService } from './staff-removal.service.js';
import { StaffWritesService } from './staff-writes.service.js';

@Controller('admin')
export class StaffWritesController {
  constructor(
    private readonly staff: StaffWritesService,
    private readonly removal: StaffRemovalService,
  ) {}

  /** Adds a dashboard account and returns it with its username. */
  @Confirmed()
  @RequireRight('staff.manage')
  @Post('add')
  @Idempotent()
  @ReceiveFiles({ image: 1 })
  async add(
    @Body() input: AddStaffDto,
    @CurrentUser() by: Principal,
    @UploadedFiles() files?: FormFiles<'image'>,
  ): Promise<StaffResponseDto> {
    const account = await this.staff.add(input, files, by);
    return { ...done('staff.added'), admin: toStaffDto(account) };
  }

  /** Changes name, email address, about and image; vendors their own about and image. Another email address needs a confirmed identity, and is reported to the former one. */
  @RequireRight('profiles.edit')
  @Put(':id')
  @ReceiveFiles({ image: 1 })
  async change(
    @IdParam() id: number,
    @Body() input: UpdateStaffDto,
    @CurrentUser() by: Principal,
    @RequestedLocale() locale: 'en' | 'ar',
    @UploadedFiles() files?: FormFiles<'image'>,
  ): Promise<StaffResponseDto> {
    const account = await this.staff.change(id, input, files, by, locale);
    return { ...done('staff.saved'), admin: toStaffDto(account) };
  }

  /** Sets an account's password and ends its sessions, except the caller's. */
  @Confirmed()
  @RequireRight('staff.manage')
  @Put(':id/password')
  async setPassword(
    @IdParam() id: number,
    @Body() { password }: StaffPasswordDto,
    @CurrentUser() by: Principal,
    @RequestedLocale() locale: 'en' | 'ar',
  ): Promise<StaffResponseDto> {
    const account = await this.staff.setPassword(id, password, by, locale);
    return { ...done('staff.passwordChanged'), admin: toStaffDto(account) };
  }

  /** Deletes an account; 409 for one's own, the last admin, and accounts with products or open orders. */
  @Confirmed()
  @RequireRight('staff.manage')
  @Delete(':id')
  async remove(@IdParam() id: number, @CurrentUser() by: Principal): Promise<DoneDto> {
    await this.removal.remove(id, by);
    return done('staff.deleted');
  }
}
