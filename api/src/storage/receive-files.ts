import { rm } from 'node:fs/promises';
import {
  applyDecorators,
  Injectable,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { FileFieldsInterceptor } from '@nestjs/platform-express';
import { ApiConsumes } from '@nestjs/swagger';
import type { Request } from 'express';
import { finalize, type Observable } from 'rxjs';

const arrivedFiles = ({ files }: Request): Express.Multer.File[] =>
  Array.isArray(files) ? files : Object.values(files ?? {}).flat();

/** Whatever becomes of the request, files that arrived and were not kept leave the disk. */
@Injectable()
class ClearArrived implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    return next.handle().pipe(
      finalize(() => {
        for (const { path } of arrivedFiles(request)) void rm(path, { force: true });
      }),
    );
  }
}

/** The route takes multipart files in these fields, each at most so many. */
export const ReceiveFiles = (fields: Record<string, number>): MethodDecorator =>
  applyDecorators(
    ApiConsumes('multipart/form-data'),
    UseInterceptors(
      ClearArrived,
      FileFieldsInterceptor(Object.entries(fields).map(([name, maxCount]) => ({ name, maxCount }))),
    ),
  );
