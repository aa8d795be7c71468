import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { roleOfStaff, type Role } from '@shop/shop-rules';
import type { Request } from 'express';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { Env } from '../../config/env.js';
import { ActorQueries, rightsOfActor } from '../actor.queries.js';
import { staffToken } from './cookies.js';
import type { Principal } from '../../http/principal.js';
import { STORED_KIND } from './session.entity.js';
import { SigningKeys } from './signing-keys.js';

interface Claims {
  sub: string;
  sid: string;
  aud: string;
}

const bearer = ExtractJwt.fromAuthHeaderAsBearerToken();

/** Bearer tokens for shoppers, the HttpOnly cookie for staff; each is valid for its own audience only. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(
    env: Env,
    keys: SigningKeys,
    private readonly actors: ActorQueries,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromExtractors([bearer, (request) => staffToken(env, request)]),
      secretOrKeyProvider: (
        _request: Request,
        token: string,
        done: (error: Error | null, secret?: string) => void,
      ) => {
        const key = keys.keyOf(token);
        // The type accepts only strings, and deriving a key from a string takes a millisecond per request.
        done(key ? null : new Error('unknown key'), key as unknown as string);
      },
      algorithms: ['HS256'],
      issuer: 'liwan',
      passReqToCallback: true,
    });
  }

  async validate(request: Request, claims: Claims): Promise<Principal | false> {
    const kind = bearer(request) ? 'shopper' : 'staff';
    if (claims.aud !== STORED_KIND[kind]) return false;
    const actor = await this.actors[kind](claims.sid, Number(claims.sub));
    if (!actor) return false;
    const { id, name, email, username, type, setup, isConfirmed } = actor;
    const role: Role = type ? roleOfStaff(type) : 'shopper';
    return {
      id,
      name,
      email,
      username,
      kind,
      sessionId: claims.sid,
      role,
      rights: new Set(rightsOfActor(actor)),
      isConfirmed,
      ...(type && { staffType: type }),
      ...(setup && { setup }),
    };
  }
}
