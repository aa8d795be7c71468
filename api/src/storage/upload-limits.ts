import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs';
import type { MulterModuleOptions } from '@nestjs/platform-express';
import { diskStorage } from 'multer';
import type { Env } from '../config/env.js';
import { InvalidInput } from '../http/problem.js';
import { FILE_KINDS, kindOfName } from './file-kinds.js';
import { arrivingFolder } from './file-store.provider.js';

const MEGABYTE = 1024 * 1024;
const DECLARED = new Set(FILE_KINDS.flatMap(({ declared }) => declared));

/** Limits of every multipart request: files of 100 MB, 20 of them, 60 short fields with plain names. */
export const uploadLimits = (env: Env): MulterModuleOptions => {
  const arriving = arrivingFolder(env);
  return {
    storage: diskStorage({
      destination: (_request, _file, done) => {
        // Nothing would catch what is thrown here.
        mkdir(arriving, { recursive: true }, (error) => done(error, arriving));
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
      fieldNestingDepth: 0,
      fieldArrayIndexLimit: 0,
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
