/** What uploads and downloads say. */
export const filesMessages = {
  'file.notFound': {
    en: 'This file was not found.',
    ar: 'لم نعثر على هذا الملف.',
  },
  'file.pictureNotFound': {
    en: 'This picture was not found.',
    ar: 'لم نعثر على هذه الصورة.',
  },
  'file.widths': {
    en: 'The width must be one of {widths}.',
    ar: 'يجب أن يكون العرض أحد هذه القيم: {widths}.',
  },
  'file.missing': {
    en: 'Please choose a file.',
    ar: 'يُرجى اختيار ملف.',
  },
  'file.kindRefused': {
    en: 'This file type is not accepted.',
    ar: 'نوع الملف هذا غير مقبول.',
  },
  'file.notVideo': {
    en: 'The file must be a video.',
    ar: 'يجب أن يكون الملف مقطع فيديو.',
  },
  'file.notImage': {
    en: 'The file must be an image.',
    ar: 'يجب أن يكون الملف صورة.',
  },
  'file.imageUnreadable': {
    en: 'This image could not be read.',
    ar: 'تعذّرت قراءة هذه الصورة.',
  },
  'file.tooLarge': {
    en: 'This file is larger than {most}.',
    ar: 'هذا الملف أكبر من {most}.',
  },
  'file.tooMany': {
    en: 'Too many files were sent.',
    ar: 'عدد الملفات أكبر من المسموح.',
  },
  'file.formInvalid': {
    en: 'The form is not valid.',
    ar: 'النموذج غير صالح.',
  },
  'file.notStored': {
    en: 'The file could not be saved. Please try again.',
    ar: 'تعذّر حفظ الملف. يُرجى المحاولة مرة أخرى.',
  },
  'file.unreachable': {
    en: 'Files are not available at the moment. Please try again.',
    ar: 'الملفات غير متاحة الآن. يُرجى المحاولة مرة أخرى.',
  },
  'file.about': {
    en: '{file}: {reason}',
    ar: '{file}: {reason}',
  },
} as const;
