import type { DefaultPage } from './default-page.js';

/** The privacy policy until staff change it. */
export const privacyPage: DefaultPage = {
  updatedAt: '2026-11-21',
  en: {
    title: 'Privacy policy',
    description: 'What data {shop} stores about you, why, and your rights.',
    body: `We store only the data that your orders require. This policy explains what we store, where and for how long we store it, and your rights.

## What we store

You can browse without an account; we then store no data about you on our servers.

- Your account: name, email address, phone number, username and, if you add them, gender and address. We store your password only as an argon2id hash.
- Your orders: items, amounts, payment method, delivery address, delivery notes and delivery status.
- Your wishlist and your reviews. Reviews are public and show your username.
- The emails that we sent you about your orders and your account.
- If you apply as a seller: your name, email address, phone number and location.

We never receive card numbers. You enter them on the payment provider's page, and we receive only a reference and the result.

## How we use it

- To deliver your order and to contact you about it.
- To let you log in, and to reset your password.
- To answer your questions and to process returns.
- To keep the accounting records that the law requires.
- To prevent abuse: we limit how many requests one network address can send. The addresses are counted for this purpose only and are not stored with your account.

We do not build profiles of you, show third-party advertising or sell your data.

## Data in your browser

We load no third-party scripts and set one cookie, only when you log in: it recognises this browser for a year, so that we can email you when another browser logs in to your account. We count how often products are viewed, carts and checkouts are begun, and words are searched per day. These counts contain nothing about you: we do not record who viewed or searched.

We store the following in your browser:

- your cart, your language and, if you chose one, your theme;
- your recent searches and recently viewed products;
- your login and your name, until you log out;
- the address you entered at checkout and the payment in progress, until you close the tab;
- what you typed into a form, the stock alerts you asked for and your place on a page, until you close the tab.

To remove all of it, clear the data of this site in your browser.

## How long we store it

- Your login: 7 days, or until you log out or change your password. Expired logins are deleted.
- Password reset links: they work once and expire after 30 minutes.
- Your account, wishlist and reviews: until you ask us to delete them. You can delete your reviews yourself.
- Orders and payments: at least five years, because the tax law of the United Arab Emirates requires us to keep records of sales.

## Who we share it with

- The courier: name, phone number, email address and delivery address, to deliver the parcel.
- The payment provider: name, email address, phone number, addresses and the amount, to process the payment.
- The vendor of an item: the item, your first name and your city, but never your phone number, email address or street address.
- Anyone you share the link to your order with: the items and amounts. Unless you are logged in, that page shows no name, phone number, email address or street address.
- Authorities, where the law requires it.

The chat opens in WhatsApp, where the terms of WhatsApp apply.

## Your rights

Under the personal data protection law of the United Arab Emirates (Federal Decree-Law No. 45 of 2021) you may ask us at any time for access to your data, to correct it, to transfer it to you, to stop using it, or to delete it.

You can edit your name, phone number and address in your profile. For all other requests, write to {email} from the email address of your account. We reply within 30 days, free of charge.`,
  },
  ar: {
    title: 'سياسة الخصوصية',
    description: 'البيانات التي نحفظها عنك في {shop}، وأسباب حفظها، وحقوقك.',
    body: `لا نحفظ إلا البيانات التي تتطلبها طلباتك. توضّح هذه السياسة ما نحفظه وأين ولأي مدة، وما هي حقوقك.

## البيانات التي نحفظها

يمكنك تصفّح المتجر من دون حساب، ولا نحفظ حينها أي بيانات عنك على خوادمنا.

- حسابك: الاسم والبريد الإلكتروني ورقم الهاتف واسم المستخدم، والجنس والعنوان إن أضفتهما. ولا نحفظ كلمة المرور نفسها، بل قيمة تجزئة لها بخوارزمية argon2id.
- طلباتك: المنتجات والمبالغ وطريقة الدفع وعنوان التوصيل وملاحظات التوصيل وحالته.
- قائمة أمنياتك وتقييماتك. تظهر التقييمات للجميع مع اسم المستخدم.
- الرسائل التي أرسلناها إليك بشأن طلباتك وحسابك.
- إذا قدّمت طلباً للبيع في {shop}: اسمك وبريدك الإلكتروني ورقم هاتفك وموقعك.

لا تصلنا أرقام البطاقات أبداً. فأنت تُدخلها في صفحة مزوّد خدمة الدفع، ولا يصلنا سوى رقم مرجعي ونتيجة العملية.

## كيف نستخدم بياناتك

- لتوصيل طلبك والتواصل معك بشأنه.
- لتسجيل دخولك وإعادة تعيين كلمة المرور.
- للردّ على أسئلتك ومعالجة المرتجعات.
- لحفظ السجلات المحاسبية التي يتطلبها القانون.
- لمنع إساءة الاستخدام: نحدّ من عدد الطلبات التي تصلنا من عنوان شبكة واحد. نحصي العناوين لهذا الغرض فقط ولا نحفظها مع حسابك.

لا ننشئ ملفات تعريفية عنك، ولا نعرض إعلانات لجهات أخرى، ولا نبيع بياناتك.

## البيانات المحفوظة في متصفحك

لا نحمّل برمجيات تابعة لجهات أخرى، ولا نستخدم إلا ملف تعريف ارتباط واحداً عند تسجيل دخولك: يتعرف على هذا المتصفح لمدة سنة، لنرسل إليك رسالة عند تسجيل الدخول إلى حسابك من متصفح آخر. نحصي في كل يوم عدد مشاهدات المنتجات والسلات وعمليات إتمام الطلب التي بدأت، وعدد مرات البحث عن الكلمات. لا تتضمن هذه الأعداد أي معلومة عنك: لا نسجّل من شاهد أو بحث.

نحفظ في متصفحك ما يلي:

- سلتك ولغتك، والمظهر إن اخترته؛
- آخر عمليات البحث والمنتجات التي شاهدتها؛
- بيانات تسجيل دخولك واسمك، إلى أن تسجّل الخروج؛
- العنوان الذي أدخلته عند إتمام الطلب وعملية الدفع الجارية، إلى أن تغلق علامة التبويب؛
- ما كتبته في النماذج وتنبيهات التوفر التي طلبتها وموضعك في الصفحة، إلى أن تغلق علامة التبويب.

لحذف ذلك كله، امسح بيانات هذا الموقع من متصفحك.

## مدة حفظ البيانات

- تسجيل الدخول: 7 أيام، أو إلى أن تسجّل الخروج أو تغيّر كلمة المرور. وتُحذف بيانات الدخول المنتهية.
- روابط إعادة تعيين كلمة المرور: تعمل مرة واحدة وتنتهي صلاحيتها بعد 30 دقيقة.
- حسابك وقائمة أمنياتك وتقييماتك: إلى أن تطلب حذفها. ويمكنك حذف تقييماتك بنفسك.
- الطلبات والمدفوعات: خمس سنوات على الأقل، لأن قانون الضرائب في دولة الإمارات العربية المتحدة يُلزمنا بحفظ سجلات المبيعات.

## مع من نشارك بياناتك

- شركة الشحن: الاسم ورقم الهاتف والبريد الإلكتروني وعنوان التوصيل، لتوصيل الشحنة.
- مزوّد خدمة الدفع: الاسم والبريد الإلكتروني ورقم الهاتف والعناوين والمبلغ، لإتمام الدفع.
- بائع المنتج: المنتج واسمك الأول ومدينتك فقط، ولا يطّلع أبداً على رقم هاتفك أو بريدك الإلكتروني أو عنوانك.
- من تشارك معه رابط طلبك: المنتجات والمبالغ. ولا تعرض الصفحة من دون تسجيل دخولك أي اسم أو رقم هاتف أو بريد إلكتروني أو عنوان.
- الجهات الرسمية عندما يُلزمنا القانون بذلك.

تُفتح المحادثة في تطبيق واتساب، وتسري فيه شروط واتساب.

## حقوقك

بموجب قانون حماية البيانات الشخصية في دولة الإمارات العربية المتحدة (المرسوم بقانون اتحادي رقم 45 لسنة 2021) يحق لك في أي وقت أن تطلب الاطلاع على بياناتك أو تصحيحها أو نقلها إليك أو وقف استخدامها أو حذفها.

يمكنك تعديل اسمك ورقم هاتفك وعنوانك في ملفك الشخصي. ولأي طلب آخر راسلنا على {email} من البريد الإلكتروني المسجّل في حسابك. نردّ خلال 30 يوماً ومن دون أي رسوم.`,
  },
};
