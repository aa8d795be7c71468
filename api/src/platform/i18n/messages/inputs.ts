/** What the checks of the input say. `check.*` are named after the constraints of class-validator. */
export const inputsMessages = {
  'check.each': {
    en: 'Each value in {property}',
    ar: 'كل قيمة في {property}',
  },
  'check.nested': {
    en: 'Nested property {property}',
    ar: '{property}',
  },
  'check.eachNested': {
    en: 'Each value in nested property {property}',
    ar: 'كل قيمة في {property}',
  },
  'check.unknownValue': {
    en: 'An unknown value was passed to the validate function.',
    ar: 'القيمة غير صالحة.',
  },
  'check.whitelistValidation': {
    en: 'Property {property} should not exist.',
    ar: 'هذا الحقل غير معروف: {property}.',
  },
  'check.isString': {
    en: '{field} must be a string.',
    ar: 'يجب أن تكون القيمة نصاً.',
  },
  'check.isInt': {
    en: '{field} must be an integer number.',
    ar: 'يجب أن تكون القيمة عدداً صحيحاً.',
  },
  'check.isObject': {
    en: '{field} must be an object.',
    ar: 'القيمة غير صالحة.',
  },
  'check.isArray': {
    en: '{field} must be an array.',
    ar: 'يجب أن تكون القيمة قائمة.',
  },
  'check.nestedValidation': {
    en: '{field} must be either object or array.',
    ar: 'القيمة غير صالحة.',
  },
  'check.isBoolean': {
    en: '{field} must be a boolean value.',
    ar: 'يجب أن تكون القيمة نعم أو لا.',
  },
  'check.isEmpty': {
    en: '{field} must be empty.',
    ar: 'يجب ترك هذا الحقل فارغاً.',
  },
  'check.isNotEmpty': {
    en: '{field} should not be empty.',
    ar: 'هذا الحقل مطلوب.',
  },
  'check.isUuid': {
    en: '{field} must be a UUID.',
    ar: 'يجب أن يكون {field} معرّفاً بصيغة UUID.',
  },
  'check.isEmail': {
    en: '{field} must be an email.',
    ar: 'يُرجى إدخال بريد إلكتروني صحيح.',
  },
  'check.isHexColor': {
    en: '{field} must be a hexadecimal color.',
    ar: 'يُرجى إدخال لون صحيح، مثل ‎#1F2A44.',
  },
  'check.isIso8601': {
    en: '{field} must be a valid ISO 8601 date string.',
    ar: 'يُرجى إدخال تاريخ صحيح.',
  },
  'check.isPositive': {
    en: '{field} must be a positive number.',
    ar: 'يجب أن تكون القيمة أكبر من الصفر.',
  },
  'check.isIn': {
    en: '{field} must be one of the following values: {constraint}.',
    ar: 'القيمة المختارة غير متاحة.',
  },
  'check.matches': {
    en: '{field} must match {constraint} regular expression.',
    ar: 'القيمة غير صالحة.',
  },
  'check.max': {
    en: '{field} must not be greater than {constraint}.',
    ar: 'الحد الأعلى هو {constraint}.',
  },
  'check.min': {
    en: '{field} must not be less than {constraint}.',
    ar: 'الحد الأدنى هو {constraint}.',
  },
  'check.maxLength': {
    en: '{field} must be shorter than or equal to {constraint} characters.',
    ar: 'النص أطول من المسموح، والحد الأعلى لعدد الأحرف {constraint}.',
  },
  'check.minLength': {
    en: '{field} must be longer than or equal to {constraint} characters.',
    ar: 'النص أقصر من المطلوب، والحد الأدنى لعدد الأحرف {constraint}.',
  },
  'check.arrayMaxSize': {
    en: '{field} must contain no more than {constraint} elements.',
    ar: 'الحد الأعلى لعدد العناصر هو {constraint}.',
  },
  'check.arrayMinSize': {
    en: '{field} must contain at least {constraint} elements.',
    ar: 'الحد الأدنى لعدد العناصر هو {constraint}.',
  },
  'check.arrayUnique': {
    en: "All {property}'s elements must be unique.",
    ar: 'لا يجوز تكرار عنصر في القائمة.',
  },
  'check.isLength': {
    en: '{field} must be longer than or equal to {least} and shorter than or equal to {most} characters.',
    ar: 'يجب أن يكون عدد أحرف النص بين {least} و{most}.',
  },
  'check.siteLink': {
    en: 'This must be a web address (https://…) or a path of this site (/…).',
    ar: 'يُرجى إدخال عنوان ويب (https://…) أو مسار داخل هذا الموقع (/…).',
  },
  'input.notAmount': {
    en: 'Please enter a number with at most two decimal places.',
    ar: 'يُرجى إدخال رقم بخانتين عشريتين على الأكثر.',
  },
  'input.imageTwice': {
    en: 'The list contains the same image twice.',
    ar: 'تتضمن القائمة صورة مكررة.',
  },
  'input.fileExpected': {
    en: 'This must be a file.',
    ar: 'يُرجى اختيار ملف لهذا الحقل.',
  },
  'input.cardData': {
    en: 'Card data is entered on the payment page only.',
    ar: 'تُدخل بيانات البطاقة في صفحة الدفع فقط.',
  },
  'input.changedMeanwhile': {
    en: 'Someone has changed this since you opened it. Please check it and save again.',
    ar: 'تم تعديل هذه البيانات بعد أن فتحتها. يُرجى مراجعتها ثم الحفظ من جديد.',
  },
  'input.invalid': {
    en: 'The input is not valid.',
    ar: 'البيانات المُدخلة غير صالحة.',
  },
  'input.unreadable': {
    en: 'The input could not be read.',
    ar: 'تعذّرت قراءة البيانات المُدخلة.',
  },
  'input.idInAddress': {
    en: 'The id in the URL must be a whole number above 0.',
    ar: 'يجب أن يكون الرقم في العنوان عدداً صحيحاً أكبر من الصفر.',
  },
  'input.notValid': {
    en: '{field} is not valid.',
    ar: 'القيمة غير صالحة.',
  },
  'input.notADate': {
    en: '{field} is not a date.',
    ar: 'يُرجى إدخال تاريخ صحيح.',
  },
  'input.severalLines': {
    en: '{field} must be one line.',
    ar: 'يجب أن يكون النص في سطر واحد.',
  },
  'input.objectExpected': {
    en: 'Validation failed (object is expected).',
    ar: 'القيمة غير صالحة.',
  },
} as const;
