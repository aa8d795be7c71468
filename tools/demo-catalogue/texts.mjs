/** Opening and closing sentences per category, English and Arabic in the same order. */
export const OPENERS = {
  1: [
    [
      '{coll} is cut for long days and late evenings in the Gulf.',
      'تصميم {coll} مفصل لأيام الخليج الطويلة وأمسياته.',
    ],
    [
      'A calm, modest line that {brand} has kept refining for years.',
      'قصة محتشمة هادئة تطورها {brand} منذ سنوات.',
    ],
    [
      'The {coll} piece is the one you reach for when the invitation says elegant.',
      'قطعة {coll} هي اختيارك عندما تقول الدعوة: أناقة.',
    ],
  ],
  2: [
    [
      '{coll} begins bright and settles into a warm, memorable trail.',
      'يبدأ {coll} مشرقاً ثم يستقر على أثر دافئ لا يُنسى.',
    ],
    [
      '{brand} blends {coll} in small batches and rests it for weeks.',
      'تمزج {brand} عطر {coll} بكميات صغيرة وتتركه يرتاح أسابيع.',
    ],
    ['A signature that is noticed without being loud.', 'توقيع عطري يُلاحظ من دون مبالغة.'],
  ],
  3: [
    [
      '{coll} takes its line from old Gulf goldsmiths and keeps it light.',
      'تستوحي {coll} خطوطها من صاغة الخليج القدامى بروح خفيفة.',
    ],
    ['Small enough for every day, fine enough for a wedding.', 'رقيق لكل يوم وأنيق ليوم الزفاف.'],
    ['{brand} polishes every {coll} piece by hand.', 'تصقل {brand} كل قطعة من {coll} يدوياً.'],
  ],
  4: [
    [
      '{coll} stands up to strong sun and long drives.',
      'تصمد {coll} أمام الشمس القوية والرحلات الطويلة.',
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
      'من {brand} للاستخدام اليومي وتزداد جمالاً مع الوقت.',
    ],
    ['Simple, well made and easy to match.', 'بسيطة ومتقنة وسهلة التنسيق.'],
  ],
  6: [
    [
      '{coll} keeps the dial quiet so the time reads at a glance.',
      'تحافظ {coll} على ميناء هادئ لتقرأ الوقت بنظرة.',
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
      'تحافظ {coll} على شكلها وتتسع لكل ما تحتاجه.',
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
      'مظهر {coll} أنيق وراحته تدوم بعد ساعات من المشي.',
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
      'صُنع {coll} للحرارة والرطوبة والأمسيات الطويلة.',
    ],
    [
      '{brand} keeps the list of ingredients short and gentle.',
      'تبقي {brand} المكونات قليلة ولطيفة.',
    ],
    ['A small daily pleasure on the dressing table.', 'متعة يومية صغيرة على طاولة الزينة.'],
  ],
  10: [
    [
      '{coll} fills the majlis slowly and stays in the curtains until evening.',
      'يملأ {coll} المجلس بهدوء ويبقى حتى المساء.',
    ],
    [
      '{brand} makes {coll} for homes that love to welcome guests.',
      'تصنع {brand} منتج {coll} للبيوت التي تحب الضيوف.',
    ],
    ['Warm, generous and never sharp.', 'دافئ وكريم من دون حدة.'],
  ],
  11: [
    [
      '{coll} is made for running, climbing and the odd juice spill.',
      'صُنع {coll} للركض والتسلق وبعض بقع العصير.',
    ],
    [
      'Bright, soft and safe: {brand} tests every part.',
      'ألوان مرحة وملمس ناعم وأمان تختبره {brand} في كل جزء.',
    ],
  ],
  12: [
    [
      '{coll} arrives wrapped, so you only have to write the card.',
      'يصل {coll} مغلفاً وما عليك إلا كتابة البطاقة.',
    ],
    [
      '{brand} put this set together for birthdays, Eid and thank-yous.',
      'جمعت {brand} هذا الطقم لأعياد الميلاد والعيد وكلمات الشكر.',
    ],
  ],
};

export const CLOSERS = [
  ['Delivered in a protective box with a care card.', 'يصل في علبة واقية مع بطاقة عناية.'],
  ['It makes an easy gift and comes ready to wrap.', 'هدية سهلة وتصل جاهزة للتغليف.'],
  ['Pairs well with other pieces of the {coll} collection.', 'ينسجم مع بقية قطع مجموعة {coll}.'],
  ['Checked by hand before it leaves our store.', 'يُفحص يدوياً قبل خروجه من متجرنا.'],
  ['Keep it away from direct heat to make it last.', 'يُحفظ بعيداً عن الحرارة المباشرة ليدوم طويلاً.'],
  ['A {brand} piece that is easy to love for years.', 'قطعة من {brand} ترافقك لسنوات.'],
];

export const WARRANTIES = [
  '1-year warranty by the brand',
  '2-year international warranty',
  '2-year warranty, free battery change',
  '3-year warranty on the movement',
];
