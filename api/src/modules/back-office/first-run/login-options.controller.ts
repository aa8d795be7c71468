import { Controller, Get, Header } from '@nestjs/common';
import { Public } from '../../../platform/auth/access.js';
import { FirstAdminService } from '../../people/staff/first-admin.service.js';
import { LoginOptionsDto } from './first-run.dto.js';

@Public()
@Controller('login-options')
export class LoginOptionsController {
  constructor(private readonly firstAdmin: FirstAdminService) {}

  /** What the login page of staff offers besides the login: the same fact as `GET /first-run`, without an error. */
  @Get()
  @Header('Cache-Control', 'no-store')
  async options(): Promise<LoginOptionsDto> {
    return { firstRun: !(await this.firstAdmin.exists()) };
  }
}
