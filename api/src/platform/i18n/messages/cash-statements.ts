/** Statements of the carrier about the cash that it remits. */
export const cashStatementsMessages = {
  'cashStatement.notFound': {
    en: 'This statement was not found.',
    ar: 'لم نعثر على هذا الكشف.',
  },
  'cashStatement.rowNotFound': {
    en: 'This row of the statement was not found.',
    ar: 'لم نعثر على هذا الصف في الكشف.',
  },
  'cashStatement.fileMissing': {
    en: 'Please select the statement of the carrier.',
    ar: 'يُرجى اختيار كشف شركة الشحن.',
  },
  'cashStatement.fileType': {
    en: 'Only .xlsx and .csv files are accepted.',
    ar: 'تُقبل ملفات ‎.xlsx و‎.csv فقط.',
  },
  'cashStatement.noTable': {
    en: 'The file has no table with column headings.',
    ar: 'لا يحتوي الملف على جدول له عناوين أعمدة.',
  },
  'cashStatement.noRows': {
    en: 'There are no waybills below the headings.',
    ar: 'لا توجد بوالص شحن تحت العناوين.',
  },
  'cashStatement.columnsWrong': {
    en: 'Choose a different column for the waybill and for the amount.',
    ar: 'اختر عموداً لرقم البوليصة وعموداً آخر للمبلغ.',
  },
  'cashStatement.formula': {
    en: 'Cell {cell} contains a formula. Paste the values only and upload the file again.',
    ar: 'تحتوي الخلية {cell} على صيغة. الصق القيم فقط ثم ارفع الملف مرة أخرى.',
  },
  'cashStatement.notAmount': {
    en: 'Cell {cell}: “{text}” is not an amount like 149.50.',
    ar: 'الخلية {cell}: «{text}» ليس مبلغاً مثل 149.50.',
  },
  'cashStatement.halfPeriod': {
    en: 'Enter both the first and the last day, or neither.',
    ar: 'أدخل اليوم الأول واليوم الأخير معاً، أو اتركهما فارغين.',
  },
  'cashStatement.tooManyMissing': {
    en: 'More than {most} parcels of this period are not in the statement. Choose a shorter period.',
    ar: 'يوجد أكثر من {most} طرد من هذه الفترة غير مذكور في الكشف. اختر فترة أقصر.',
  },
  'cashStatement.chooseColumns': {
    en: 'Choose the columns of the waybill and the amount.',
    ar: 'اختر عمود رقم البوليصة وعمود المبلغ.',
  },
  'cashStatement.compared': {
    en: 'The statement was compared with the cash collected.',
    ar: 'تمت مقارنة الكشف بالنقد المحصّل.',
  },
  'cashStatement.booked': {
    en: '{rows, plural, one {The cash of # parcel was booked as received.} other {The cash of # parcels was booked as received.}}',
    ar: '{rows, plural, zero {لم يُسجَّل استلام أي مبلغ.} one {سُجّل استلام مبلغ طرد واحد.} two {سُجّل استلام مبلغ طردين.} few {سُجّل استلام مبالغ # طرود.} many {سُجّل استلام مبالغ # طرداً.} other {سُجّل استلام مبالغ # طرد.}}',
  },
  'cashStatement.nothingToBook': {
    en: 'There is nothing left to book.',
    ar: 'لا يوجد ما يمكن تسجيله.',
  },
  'cashStatement.undone': {
    en: 'This statement was undone. Upload the file again to book it.',
    ar: 'تم التراجع عن هذا الكشف. ارفع الملف مرة أخرى لتسجيله.',
  },
  'cashStatement.undoDone': {
    en: 'The statement was undone, with everything it booked.',
    ar: 'تم التراجع عن الكشف وعن كل ما سجّله.',
  },
  'cashStatement.changedMeanwhile': {
    en: 'Someone else has changed this statement in the meantime. Check it and try again.',
    ar: 'غيّر شخص آخر هذا الكشف في هذه الأثناء. راجعه ثم حاول مرة أخرى.',
  },
  'cashStatement.noteSaved': { en: 'Note saved.', ar: 'تم حفظ الملاحظة.' },
  'cashStatement.noteChanged': {
    en: 'Someone else has changed this note in the meantime.',
    ar: 'غيّر شخص آخر هذه الملاحظة في هذه الأثناء.',
  },
  'cashStatement.bookedBy': {
    en: 'Carrier statement {file}',
    ar: 'كشف شركة الشحن {file}',
  },
  'cashStatement.undoneBy': {
    en: 'Carrier statement {file} was undone',
    ar: 'تم التراجع عن كشف شركة الشحن {file}',
  },
  'cashStatement.kind.equal': { en: 'Equal', ar: 'مطابق' },
  'cashStatement.kind.less': { en: 'Less than collected', ar: 'أقل من المحصّل' },
  'cashStatement.kind.more': { en: 'More than collected', ar: 'أكثر من المحصّل' },
  'cashStatement.kind.unknown': { en: 'Unknown waybill', ar: 'بوليصة غير معروفة' },
  'cashStatement.kind.missing': { en: 'Missing in the statement', ar: 'غير مذكور في الكشف' },
  'cashStatement.kind.booked': { en: 'Already booked', ar: 'مسجّل من قبل' },
  'cashStatement.kind.not_collected': { en: 'No cash collected', ar: 'لا نقد محصّل' },
  'cashStatement.sheet.name': { en: 'Differences', ar: 'الفروقات' },
  'cashStatement.sheet.row': { en: 'Row', ar: 'الصف' },
  'cashStatement.sheet.waybill': { en: 'Waybill', ar: 'رقم البوليصة' },
  'cashStatement.sheet.order': { en: 'Order', ar: 'الطلب' },
  'cashStatement.sheet.kind': { en: 'Result', ar: 'النتيجة' },
  'cashStatement.sheet.stated': { en: 'Stated (AED)', ar: 'المذكور (درهم)' },
  'cashStatement.sheet.collected': { en: 'Collected (AED)', ar: 'المحصّل (درهم)' },
  'cashStatement.sheet.difference': { en: 'Difference (AED)', ar: 'الفرق (درهم)' },
  'cashStatement.sheet.note': { en: 'Note', ar: 'ملاحظة' },
} as const;
