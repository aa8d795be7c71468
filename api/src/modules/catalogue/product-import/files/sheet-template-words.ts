import type { Locale } from '@shop/shop-rules';
import { EXAMPLE_CODE, type Column } from '../read/sheet-columns.js';

interface TemplateWords {
  products: string;
  allowed: string;
  guide: string;
  column: string;
  meaning: string;
  /** Applies to every row. */
  rows: string;
  meanings: Readonly<Record<Column, string>>;
}

/** Texts of the template by language; column names are the same in both. */
export const TEMPLATE_WORDS: Readonly<Record<Locale, TemplateWords>> = {
  en: {
    products: 'Products',
    allowed: 'Allowed values',
    guide: 'Guide',
    column: 'column',
    meaning: 'meaning',
    rows: 'An empty cell changes nothing. A row whose code or name is known changes that product.',
    meanings: {
      name: 'Needed for a new product.',
      nameAr: 'Name in Arabic.',
      model: 'Model or line.',
      description: 'Up to 5,000 characters.',
      descriptionAr: 'Description in Arabic.',
      price: 'In AED, like 149.50. Needed for a new product.',
      offerPrice: 'In AED, below the price. 0 ends the offer.',
      stock: 'Pieces on hand, a whole number.',
      warranty: 'For example 2 years.',
      category: 'Name or id. Needed for a new product.',
      brand: 'Name or id. 0 stands for none.',
      vendor: 'Name or id. Empty: your own account.',
      code: `Your article number. It finds the product; without one, name, model and vendor do. ${EXAMPLE_CODE} is never imported.`,
      offer: 'Name or id. 0 stands for none.',
      tags: 'Between commas or line breaks.',
      sizes: 'Between commas or line breaks.',
      colors: 'Names of the palette or values like #1F2A44, between commas.',
      images:
        'https addresses or names of uploaded files, between commas. They replace the images.',
    },
  },
  ar: {
    products: 'المنتجات',
    allowed: 'القيم المسموح بها',
    guide: 'الدليل',
    column: 'العمود',
    meaning: 'معناه',
    rows: 'الخلية الفارغة لا تغيّر شيئاً. الصف الذي رمزه أو اسمه معروف يعدّل ذلك المنتج.',
    meanings: {
      name: 'الاسم بالإنجليزية. مطلوب للمنتج الجديد.',
      nameAr: 'الاسم بالعربية.',
      model: 'الطراز أو المجموعة.',
      description: 'الوصف بالإنجليزية، حتى 5,000 حرف.',
      descriptionAr: 'الوصف بالعربية.',
      price: 'السعر بالدرهم، مثل 149.50. مطلوب للمنتج الجديد.',
      offerPrice: 'سعر العرض بالدرهم، أقل من السعر. القيمة 0 تنهي العرض.',
      stock: 'عدد القطع المتوفرة، رقم صحيح.',
      warranty: 'الضمان، مثل 2 years.',
      category: 'الفئة: اسمها أو رقمها. مطلوبة للمنتج الجديد.',
      brand: 'العلامة التجارية: اسمها أو رقمها. القيمة 0 تعني بلا علامة.',
      vendor: 'البائع: اسمه أو رقمه. الخلية الفارغة تعني حسابك.',
      code: `رقم الصنف لديك، وبه يُعرف المنتج. من دونه يُعرف بالاسم والطراز والبائع. الرمز ${EXAMPLE_CODE} لا يُستورد أبداً.`,
      offer: 'العرض: اسمه أو رقمه. القيمة 0 تعني بلا عرض.',
      tags: 'الوسوم، بينها فواصل أو أسطر جديدة.',
      sizes: 'المقاسات، بينها فواصل أو أسطر جديدة.',
      colors: 'الألوان: أسماء من القائمة أو قيم مثل ‎#1F2A44، بينها فواصل.',
      images: 'الصور: عناوين https أو أسماء ملفات مرفوعة، بينها فواصل. تحل محل الصور السابقة.',
    },
  },
};
