import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Env } from '../config/env.js';
import { BodyTypeGuard } from '../http/body-type.guard.js';
import { AccessGuard } from './access.guard.js';
import { ActorQueries } from './actor.queries.js';
import { JwtStrategy } from './jwt.strategy.js';
import { OwnerGuard } from './owner-only.js';
import { RateLimitGuard } from './rate-limit.js';
import { Session } from './session.entity.js';
import { SessionsService } from './sessions.service.js';

@Global()
@Module({
  imports: [
    TypeOrmModule.forFeature([Session]),
    JwtModule.registerAsync({
      inject: [Env],
      useFactory: (env: Env) => ({
        secret: env.JWT_SECRET,
        signOptions: { algorithm: 'HS256', issuer: 'liwan' },
      }),
    }),
  ],
  providers: [
    ActorQueries,
    JwtStrategy,
    SessionsService,
    // In this order: a limit counts per account once it is known who calls.
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_GUARD, useClass: RateLimitGuard },
    { provide: APP_GUARD, useClass: BodyTypeGuard },
    { provide: APP_GUARD, useClass: OwnerGuard },
  ],
  exports: [SessionsService],
})
export class SecurityModule {}
