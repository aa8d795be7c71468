import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsController } from './accounts.controller.js';
import { AccountsQueries } from './accounts.queries.js';
import { AccountsService } from './accounts.service.js';
import { PasswordResetsController } from './password-resets.controller.js';
import { PasswordResetsModule } from './password-resets.module.js';
import { PasswordResetsService } from './password-resets.service.js';
import { User } from './user.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([User]), PasswordResetsModule],
  controllers: [AccountsController, PasswordResetsController],
  providers: [AccountsQueries, AccountsService, PasswordResetsService],
  exports: [AccountsService],
})
export class AccountsModule {}
