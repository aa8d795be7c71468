import { AsyncLocalStorage } from 'node:async_hooks';
import {
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { Request } from 'express';
import { Observable } from 'rxjs';
import type { Principal } from '../http/principal.js';

const acting = new AsyncLocalStorage<Principal>();

/** Account of the dashboard session of the current request; undefined for shoppers and guests, and in the worker but for `actingAs`. */
export const actingStaff = (): Principal | undefined => acting.getStore();

/** Runs work of the worker in the name of the account that started it. */
export const actingAs = <Result>(staff: Principal, work: () => Result): Result =>
  acting.run(staff, work);

/** Runs the request with its staff account as context. */
@Injectable()
export class ActingStaff implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { user } = context.switchToHttp().getRequest<Request & { user?: Principal }>();
    if (user?.kind !== 'staff') return next.handle();
    return new Observable((observer) => acting.run(user, () => next.handle().subscribe(observer)));
  }
}
