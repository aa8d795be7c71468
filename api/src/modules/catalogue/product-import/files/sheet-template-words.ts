import type { Locale } from '@shop/shop-rules';
import { EXAMPLE_CODE, type TemplateColumn } from '../read/sheet-columns.js';

interface TemplateWords {
  products: string;
  allowed: string;
  guide: string;
  column: string;
  meaning: string;
  /** Applies to every row. */
  rows: string;
  meanings: Readonly<Record<TemplateColumn, string>>;
}

/** Texts of the template by language; column names are the same in both. */
export const TEMPLATE_WORDS: Readonly<Record<Locale, TemplateWords>> = {
  en: {
    products: 'Products',
    allowed: 'Allowed values',
    guide: 'Guide',
    column: 'column',
    meaning: 'meaning',
    rows: 'Empty cells change nothing. A row with the code or name of an existing product changes that product.',
    meanings: {
      name: 'Required for a new product.',
      nameAr: 'Name in Arabic.',
      model: 'Model or line.',
      description: 'Up to 5,000 characters.',
      descriptionAr: 'Description in Arabic.',
      price: 'In AED, like 149.50. Required for a new product.',
      offerPrice: 'In AED, below the price. 0 removes the offer price.',
      stock: 'Number of items in stock, a whole number.',
      warranty: 'For example 2 years.',
      warrantyAr: 'Warranty in Arabic.',
      category: 'Name or id. Required for a new product.',
      brand: 'Name or id. 0 for none.',
      vendor: 'Name or id. Leave empty for your own account.',
      code: `Your article number, which identifies the product. Without it, the product is identified by name, model and vendor. ${EXAMPLE_CODE} is never imported.`,
      offer: 'Name or id. 0 for none.',
      tags: 'Separated by commas or line breaks.',
      sizes: 'Separated by commas or line breaks.',
      colors: 'Names of the palette or values like #1F2A44, separated by commas.',
      variants:
        'Stock of each size and color, like S/Black:3; M/Black:0, or 42:5 or Black:2. They replace the existing ones and set stock, sizes and colors.',
      images:
        'https addresses or names of uploaded files, separated by commas. They replace the existing images.',
      imageColors:
        'The images that show one color, like Black: front.webp, back.webp; Navy: side.webp. They replace the existing ones. 0 for none.',
      published: 'Whether shoppers see the product: yes or no. A new product is visible.',
    },
  },
  ar: {
    products: 'المنتجات',
    allowed: 'القيم المسموح بها',
    guide: 'الدليل',
    column: 'العمود',
    meaning: 'المعنى',
    rows: 'الخلايا الفارغة لا تغيّر شيئاً. إذا كان الرمز أو الاسم في الصف لمنتج موجود، يتم تعديل ذلك المنتج.',
    meanings: {
      name: 'الاسم بالإنجليزية. مطلوب للمنتج الجديد.',
      nameAr: 'الاسم بالعربية.',
      model: 'الطراز أو المجموعة.',
      description: 'الوصف بالإنجليزية، حتى 5,000 حرف.',
      descriptionAr: 'الوصف بالعربية.',
      price: 'السعر بالدرهم، مثل 149.50. مطلوب للمنتج الجديد.',
      offerPrice: 'سعر العرض بالدرهم، أقل من السعر. القيمة 0 تزيل سعر العرض.',
      stock: 'عدد القطع المتوفرة، رقم صحيح.',
      warranty: 'الضمان بالإنجليزية، مثل 2 years.',
      warrantyAr: 'الضمان بالعربية.',
      category: 'الفئة: اسمها أو رقمها. مطلوبة للمنتج الجديد.',
      brand: 'العلامة التجارية: اسمها أو رقمها. القيمة 0 تعني بلا علامة.',
      vendor: 'البائع: اسمه أو رقمه. اتركها فارغة لاستخدام حسابك.',
      code: `رقم الصنف لديك، وهو يحدد المنتج. من دونه يُحدَّد المنتج بالاسم والطراز والبائع. الرمز ${EXAMPLE_CODE} لا يُستورد أبداً.`,
      offer: 'العرض: اسمه أو رقمه. القيمة 0 تعني بلا عرض.',
      tags: 'الوسوم، مفصولة بفواصل أو أسطر جديدة.',
      sizes: 'المقاسات، مفصولة بفواصل أو أسطر جديدة.',
      colors: 'الألوان: أسماء من القائمة أو قيم مثل ‎#1F2A44، مفصولة بفواصل.',
      variants:
        'مخزون كل مقاس ولون، مثل S/أسود:3؛ M/أسود:0، أو 42:5 أو أسود:2. تحل محل الأنواع الحالية وتحدد المخزون والمقاسات والألوان.',
      images: 'الصور: عناوين https أو أسماء ملفات مرفوعة، مفصولة بفواصل. تحل محل الصور الحالية.',
      imageColors:
        'الصور التي تعرض لوناً واحداً، مثل أسود: front.webp، back.webp؛ كحلي: side.webp. تحل محل القيم الحالية. القيمة 0 تعني بلا ألوان.',
      published: 'هل يظهر المنتج للمتسوقين: نعم أو لا. يظهر المنتج الجديد.',
    },
  },
};
