/** What the server itself says, whatever it is asked. */
export const serverMessages = {
  'server.malformed': {
    en: 'The request cannot be read.',
    ar: 'تعذّرت قراءة الطلب.',
  },
  'server.nothingHere': {
    en: 'There is nothing at this address.',
    ar: 'لا يوجد شيء في هذا العنوان.',
  },
  'server.tooLarge': {
    en: 'The request is too large.',
    ar: 'حجم الطلب أكبر من المسموح.',
  },
  'server.unsupportedType': {
    en: 'The body has a type that this call does not take.',
    ar: 'نوع البيانات المرسلة غير مقبول.',
  },
  'server.bodyTypes': {
    en: 'This call takes {types}.',
    ar: 'نوع البيانات المرسلة غير مقبول. المقبول: {types}.',
  },
  'server.valueUnfit': {
    en: 'A value is too large or cannot be stored.',
    ar: 'إحدى القيم كبيرة جداً أو لا يمكن حفظها.',
  },
  'server.alreadyExists': {
    en: 'This already exists.',
    ar: 'هذا موجود بالفعل.',
  },
  'server.inUse': {
    en: 'This is in use by something else.',
    ar: 'هذا مستخدم في مكان آخر.',
  },
  'server.notFound': {
    en: 'This was not found.',
    ar: 'لم نعثر على هذا.',
  },
  'server.tooManyAttempts': {
    en: 'Too many attempts. Please try again later.',
    ar: 'محاولات كثيرة جداً. يُرجى المحاولة لاحقاً.',
  },
  'server.busy': {
    en: 'The shop is busy. Please try again in a moment.',
    ar: 'المتجر مشغول الآن. يُرجى المحاولة بعد لحظات.',
  },
  'server.internalError': {
    en: 'Something went wrong on our side. Please try again.',
    ar: 'حدث خطأ لدينا. يُرجى المحاولة مرة أخرى.',
  },
  'server.addressTooLong': {
    en: 'This address is too long.',
    ar: 'هذا العنوان طويل جداً.',
  },
  'server.text': {
    en: '{text}',
    ar: '{text}',
  },
  'server.status': {
    en: '{name}.',
    ar: 'تعذّر تنفيذ الطلب ({name}).',
  },
  'auth.loginNeeded': {
    en: 'Please log in.',
    ar: 'يُرجى تسجيل الدخول.',
  },
  'auth.noAccess': {
    en: 'You do not have access.',
    ar: 'ليست لديك صلاحية الوصول.',
  },
  'auth.reloadPage': {
    en: 'Please reload the page and try again.',
    ar: 'يُرجى إعادة تحميل الصفحة والمحاولة مرة أخرى.',
  },
  'auth.wrongLogin': {
    en: 'Wrong e-mail, username or password.',
    ar: 'البريد الإلكتروني أو اسم المستخدم أو كلمة المرور غير صحيحة.',
  },
  'auth.invalidCredentials': {
    en: 'Invalid credentials',
    ar: 'بيانات الدخول غير صحيحة.',
  },
  'auth.welcomeBack': {
    en: 'Welcome back.',
    ar: 'أهلاً بعودتك.',
  },
  'health.databaseAway': {
    en: 'The database does not answer.',
    ar: 'قاعدة البيانات لا تستجيب.',
  },
  'health.noWorker': {
    en: 'No worker lives.',
    ar: 'لا يعمل أي مُنفّذ للمهام.',
  },
  'queue.deadLetterNotFound': {
    en: 'This dead letter was not found.',
    ar: 'لم نعثر على هذه المهمة المتوقفة.',
  },
  'queue.notFound': {
    en: 'This queue was not found.',
    ar: 'لم نعثر على قائمة المهام هذه.',
  },
  'queue.away': {
    en: 'The queues do not answer. Please try again in a moment.',
    ar: 'قوائم المهام لا تستجيب. يُرجى المحاولة بعد لحظات.',
  },
  'queue.retried': {
    en: 'It is tried again.',
    ar: 'تجري المحاولة من جديد.',
  },
  'queue.allRetried': {
    en: 'They are tried again.',
    ar: 'تجري المحاولة من جديد.',
  },
  'queue.paused': {
    en: 'The queue is paused.',
    ar: 'أُوقفت قائمة المهام مؤقتاً.',
  },
  'queue.resumed': {
    en: 'The queue goes on.',
    ar: 'عادت قائمة المهام إلى العمل.',
  },
} as const;
