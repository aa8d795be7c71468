import { extname } from 'node:path';
import type { MulterOptions } from '@nestjs/platform-express/multer/interfaces/multer-options.interface.js';
import { msg } from '../../../platform/i18n/message.js';
import { EXCEL_UPLOAD } from '../../catalogue/product-import/excel-upload.js';
import { refusedFile } from './statement-file.js';

/** Accepts one .xlsx or .csv, as large as an import; its content is checked when it is read. */
export const STATEMENT_UPLOAD: MulterOptions = {
  ...EXCEL_UPLOAD,
  limits: { ...EXCEL_UPLOAD.limits, fields: 6, parts: 7 },
  fileFilter: (_request, file: Express.Multer.File, done) => {
    if (['.xlsx', '.csv'].includes(extname(file.originalname).toLowerCase()))
      return done(null, true);
    done(refusedFile(msg('cashStatement.fileType')), false);
  },
};
