const size = { name: 'Size', nameAr: 'المقاس', isCm: false };
const region = (name, nameAr) => ({ name, nameAr, isCm: false });
const cm = (name, nameAr) => ({ name, nameAr, isCm: true });
const EU = region('EU', 'أوروبي');
const UK = region('UK', 'بريطاني');
const US = region('US', 'أمريكي');

const guide = (columns, rows, howTo, howToAr) => ({
  columns,
  rows: rows.map((row) => row.split(' | ')),
  howTo,
  howToAr,
});

const clothes = guide(
  [
    size,
    region('Abaya, kandura', 'عباية، كندورة'),
    EU,
    UK,
    US,
    cm('Bust', 'الصدر'),
    cm('Waist', 'الخصر'),
    cm('Hips', 'الأرداف'),
  ],
  [
    'XS | 52 | 34 | 6 | 2 | 80–84 | 62–66 | 88–92',
    'S | 54 | 36 | 8 | 4 | 84–88 | 66–70 | 92–96',
    'M | 56 | 38 | 10 | 6 | 88–92 | 70–74 | 96–100',
    'L | 58 | 40 | 12 | 8 | 92–98 | 74–80 | 100–106',
    'XL | 60 | 42 | 14 | 10 | 98–104 | 80–86 | 106–112',
    'XXL | 62 | 44 | 16 | 12 | 104–110 | 86–92 | 112–118',
  ],
  'Bust: around its fullest part, with the tape level at the back.\nWaist: around the narrowest part, without pulling the tape tight.\nHips: around the widest part, with your feet together.\nAbaya and kandura: from the top of the shoulder to the floor, in inches; subtract 2 for flat shoes.',
  'الصدر: حول أعرض جزء منه، مع إبقاء الشريط مستوياً من الخلف.\nالخصر: حول أضيق جزء منه دون شد الشريط.\nالأرداف: حول أعرض جزء منها مع ضم القدمين.\nالعباية والكندورة: من أعلى الكتف إلى الأرض بالبوصة، واطرح 2 إذا كان الحذاء مسطحاً.',
);

const shoes = guide(
  [
    EU,
    UK,
    region('US women', 'أمريكي نسائي'),
    region('US men', 'أمريكي رجالي'),
    cm('Foot length', 'طول القدم'),
  ],
  [
    '36 | 3.5 | 5.5 | – | 22.5',
    '37 | 4 | 6.5 | – | 23.5',
    '38 | 5 | 7.5 | – | 24',
    '39 | 6 | 8.5 | 6.5 | 25',
    '40 | 6.5 | 9 | 7 | 25.5',
    '41 | 7.5 | 10 | 8 | 26',
    '42 | 8 | – | 8.5 | 27',
    '43 | 9 | – | 9.5 | 27.5',
    '44 | 9.5 | – | 10 | 28',
    '45 | 10.5 | – | 11 | 29',
  ],
  'Stand on a sheet of paper with your heel against a wall, and mark the tip of your longest toe. Measure from the wall to the mark, both feet, in the evening. Use the longer foot; between two sizes choose the larger.',
  'قف على ورقة مع إسناد كعبك إلى الحائط، وضع علامة عند طرف أطول إصبع. قِس المسافة من الحائط إلى العلامة للقدمين مساءً، واعتمد القدم الأطول. إذا كنت بين مقاسين فاختر الأكبر.',
);

const rings = guide(
  [EU, UK, US, cm('Finger, around', 'محيط الإصبع'), cm('Ring, inside across', 'قطر الخاتم الداخلي')],
  [
    '50 | K | 5.25 | 5.0 | 1.59',
    '52 | L½ | 6 | 5.2 | 1.66',
    '54 | N | 6.75 | 5.4 | 1.72',
    '56 | P | 7.5 | 5.6 | 1.78',
    '58 | Q½ | 8.25 | 5.8 | 1.85',
  ],
  'Wind a strip of paper around your finger, mark where it meets, and measure to the mark. Or measure across the inside of a ring that fits. Measure in the evening, when fingers are at their widest.',
  'لف شريطاً ورقياً حول إصبعك وضع علامة عند نقطة التقائه، ثم قِس طوله حتى العلامة. أو قِس القطر الداخلي لخاتم يناسبك. قِس مساءً عندما تكون الأصابع في أعرض حالاتها.',
);

const belts = guide(
  [
    size,
    cm('Waist', 'الخصر'),
    region('EU trousers', 'بنطال أوروبي'),
    region('US trousers', 'بنطال أمريكي'),
  ],
  [
    '85 | 75–84 | 44–46 | 30–32',
    '95 | 85–94 | 48–50 | 33–36',
    '105 | 95–104 | 52–54 | 37–40',
    '115 | 105–114 | 56–58 | 41–44',
  ],
  'The size is the length in centimeters from the buckle to the middle hole. Measure over the trousers, where you wear the belt.',
  'المقاس هو الطول بالسنتيمتر من الإبزيم إلى الثقب الأوسط. قِس فوق البنطال في موضع ارتداء الحزام.',
);

const kids = guide(
  [
    region('Age', 'العمر'),
    cm('Height', 'الطول'),
    cm('Chest', 'الصدر'),
    cm('Waist', 'الخصر'),
    region('Shoes, EU', 'الحذاء، أوروبي'),
    cm('Foot length', 'طول القدم'),
  ],
  [
    '2-3 Y | 92–98 | 53–55 | 51–52 | 24–26 | 15–16.5',
    '4-5 Y | 104–110 | 57–59 | 53–55 | 28 | 17.5',
    '6-7 Y | 116–122 | 61–64 | 56–58 | 30 | 19',
    '8-9 Y | 128–134 | 66–69 | 59–62 | 32 | 20.5',
  ],
  'Measure the height without shoes, against a wall. If it is between two sizes, choose the larger: children grow fast.',
  'قِس الطول دون حذاء مع الوقوف إلى الحائط. إذا كان بين مقاسين فاختر الأكبر، فالأطفال ينمون بسرعة.',
);

/** Size guides by the slug of their category. */
export const SIZE_GUIDES = {
  fashion: clothes,
  shoes,
  jewelry: rings,
  gifts: rings,
  accessories: belts,
  kids,
};
