import { extname } from 'node:path';
import type { MulterOptions } from '@nestjs/platform-express/multer/interfaces/multer-options.interface.js';
import { msg } from '../../../../platform/i18n/message.js';
import { EXCEL_UPLOAD } from '../../product-import/excel-upload.js';
import { refusedFile } from './synonym-file.js';

/** Accepts one .xlsx or .csv, as large as an import of products; its content is checked when it is read. */
export const SYNONYMS_UPLOAD: MulterOptions = {
  ...EXCEL_UPLOAD,
  fileFilter: (_request, file: Express.Multer.File, accept) => {
    if (['.xlsx', '.csv'].includes(extname(file.originalname).toLowerCase()))
      return accept(null, true);
    accept(refusedFile(msg('searchWords.fileType')), false);
  },
};
