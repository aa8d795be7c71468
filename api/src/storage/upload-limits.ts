import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { resolve, join } from 'node:path';
import type { MulterModuleOptions } from '@nestjs/platform-express';
import { diskStorage } from 'multer';
import type { Env } from '../config/env.js';
import { InvalidInput } from '../http/problem.js';
import { FILE_KINDS, kindOfName } from './file-kinds.js';

const MEGABYTE = 1024 * 1024;
const DECLARED = new Set(FILE_KINDS.flatMap(({ declared }) => declared));

/** Limits of every multipart request: files of 100 MB, 20 of them, 60 short fields. */
export const uploadLimits = (env: Env): MulterModuleOptions => {
  const arriving = join(resolve(env.UPLOADS_DIR), '.arriving');
  return {
    storage: diskStorage({
      destination: (_request, _file, done) => {
        mkdirSync(arriving, { recursive: true });
        done(null, arriving);
      },
      filename: (_request, _file, done) => done(null, randomUUID()),
    }),
    limits: {
      fileSize: 100 * MEGABYTE,
      files: 20,
      fields: 60,
      parts: 80,
      fieldSize: 256 * 1024,
      fieldNameSize: 100,
      headerPairs: 50,
    },
    fileFilter: (_request, file, done) => {
      const known = kindOfName(file.originalname) && DECLARED.has(file.mimetype.toLowerCase());
      if (known) return done(null, true);
      const detail = 'This kind of file is not accepted.';
      const errors = [{ pointer: `#/${file.fieldname}`, detail }];
      done(new InvalidInput(detail, errors, 'file_refused'), false);
    },
  };
};
