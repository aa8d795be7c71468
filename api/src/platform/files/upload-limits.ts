import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs';
import type { MulterModuleOptions } from '@nestjs/platform-express';
import { FILE_KINDS, kindOfName, LARGEST_FILE_MB, MOST_FILES } from '@shop/shop-rules';
import { diskStorage } from 'multer';
import type { Env } from '../config/env.js';
import { InvalidInput } from '../http/problem.js';
import { arrivingFolder } from './store/file-store.provider.js';
import { aboutFile, noteArriving } from './upload-problem.js';
import { msg } from '../i18n/message.js';

const MEGABYTE = 1024 * 1024;
const DECLARED = new Set(FILE_KINDS.flatMap(({ declared }) => declared));

/** Limits of every multipart request: files of 100 MB, 20 of them, 60 short fields with plain names. */
export const uploadLimits = (env: Env): MulterModuleOptions => {
  const arriving = arrivingFolder(env);
  return {
    storage: diskStorage({
      destination: (_request, _file, done) => {
        // An exception here would not be caught.
        mkdir(arriving, { recursive: true }, (error) => done(error, arriving));
      },
      filename: (_request, _file, done) => done(null, randomUUID()),
    }),
    limits: {
      fileSize: LARGEST_FILE_MB.video * MEGABYTE,
      files: MOST_FILES,
      fields: 60,
      parts: 80,
      fieldSize: 256 * 1024,
      fieldNameSize: 100,
      fieldNestingDepth: 0,
      fieldArrayIndexLimit: 0,
      headerPairs: 50,
    },
    // Browsers send file names as UTF-8.
    defParamCharset: 'utf8',
    fileFilter: (request, file, done) => {
      noteArriving(request, file.originalname);
      const accepted = kindOfName(file.originalname) && DECLARED.has(file.mimetype.toLowerCase());
      if (accepted) return done(null, true);
      const detail = aboutFile(file.originalname, msg('file.kindRefused'));
      const errors = [{ pointer: `#/${file.fieldname}`, detail }];
      done(new InvalidInput(detail, errors, 'file_refused'), false);
    },
  };
};
