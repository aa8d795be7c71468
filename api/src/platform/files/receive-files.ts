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

const arrivedFiles = ({ files }: Request): Express.Multer.File[] =>
  Array.isArray(files) ? files : Object.values(files ?? {}).flat();

/** Whatever becomes of the request, files that arrived and were not kept leave the disk before the answer. */
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

  /** A file that cannot be deleted is no reason to fail the request. */
  private clear(path: string): Promise<void> {
    return rm(path, { force: true }).catch((error: unknown) => this.logger.warn(String(error)));
  }
}

/** The route takes multipart files in these fields, each at most so many; `own` replaces the shop's limits. */
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
      // Anew: events of the arriving files belong to no call.
      ActingStaff,
    ),
  );
