/** What an import of products says of its file, its rows and its course. */
export const ARABIC_OF_IMPORTS: Record<string, string> = {
  'Please select an Excel file.': 'يُرجى اختيار ملف إكسل.',
  'Only .xlsx and .xls files are accepted.': 'تُقبل ملفات ‎.xlsx و‎.xls فقط.',
  'This import was not found.': 'لم نعثر على عملية الاستيراد هذه.',
  'This import was taken back.': 'تم التراجع عن هذا الاستيراد.',
  'Only a finished import can be taken back.': 'لا يمكن التراجع إلا عن استيراد مكتمل.',
  'An import can be taken back for {days} days.': 'يمكن التراجع عن الاستيراد خلال {days} أيام.',
  'Nothing was imported: {errors} of {total} rows cannot be. {cell}: {reason}':
    'لم يُستورد شيء، ففي الملف أخطاء (عدد الصفوف: {errors} من {total}). {cell}: {reason}',
  'Nothing was imported: {errors} of {total} rows cannot be.':
    'لم يُستورد شيء، ففي الملف أخطاء (عدد الصفوف: {errors} من {total}).',

  'The file is damaged or is no Excel workbook.': 'الملف تالف أو ليس مصنف إكسل.',
  'This is no Excel workbook. Save it as .xlsx or .xls.':
    'هذا ليس مصنف إكسل. احفظه بصيغة ‎.xlsx أو ‎.xls.',
  'The workbook is too large once unpacked. Split it into several files.':
    'المصنف كبير جداً بعد فك ضغطه. قسّمه إلى عدة ملفات.',
  'The file is too large or too complicated to read. Split it into several.':
    'الملف كبير أو معقّد بما يتعذّر معه قراءته. قسّمه إلى عدة ملفات.',
  'The workbook holds macros. Save it as .xlsx without them.':
    'يحتوي المصنف على وحدات ماكرو. احفظه بصيغة ‎.xlsx من دونها.',
  'The workbook is protected with a password.': 'المصنف محمي بكلمة مرور.',
  'The first sheet is empty.': 'الورقة الأولى فارغة.',
  'There are no products below the first row.': 'لا توجد منتجات تحت الصف الأول.',
  'A file may hold {most} rows at most.': 'الحد الأعلى لصفوف الملف هو {most}.',
  'The sheet reaches down to row {row}; a file may hold {most} rows at most. Delete the empty rows below.':
    'تمتد الورقة إلى الصف {row}، والحد الأعلى لصفوف الملف هو {most}. احذف الصفوف الفارغة في الأسفل.',
  'The sheet has {count} columns; {most} are possible.':
    'عدد أعمدة الورقة {count}، والحد الأعلى هو {most}.',
  'The column {column} is there twice.': 'العمود {column} مكرر.',
  'The first row must name the columns, among them name or code. The template shows how.':
    'يجب أن يسمّي الصف الأول الأعمدة، ومنها name أو code. القالب يوضح ذلك.',
  'The cell holds an error of its formula.': 'في الخلية خطأ في صيغتها.',
  'The cell holds a formula without a result; write the value.':
    'في الخلية صيغة بلا نتيجة. اكتب القيمة نفسها.',

  '“{text}” is not a number; write it like 149.50.': '«{text}» ليس رقماً. اكتبه مثل 149.50.',
  'This is not a JSON list of texts; commas between the texts do as well.':
    'هذه ليست قائمة نصوص بصيغة JSON. تكفي فواصل بين النصوص أيضاً.',
  '“{color}” is no colour; write {names} or a value like #1F2A44.':
    '«{color}» ليس لوناً. اكتب أحد هذه الأسماء: {names}، أو قيمة مثل ‎#1F2A44.',
  'A product may have {most} images at most.': 'الحد الأعلى لصور المنتج هو {most}.',
  '“{text}” is neither an https address nor the name of an uploaded file.':
    '«{text}» ليس عنوان https ولا اسم ملف تم رفعه.',
  'These files were never uploaded: {files}.': 'لم تُرفع هذه الملفات: {files}.',
  'This is longer than {most} characters.':
    'النص أطول من المسموح، والحد الأعلى لعدد الأحرف {most}.',
  'There is no category “{name}”.': 'لا توجد فئة باسم «{name}».',
  'There is no brand “{name}”.': 'لا توجد علامة تجارية باسم «{name}».',
  'There is no offer “{name}”.': 'لا يوجد عرض باسم «{name}».',
  'There is no vendor “{name}”.': 'لا يوجد بائع باسم «{name}».',
  '“{name}” is the name of {count} of them; write the id.':
    'الاسم «{name}» مشترك، وعدد من يحمله {count}. اكتب الرقم بدلاً منه.',
  'A new product needs a name.': 'المنتج الجديد يحتاج إلى اسم.',
  'A new product needs a price.': 'المنتج الجديد يحتاج إلى سعر.',
  'A new product needs a category.': 'المنتج الجديد يحتاج إلى فئة.',
  'A new product needs a vendor.': 'المنتج الجديد يحتاج إلى بائع.',
  'A row needs a name or a code.': 'يحتاج الصف إلى اسم أو رمز.',
  '{count} products have this name and model; add vendor or code.':
    'عدد المنتجات بهذا الاسم والطراز {count}. أضف البائع أو الرمز.',
  'Row {row} is for the same product.': 'الصف {row} يخص المنتج نفسه.',
  'The product was added or deleted after the check; upload the row again.':
    'أُضيف المنتج أو حُذف بعد الفحص. ارفع الصف من جديد.',
  'The product was deleted after the import.': 'حُذف المنتج بعد الاستيراد.',
  'The product was ordered after the import.': 'طُلب المنتج بعد الاستيراد.',
  'The product was changed after the import.': 'تغيّر المنتج بعد الاستيراد.',
  'What the product referred to before is gone.': 'ما كان المنتج مرتبطاً به لم يعد موجوداً.',
  'The earlier price does not fit the offer price of today.':
    'السعر السابق لا يتوافق مع سعر العرض الحالي.',

  '{total} rows were checked: nothing to do.': 'تم فحص الصفوف، وعددها {total}، ولا شيء مطلوب.',
  '{total} rows were checked: {parts}.': 'تم فحص الصفوف، وعددها {total}: {parts}.',
  'The file was accepted; {progress} of {goal} products are imported so far.':
    'تم قبول الملف، واستُورد حتى الآن {progress} من {goal} من المنتجات.',
  'The products were imported: none.': 'لم يُستورد أي منتج.',
  'The products were imported: {parts}.': 'تم استيراد المنتجات: {parts}.',
  'The import is being taken back; {progress} of {goal} rows are done.':
    'يجري التراجع عن الاستيراد، وتم {progress} من {goal} من الصفوف.',
  'The import was taken back: nothing to do.': 'تم التراجع عن الاستيراد، ولم يكن فيه ما يُعاد.',
  'The import was taken back: {parts}.': 'تم التراجع عن الاستيراد: {parts}.',
  '{count} new': '{count} جديد',
  '{count} changed': '{count} معدّل',
  '{count} unchanged': '{count} بلا تغيير',
  '{count} with errors': '{count} بها أخطاء',
  '{count} added': '{count} مضاف',
  '{count} left out': '{count} متروك',
  '{count} rows': '{count} من الصفوف',
  '{count} stay as they are': '{count} باقٍ كما هو',
};
