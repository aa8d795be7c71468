import { Injectable, type CanActivate } from '@nestjs/common';
import { NotFound } from '../../../platform/http/problem.js';
import { msg } from '../../../platform/i18n/message.js';
import { FirstAdminService } from '../../people/staff/first-admin.service.js';

export const nothingHere = (): NotFound => new NotFound(msg('server.nothingHere'));

/** Once there is an admin account, the routes respond like an unknown address, whatever is sent. */
@Injectable()
export class NoAdminGuard implements CanActivate {
  constructor(private readonly firstAdmin: FirstAdminService) {}

  async canActivate(): Promise<boolean> {
    if (await this.firstAdmin.exists()) throw nothingHere();
    return true;
  }
}
