/** Opening and closing sentences per category, English and Arabic in the same order. */
export const OPENERS = {
  1: [
    [
      '{coll} is cut for long days and late evenings in the Gulf.',
      'تصميم {coll} مناسب لأيام الخليج الطويلة وأمسياته.',
    ],
    [
      'A calm, modest line that {brand} has kept refining for years.',
      'قصة محتشمة هادئة تطورها {brand} منذ سنوات.',
    ],
    [
      'The {coll} piece is the one you reach for when the invitation says elegant.',
      'قطعة {coll} هي اختيارك لكل مناسبة أنيقة.',
    ],
  ],
  2: [
    [
      '{coll} begins bright and settles into a warm, memorable trail.',
      'رائحة {coll} تبدأ منعشة ثم تستقر على أثر دافئ لا يُنسى.',
    ],
    [
      '{brand} blends {coll} in small batches and rests it for weeks.',
      'تمزج {brand} عطر {coll} بكميات صغيرة وتعتّقه أسابيع.',
    ],
    ['A signature that is noticed without being loud.', 'توقيع عطري يُلاحظ من دون مبالغة.'],
  ],
  3: [
    [
      '{coll} takes its line from old Gulf goldsmiths and keeps it light.',
      'تستوحي مجموعة {coll} خطوطها من صاغة الخليج القدامى بروح خفيفة.',
    ],
    [
      'Small enough for every day, fine enough for a wedding.',
      'رقة تناسب كل يوم وأناقة تليق بيوم الزفاف.',
    ],
    [
      '{brand} polishes every {coll} piece by hand.',
      'تصقل {brand} كل قطعة من مجموعة {coll} يدوياً.',
    ],
  ],
  4: [
    [
      '{coll} stands up to strong sun and long drives.',
      'نظارة {coll} رفيقة الشمس القوية والرحلات الطويلة.',
    ],
    ['A frame with presence that still feels light.', 'إطار بحضور واضح ووزن خفيف.'],
    ['{brand} shaped {coll} to sit well on every face.', 'صممت {brand} إطار {coll} ليناسب كل وجه.'],
  ],
  5: [
    [
      '{coll} is the quiet detail that finishes an outfit.',
      'قطعة {coll} هي التفصيل الهادئ الذي يكمل الإطلالة.',
    ],
    [
      'Made by {brand} to be used daily and to age well.',
      'قطعة من {brand} للاستخدام اليومي، تزداد جمالاً مع الوقت.',
    ],
    ['Simple, well made and easy to match.', 'قطعة بسيطة ومتقنة وسهلة التنسيق.'],
  ],
  6: [
    [
      '{coll} keeps the dial quiet so the time reads at a glance.',
      'ميناء ساعة {coll} هادئ، يُقرأ فيه الوقت بنظرة واحدة.',
    ],
    [
      '{brand} built {coll} for the office, the majlis and the road.',
      'صممت {brand} ساعة {coll} للمكتب والمجلس والسفر.',
    ],
    [
      'A watch with balanced proportions that suits a kandura as well as a suit.',
      'ساعة متوازنة تناسب الكندورة والبدلة معاً.',
    ],
  ],
  7: [
    [
      '{coll} holds its shape and everything you need.',
      'حقيبة {coll} تحافظ على شكلها وتتسع لكل ما يلزم.',
    ],
    [
      'A {brand} favourite, made with even stitching and solid hardware.',
      'من القطع المفضلة لدى {brand} بخياطة متقنة ومعادن متينة.',
    ],
    [
      'From morning meetings to dinner without changing bags.',
      'من اجتماع الصباح إلى العشاء بالحقيبة نفسها.',
    ],
  ],
  8: [
    [
      '{coll} looks sharp and stays comfortable after hours on your feet.',
      'مظهر أنيق وراحة تدوم حتى بعد ساعات من المشي.',
    ],
    [
      '{brand} tests every {coll} pair for fit before it leaves the workshop.',
      'تختبر {brand} مقاس كل زوج من {coll} قبل خروجه من الورشة.',
    ],
    [
      'A pair that works with almost everything in the wardrobe.',
      'زوج ينسجم مع معظم ما في خزانتك.',
    ],
  ],
  9: [
    [
      '{coll} was made for heat, humidity and long evenings.',
      'تركيبة {coll} مناسبة للحرارة والرطوبة والأمسيات الطويلة.',
    ],
    [
      '{brand} keeps the list of ingredients short and gentle.',
      'تختار {brand} مكونات قليلة ولطيفة على البشرة.',
    ],
    ['A small daily pleasure on the dressing table.', 'متعة يومية صغيرة على طاولة الزينة.'],
  ],
  10: [
    [
      '{coll} fills the majlis slowly and stays in the curtains until evening.',
      'رائحة {coll} تملأ المجلس بهدوء وتبقى حتى المساء.',
    ],
    [
      '{brand} makes {coll} for homes that love to welcome guests.',
      'تصنع {brand} تشكيلة {coll} للبيوت التي تحب الضيوف.',
    ],
    ['Warm, generous and never sharp.', 'أجواء دافئة ورائحة غنية من دون حدة.'],
  ],
  11: [
    [
      '{coll} is made for running, climbing and the odd juice spill.',
      'قطعة {coll} تتحمل الركض والتسلق وبعض بقع العصير.',
    ],
    [
      'Bright, soft and safe: {brand} tests every part.',
      'ألوان مرحة وملمس ناعم وأمان تختبره {brand} في كل جزء.',
    ],
  ],
  12: [
    [
      '{coll} arrives wrapped, so you only have to write the card.',
      'هدية {coll} تصل مغلفة، ولا يبقى إلا كتابة البطاقة.',
    ],
    [
      '{brand} put this set together for birthdays, Eid and thank-yous.',
      'هدية من {brand} لأعياد الميلاد والعيد وكلمات الشكر.',
    ],
  ],
};

export const CLOSERS = [
  ['Delivered in a protective box with a care card.', 'التوصيل في علبة واقية مع بطاقة عناية.'],
  ['It makes an easy gift and comes ready to wrap.', 'هدية مناسبة تصل جاهزة للتغليف.'],
  [
    'Pairs well with other pieces of the {coll} collection.',
    'تنسيق متكامل مع بقية قطع مجموعة {coll}.',
  ],
  ['Checked by hand before it leaves our store.', 'نفحص كل قطعة يدوياً قبل خروجها من متجرنا.'],
  [
    'Keep it away from direct heat to make it last.',
    'يُفضّل الحفظ بعيداً عن الحرارة المباشرة لعمر أطول.',
  ],
  ['A {brand} piece that is easy to love for years.', 'قطعة من {brand} ترافقك لسنوات.'],
];

export const WARRANTIES = [
  ['1-year warranty by the brand', 'ضمان سنة من العلامة التجارية'],
  ['2-year international warranty', 'ضمان دولي لمدة سنتين'],
  ['2-year warranty, free battery change', 'ضمان سنتين مع تبديل مجاني للبطارية'],
  ['3-year warranty on the movement', 'ضمان 3 سنوات على آلية الحركة'],
];
