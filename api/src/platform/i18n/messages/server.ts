/** What the server itself says, whatever it is asked. */
export const serverMessages = {
  'server.malformed': {
    en: 'The request could not be read.',
    ar: 'تعذّرت قراءة الطلب.',
  },
  'server.nothingHere': {
    en: 'This address does not exist.',
    ar: 'هذا العنوان غير موجود.',
  },
  'server.tooLarge': {
    en: 'The request is too large.',
    ar: 'حجم الطلب أكبر من المسموح.',
  },
  'server.unsupportedType': {
    en: 'The content type of the request is not supported.',
    ar: 'نوع محتوى الطلب غير مدعوم.',
  },
  'server.bodyTypes': {
    en: 'The content type of the request must be {types}.',
    ar: 'نوع محتوى الطلب غير مدعوم. الأنواع المقبولة: {types}.',
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
    en: 'This is in use elsewhere.',
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
  'auth.rightMissing': {
    en: 'Your role does not allow this: {right}. An admin can change that under Permissions.',
    ar: 'دورك لا يسمح بذلك: {right}. يمكن للمدير تغيير ذلك في صفحة الصلاحيات.',
  },
  'auth.reloadPage': {
    en: 'Please reload the page and try again.',
    ar: 'يُرجى إعادة تحميل الصفحة والمحاولة مرة أخرى.',
  },
  'auth.wrongLogin': {
    en: 'Wrong email, username or password.',
    ar: 'البريد الإلكتروني أو اسم المستخدم أو كلمة المرور غير صحيحة.',
  },
  'auth.invalidCredentials': {
    en: 'Invalid credentials',
    ar: 'بيانات الدخول غير صحيحة.',
  },
  'auth.codeNeeded': {
    en: 'Enter the code of your authenticator app.',
    ar: 'أدخل الرمز الذي يعرضه تطبيق المصادقة.',
  },
  'auth.signInAgain': {
    en: 'This took too long. Please sign in again.',
    ar: 'انتهت المهلة. يُرجى تسجيل الدخول مرة أخرى.',
  },
  'auth.confirmNeeded': {
    en: 'Please confirm your password first.',
    ar: 'يُرجى تأكيد كلمة المرور أولاً.',
  },
  'auth.loginAgain': {
    en: 'Please log in again first.',
    ar: 'يُرجى تسجيل الدخول مرة أخرى أولاً.',
  },
  'auth.confirmed': {
    en: 'Confirmed.',
    ar: 'تم التأكيد.',
  },
  'auth.passwordChangeNeeded': {
    en: 'Please change your password first.',
    ar: 'يُرجى تغيير كلمة المرور أولاً.',
  },
  'auth.secondFactorNeeded': {
    en: 'Please set up a second factor first.',
    ar: 'يُرجى إعداد التحقق بخطوتين أولاً.',
  },
  'auth.welcomeBack': {
    en: 'Welcome back.',
    ar: 'أهلاً بعودتك.',
  },
  'health.databaseAway': {
    en: 'The database is not responding.',
    ar: 'قاعدة البيانات لا تستجيب.',
  },
  'health.noWorker': {
    en: 'No worker is running.',
    ar: 'لا تعمل أي عملية خلفية.',
  },
  'queue.deadLetterNotFound': {
    en: 'This failed job was not found.',
    ar: 'لم نعثر على هذه المهمة الفاشلة.',
  },
  'queue.notFound': {
    en: 'This queue was not found.',
    ar: 'لم نعثر على قائمة المهام هذه.',
  },
  'queue.away': {
    en: 'The queues are not responding. Please try again in a moment.',
    ar: 'قوائم المهام لا تستجيب. يُرجى المحاولة بعد لحظات.',
  },
  'queue.retried': {
    en: 'The job is being retried.',
    ar: 'تُعاد محاولة تنفيذ المهمة.',
  },
  'queue.allRetried': {
    en: 'The jobs are being retried.',
    ar: 'تُعاد محاولة تنفيذ المهام.',
  },
  'queue.paused': {
    en: 'Queue paused.',
    ar: 'تم إيقاف قائمة المهام مؤقتاً.',
  },
  'queue.resumed': {
    en: 'Queue resumed.',
    ar: 'تم استئناف قائمة المهام.',
  },
  'request.keyReused': {
    en: 'This was already saved by an earlier attempt, with other values. Saving again adds it a second time.',
    ar: 'تم الحفظ في محاولة سابقة بقيم مختلفة. الحفظ مجدداً يضيف العنصر مرة ثانية.',
  },
  'request.unfinished': {
    en: 'An earlier attempt to save this has not finished. Wait a moment and save again.',
    ar: 'لم تكتمل بعد محاولة سابقة للحفظ. انتظر قليلاً ثم احفظ مجدداً.',
  },
  'request.interrupted': {
    en: 'An earlier attempt to save this was interrupted. Check whether it is in the list before you save again.',
    ar: 'انقطعت محاولة سابقة للحفظ. تحقق من القائمة قبل الحفظ مجدداً.',
  },
} as const;
