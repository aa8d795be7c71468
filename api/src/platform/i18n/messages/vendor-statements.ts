/** Statements of vendors, and the commission of the shop. */
export const vendorStatementsMessages = {
  'statement.notFound': {
    en: 'This statement was not found.',
    ar: 'لم نعثر على كشف الحساب هذا.',
  },
  'statement.saved': { en: 'The payment was saved.', ar: 'تم حفظ الدفع.' },
  'statement.vendorMissing': { en: 'Choose a vendor.', ar: 'اختر بائعاً.' },
  'statement.paidLater': {
    en: 'The day of the payment must not be in the future.',
    ar: 'يجب ألا يكون يوم الدفع في المستقبل.',
  },
  'statement.referenceMissing': {
    en: 'Enter the reference of the payment.',
    ar: 'أدخل مرجع الدفع.',
  },
  'commission.added': { en: 'The commission was saved.', ar: 'تم حفظ العمولة.' },
  'commission.removed': { en: 'The commission was removed.', ar: 'تمت إزالة العمولة.' },
  'commission.tooEarly': {
    en: 'Choose tomorrow or a later day. What has been sold keeps its commission.',
    ar: 'اختر يوم الغد أو يوماً بعده. تبقى عمولة ما تم بيعه كما هي.',
  },
  'commission.vendorUnknown': { en: 'This vendor was not found.', ar: 'لم نعثر على هذا البائع.' },
  'commission.exists': {
    en: 'There is a commission from this day already. Remove it first, or choose another day.',
    ar: 'توجد عمولة من هذا اليوم. أزلها أولاً أو اختر يوماً آخر.',
  },
  'commission.inEffect': {
    en: 'This commission is in effect already. Add another one from a later day instead.',
    ar: 'هذه العمولة سارية. أضف عمولة أخرى من يوم لاحق بدلاً من إزالتها.',
  },
  'commission.notFound': { en: 'This commission was not found.', ar: 'لم نعثر على هذه العمولة.' },
} as const;
