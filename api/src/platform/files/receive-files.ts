import { rm } from 'node:fs/promises';
import {
  applyDecorators,
  Logger,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { FileFieldsInterceptor } from '@nestjs/platform-express';
import type { MulterOptions } from '@nestjs/platform-express/multer/interfaces/multer-options.interface.js';
import { ApiConsumes } from '@nestjs/swagger';
import type { Request } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { ActingStaff } from '../auth/acting-staff.js';
import { uploadProblem } from './upload-problem.js';

/** The files of a multipart request. */
export const arrivedFiles = ({ files }: Request): Express.Multer.File[] =>
  Array.isArray(files) ? files : Object.values(files ?? {}).flat();

/** Deletes files that were received but not stored before the response is sent, whatever its result. */
class ClearArrived implements NestInterceptor {
  private readonly logger = new Logger('Uploads');

  constructor(private readonly largest?: string) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    return from(this.answer(request, next));
  }

  private async answer(request: Request, next: CallHandler): Promise<unknown> {
    try {
      return await lastValueFrom(next.handle(), { defaultValue: undefined });
    } catch (error) {
      throw uploadProblem(error, request, this.largest);
    } finally {
      await Promise.all(arrivedFiles(request).map(({ path }) => this.clear(path)));
    }
  }

  /** A file that cannot be deleted does not fail the request. */
  private clear(path: string): Promise<void> {
    return rm(path, { force: true }).catch((error: unknown) => this.logger.warn(String(error)));
  }
}

/** Accepts multipart files in these fields, each up to a number; `own` replaces the shop's limits. */
export const ReceiveFiles = (
  fields: Record<string, number>,
  own: { largest?: string; options?: MulterOptions } = {},
): MethodDecorator =>
  applyDecorators(
    ApiConsumes('multipart/form-data'),
    UseInterceptors(
      new ClearArrived(own.largest),
      FileFieldsInterceptor(
        Object.entries(fields).map(([name, maxCount]) => ({ name, maxCount })),
        own.options,
      ),
      // A new context: events of the incoming files belong to no call.
      ActingStaff,
    ),
  );
