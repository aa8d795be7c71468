/** Accounts of shoppers, staff and sellers. */
export const accountsMessages = {
  'firstRun.wrongToken': {
    en: 'This setup token is not valid.',
    ar: 'رمز الإعداد غير صحيح.',
  },
  'firstRun.claimed': {
    en: 'Your account was created.',
    ar: 'تم إنشاء حسابك.',
  },
  'account.wrongPassword': {
    en: 'The current password is wrong.',
    ar: 'كلمة المرور الحالية غير صحيحة.',
  },
  'account.emailTaken': {
    en: 'An account with this email address already exists.',
    ar: 'يوجد حساب بهذا البريد الإلكتروني بالفعل.',
  },
  'account.linkInvalid': {
    en: 'This link is no longer valid. Please request a new one.',
    ar: 'لم يعد هذا الرابط صالحاً. يُرجى طلب رابط جديد.',
  },
  'account.phoneInvalid': {
    en: 'Please enter a valid phone number, for example 050 123 4567.',
    ar: 'يُرجى إدخال رقم هاتف صحيح، مثل 050 123 4567.',
  },
  'account.notFound': {
    en: 'This account was not found.',
    ar: 'لم نعثر على هذا الحساب.',
  },
  'account.created': {
    en: 'Your account was created.',
    ar: 'تم إنشاء حسابك.',
  },
  'account.deleted': {
    en: 'Your account has been deleted.',
    ar: 'تم حذف حسابك.',
  },
  'account.hasOpenOrders': {
    en: 'You have an order, return or refund in progress. You can delete your account once it is completed.',
    ar: 'لديك طلب أو إرجاع أو استرداد قيد التنفيذ. يمكنك حذف حسابك بعد اكتماله.',
  },
  'account.emailConfirmed': {
    en: 'Your email address is confirmed.',
    ar: 'تم تأكيد بريدك الإلكتروني.',
  },
  'account.linkSent': {
    en: 'We have sent you a link.',
    ar: 'أرسلنا إليك رابطاً.',
  },
  'account.loggedOut': {
    en: 'You are logged out.',
    ar: 'تم تسجيل خروجك.',
  },
  'account.passwordUpdated': {
    en: 'Password updated successfully',
    ar: 'تم تحديث كلمة المرور بنجاح.',
  },
  'account.saved': {
    en: 'Your details were saved.',
    ar: 'تم حفظ بياناتك.',
  },
  'account.resetRequested': {
    en: 'If there is an account with this email address, we will send it a link.',
    ar: 'إذا كان هناك حساب بهذا البريد الإلكتروني، فسنرسل إليه رابطاً.',
  },
  'signInCode.requested': {
    en: 'If there is an account with this email address, we will send it a code.',
    ar: 'إذا كان هناك حساب بهذا البريد الإلكتروني، فسنرسل إليه رمزاً.',
  },
  'signInCode.malformed': {
    en: 'Please enter the eight digits of the code.',
    ar: 'يُرجى إدخال أرقام الرمز الثمانية.',
  },
  'signInCode.wrong': {
    en: 'This code is wrong. Please use the code of our latest email.',
    ar: 'الرمز غير صحيح. يُرجى استخدام الرمز الوارد في أحدث رسالة منّا.',
  },
  'signInCode.used': {
    en: 'This code was already used. Please request a new one.',
    ar: 'سبق استخدام هذا الرمز. يُرجى طلب رمز جديد.',
  },
  'signInCode.spent': {
    en: 'Too many wrong codes were entered. Please request a new one.',
    ar: 'تجاوزت عدد المحاولات المسموح به. يُرجى طلب رمز جديد.',
  },
  'signInCode.expired': {
    en: 'This code has expired. Please request a new one.',
    ar: 'انتهت صلاحية الرمز. يُرجى طلب رمز جديد.',
  },
  'account.passwordChanged': {
    en: 'Your password was changed.',
    ar: 'تم تغيير كلمة المرور.',
  },
  'account.blocked': {
    en: 'This account is blocked. Please contact us if you think this is a mistake.',
    ar: 'تم إيقاف هذا الحساب. إذا كنت ترى أن ذلك حدث بالخطأ، فتواصل معنا.',
  },
  'shopper.sessionsEnded': {
    en: 'The shopper was signed out on every device.',
    ar: 'تم تسجيل خروج العميل من جميع الأجهزة.',
  },
  'shopper.blocked': {
    en: 'The account was blocked.',
    ar: 'تم إيقاف الحساب.',
  },
  'shopper.unblocked': {
    en: 'The account was unblocked.',
    ar: 'تم إلغاء إيقاف الحساب.',
  },
  'shopper.isBlocked': {
    en: 'This account is blocked. Unblock it first.',
    ar: 'هذا الحساب موقوف. ألغِ إيقافه أولاً.',
  },
  'shopper.blockedMeanwhile': {
    en: 'This account has already been blocked: {reason}',
    ar: 'سبق إيقاف هذا الحساب: {reason}',
  },
  'shopper.resetSent': {
    en: 'The shopper will get a mail with a link to set a new password.',
    ar: 'ستصل إلى العميل رسالة برابط لتعيين كلمة مرور جديدة.',
  },
  'shopper.saved': {
    en: 'The details of the shopper were saved.',
    ar: 'تم حفظ بيانات العميل.',
  },
  'shopper.merged': {
    en: 'The accounts were merged.',
    ar: 'تم دمج الحسابين.',
  },
  'shopper.noPair': {
    en: 'One of these accounts no longer exists, or they have nothing in common any more.',
    ar: 'أحد الحسابين لم يعد موجوداً، أو لم يعد بينهما شيء مشترك.',
  },
  'shopper.pairDismissed': {
    en: 'The accounts are marked as two persons.',
    ar: 'تم تعليم الحسابين على أنهما لشخصين مختلفين.',
  },
  'shopper.pairRestored': {
    en: 'The accounts are listed as probable duplicates again.',
    ar: 'يظهر الحسابان مجدداً ضمن الحسابات المكررة المحتملة.',
  },
  'shopper.sameAccount': {
    en: 'Choose another account.',
    ar: 'يُرجى اختيار حساب آخر.',
  },
  'shopper.erased': {
    en: 'The account and its personal data were deleted.',
    ar: 'تم حذف الحساب وبياناته الشخصية.',
  },
  'guest.contactFormat': {
    en: 'Enter an email address, a phone number or an order number.',
    ar: 'يُرجى إدخال بريد إلكتروني أو رقم هاتف أو رقم طلب.',
  },
  'guest.notFound': {
    en: 'Nothing is stored for this contact without an account.',
    ar: 'لا توجد بيانات محفوظة لجهة الاتصال هذه من دون حساب.',
  },
  'guest.erased': {
    en: 'The personal data of this contact was erased.',
    ar: 'تم محو البيانات الشخصية لجهة الاتصال هذه.',
  },
  'shopper.noteSaved': {
    en: 'The note was saved.',
    ar: 'تم حفظ الملاحظة.',
  },
  'shopper.noteDeleted': {
    en: 'The note was deleted.',
    ar: 'تم حذف الملاحظة.',
  },
  'shopper.noteNotFound': {
    en: 'This note was not found.',
    ar: 'لم نعثر على هذه الملاحظة.',
  },
  'shopper.noteOfOther': {
    en: 'Only its author can change a note.',
    ar: 'لا يمكن تعديل الملاحظة إلا لمن كتبها.',
  },
  'address.notFound': {
    en: 'This address was not found.',
    ar: 'لم نعثر على هذا العنوان.',
  },
  'address.limit': {
    en: 'You can save at most {count} addresses.',
    ar: 'الحد الأعلى لعدد العناوين المحفوظة هو {count}.',
  },
  'address.saved': {
    en: 'The address was saved.',
    ar: 'تم حفظ العنوان.',
  },
  'address.removed': {
    en: 'The address was removed.',
    ar: 'تم حذف العنوان.',
  },
  'password.tooShort': {
    en: 'The password must have at least 8 characters.',
    ar: 'يجب ألا تقل كلمة المرور عن 8 أحرف.',
  },
  'password.tooLong': {
    en: 'The password can have at most 128 characters.',
    ar: 'يجب ألا تزيد كلمة المرور على 128 حرفاً.',
  },
  'password.tooCommon': {
    en: 'This password is too common and easy to guess. Choose another one.',
    ar: 'كلمة المرور هذه شائعة ويسهل تخمينها. يُرجى اختيار كلمة أخرى.',
  },
  'password.breached': {
    en: 'This password has appeared in a data breach of another site and may be known to attackers. Choose another one.',
    ar: 'ظهرت كلمة المرور هذه في تسريب بيانات من موقع آخر وقد تكون معروفة للمهاجمين. يُرجى اختيار كلمة أخرى.',
  },
  'password.sameAsEmail': {
    en: 'The password must be different from the email address.',
    ar: 'يجب أن تختلف كلمة المرور عن البريد الإلكتروني.',
  },
  'password.ofNames': {
    en: 'This password is easy to guess, because it consists mainly of your name, username, email address or the name of the shop. Choose another one.',
    ar: 'يسهل تخمين كلمة المرور هذه لأنها تتكوّن في معظمها من اسمك أو اسم المستخدم أو بريدك الإلكتروني أو اسم المتجر. يُرجى اختيار كلمة أخرى.',
  },
  'password.unchanged': {
    en: 'The new password must be different from the current one.',
    ar: 'يجب أن تختلف كلمة المرور الجديدة عن الحالية.',
  },
  'secondFactor.wrongCode': {
    en: 'This code is wrong or was already used. Enter the next code of your app.',
    ar: 'هذا الرمز غير صحيح أو استُخدم من قبل. أدخل الرمز التالي الذي يعرضه التطبيق.',
  },
  'secondFactor.needed': {
    en: 'Confirm with a code of your app, a recovery code or a passkey.',
    ar: 'أكّد هويتك برمز من التطبيق أو رمز استرداد أو مفتاح مرور.',
  },
  'secondFactor.isOn': {
    en: 'The second factor is already on.',
    ar: 'التحقق بخطوتين مفعّل بالفعل.',
  },
  'secondFactor.own': {
    en: 'Turn off your own second factor with a code, under "My account".',
    ar: 'أوقف التحقق بخطوتين لحسابك برمز من صفحة «حسابي».',
  },
  'secondFactor.isOff': {
    en: 'This account has no second factor.',
    ar: 'التحقق بخطوتين غير مفعّل لهذا الحساب.',
  },
  'secondFactor.on': {
    en: 'The second factor is on.',
    ar: 'تم تفعيل التحقق بخطوتين.',
  },
  'secondFactor.off': {
    en: 'The second factor is off.',
    ar: 'تم إيقاف التحقق بخطوتين.',
  },
  'secondFactor.newCodes': {
    en: 'The new recovery codes are ready. The old ones are no longer valid.',
    ar: 'رموز الاسترداد الجديدة جاهزة، ولم تعد الرموز القديمة صالحة.',
  },
  'secondFactor.removed': {
    en: 'The second factor of the account was removed.',
    ar: 'تم إيقاف التحقق بخطوتين لهذا الحساب.',
  },
  'passkey.added': {
    en: 'The passkey was added.',
    ar: 'تمت إضافة مفتاح المرور.',
  },
  'passkey.renamed': {
    en: 'The passkey was renamed.',
    ar: 'تم تغيير اسم مفتاح المرور.',
  },
  'passkey.removed': {
    en: 'The passkey was removed.',
    ar: 'تم حذف مفتاح المرور.',
  },
  'passkey.refused': {
    en: 'This passkey could not be used. Try again, or sign in with your password.',
    ar: 'تعذّر استخدام مفتاح المرور هذا. حاول مرة أخرى، أو سجّل الدخول بكلمة المرور.',
  },
  'passkey.notFound': {
    en: 'This passkey has already been removed.',
    ar: 'تم حذف مفتاح المرور هذا من قبل.',
  },
  'passkey.most': {
    en: 'An account can have at most {most} passkeys.',
    ar: 'الحد الأعلى لعدد مفاتيح المرور في الحساب هو {most}.',
  },
  'passkey.last': {
    en: 'This is your only second factor. Add another passkey or set up an authenticator app first.',
    ar: 'هذه وسيلتك الوحيدة للتحقق بخطوتين. أضف مفتاح مرور آخر أو فعّل تطبيق المصادقة أولاً.',
  },
  'staff.resetRequested': {
    en: 'If the account exists and has an email address, a link was sent to it. It is valid for 10 minutes.',
    ar: 'إذا كان الحساب موجوداً وله بريد إلكتروني، فقد أُرسل إليه رابط صالح لمدة 10 دقائق.',
  },
  'staff.accountSessionsEnded': {
    en: 'The sessions of the account were ended.',
    ar: 'تم إنهاء جلسات الحساب.',
  },
  'session.ended': {
    en: 'The session was ended.',
    ar: 'تم إنهاء الجلسة.',
  },
  'session.othersEnded': {
    en: 'All other sessions were ended.',
    ar: 'تم إنهاء جميع الجلسات الأخرى.',
  },
  'session.notFound': {
    en: 'This session has already ended.',
    ar: 'انتهت هذه الجلسة بالفعل.',
  },
  'staff.usernameTaken': {
    en: 'This username is already taken.',
    ar: 'اسم المستخدم هذا مستخدم بالفعل.',
  },
  'staff.usernameIsEmail': {
    en: 'The username cannot be an email address other than your own.',
    ar: 'لا يمكن أن يكون اسم المستخدم بريداً إلكترونياً غير بريدك.',
  },
  'staff.vendorNotFound': {
    en: 'This vendor was not found.',
    ar: 'لم نعثر على هذا البائع.',
  },
  'staff.adminOnly': {
    en: 'Only an admin can change the name and email address.',
    ar: 'تغيير الاسم والبريد الإلكتروني متاح للمدير فقط.',
  },
  'staff.ownAccount': {
    en: 'You cannot delete your own account.',
    ar: 'لا يمكنك حذف حسابك.',
  },
  'staff.lastAdmin': {
    en: 'The last admin cannot be deleted.',
    ar: 'لا يمكن حذف آخر مدير.',
  },
  'staff.loggedOut': {
    en: 'You are signed out.',
    ar: 'تم تسجيل خروجك.',
  },
  'staff.added': {
    en: 'The account was added.',
    ar: 'تمت إضافة الحساب.',
  },
  'staff.saved': {
    en: 'The account was saved.',
    ar: 'تم حفظ الحساب.',
  },
  'staff.passwordChanged': {
    en: 'The password was changed.',
    ar: 'تم تغيير كلمة المرور.',
  },
  'staff.deleted': {
    en: 'The account was deleted.',
    ar: 'تم حذف الحساب.',
  },
  'seller.notFound': {
    en: 'This request was not found.',
    ar: 'لم نعثر على هذا الطلب.',
  },
  'seller.alreadyApproved': {
    en: 'This request has already been approved.',
    ar: 'تمت الموافقة على هذا الطلب من قبل.',
  },
  'seller.alreadyRefused': {
    en: 'This request has already been declined.',
    ar: 'سبق رفض هذا الطلب.',
  },
  'seller.notApproved': {
    en: 'This request has not been approved.',
    ar: 'لم تتم الموافقة على هذا الطلب.',
  },
  'seller.joined': {
    en: 'This vendor has already chosen a password.',
    ar: 'اختار هذا البائع كلمة مرور بالفعل.',
  },
  'seller.linkInvalid': {
    en: 'This link is no longer valid. Please ask us for a new one.',
    ar: 'لم يعد هذا الرابط صالحاً. يُرجى أن تطلب منا رابطاً جديداً.',
  },
  'seller.requested': {
    en: 'Thank you. We will contact you soon.',
    ar: 'شكراً لك. سنتواصل معك قريباً.',
  },
  'seller.approved': {
    en: 'The request was approved.',
    ar: 'تمت الموافقة على الطلب.',
  },
  'seller.refused': {
    en: 'The request was declined.',
    ar: 'تم رفض الطلب.',
  },
  'seller.linkRenewed': {
    en: 'A new link is being sent.',
    ar: 'يجري إرسال رابط جديد.',
  },
  'seller.passwordSet': {
    en: 'Your password was set.',
    ar: 'تم تعيين كلمة مرورك.',
  },
} as const;
