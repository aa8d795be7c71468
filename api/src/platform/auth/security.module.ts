import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BodyTypeGuard } from '../http/body-type.guard.js';
import { CrossSiteGuard } from '../http/cross-site.guard.js';
import { RefusalLog } from '../http/refusal-log.js';
import { AccessGuard } from './access.guard.js';
import { ActorQueries } from './actor.queries.js';
import { CallLimits } from '../rate-limit/call-limits.js';
import { JwtStrategy } from './sessions/jwt.strategy.js';
import { LoginThrottle } from './login-throttle.js';
import { Permissions } from './permissions.entity.js';
import { OwnerGuard } from './owner-only.js';
import { RateLimitGuard } from '../rate-limit/rate-limit.js';
import { SpentLimits } from '../rate-limit/spent-limits.js';
import { RefusedCalls } from './refused-calls.js';
import { SealedTexts } from './sealed-texts.js';
import { SecurityEvents } from './security-events.js';
import { OwnSessions } from './sessions/own-sessions.service.js';
import { Session } from './sessions/session.entity.js';
import { SessionsService } from './sessions/sessions.service.js';
import { SigningKeysModule } from './sessions/signing-keys.module.js';

@Global()
@Module({
  imports: [
    TypeOrmModule.forFeature([Permissions, Session]),
    JwtModule.register({ signOptions: { algorithm: 'HS256', issuer: 'liwan' } }),
    SigningKeysModule,
  ],
  providers: [
    ActorQueries,
    CallLimits,
    JwtStrategy,
    LoginThrottle,
    OwnSessions,
    RefusalLog,
    RefusedCalls,
    SealedTexts,
    SecurityEvents,
    SessionsService,
    SpentLimits,
    { provide: APP_GUARD, useClass: CrossSiteGuard },
    // In this order: limits count per account, so the caller must be identified first.
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_GUARD, useClass: RateLimitGuard },
    { provide: APP_GUARD, useClass: BodyTypeGuard },
    { provide: APP_GUARD, useClass: OwnerGuard },
  ],
  exports: [
    ActorQueries,
    CallLimits,
    LoginThrottle,
    OwnSessions,
    RefusalLog,
    SealedTexts,
    SecurityEvents,
    SessionsService,
    SigningKeysModule,
    SpentLimits,
  ],
})
export class SecurityModule {}
