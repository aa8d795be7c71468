import { extname } from 'node:path';
import type { MulterOptions } from '@nestjs/platform-express/multer/interfaces/multer-options.interface.js';
import { InvalidInput } from '../../../platform/http/problem.js';
import { SHEET_LIMITS } from './read/sheet-limits.js';
import { msg } from '../../../platform/i18n/message.js';

/** Accepts one workbook; its content is checked when it is read. */
export const EXCEL_UPLOAD: MulterOptions = {
  defParamCharset: 'utf8',
  limits: {
    fileSize: SHEET_LIMITS.fileBytes,
    files: 1,
    fields: 5,
    parts: 6,
    fieldSize: 1024,
    fieldNameSize: 100,
    headerPairs: 50,
  },
  fileFilter: (_request, file: Express.Multer.File, done) => {
    if (['.xlsx', '.xls'].includes(extname(file.originalname).toLowerCase()))
      return done(null, true);
    const detail = msg('import.fileType');
    done(new InvalidInput(detail, [{ pointer: '#/file', detail }], 'file_refused'), false);
  },
};
