import { Module } from '@nestjs/common';
import { ConfigModule } from './config/config.module.js';
import { DatabaseModule } from './database/database.module.js';
import { HealthModule } from './modules/health/health.module.js';
import { AccountsModule } from './modules/accounts/accounts.module.js';
import { StaffModule } from './modules/staff/staff.module.js';
import { RedisModule } from './queues/redis.module.js';
import { SecurityModule } from './security/security.module.js';

@Module({
  imports: [
    ConfigModule,
    DatabaseModule,
    RedisModule,
    SecurityModule,
    HealthModule,
    AccountsModule,
    StaffModule,
  ],
})
export class AppModule {}
