/**
 * Words that the search knows besides those of `search-words.ts`, in the same form. Loaded by a migration: never changed.
 */

export const MORE_BOTH_WAYS = `
sapphire, blue sapphire, ياقوت أزرق, ياقوت ازرق, زفير, safir, safeer, yaqoot azra2
diamond, diamonds, ألماس, الماس, almas
coat, jacket, blazer, معطف, جاكيت, جاكيتات, بليزر, kut, jakeet
skirt, skirts, تنورة, تنانير, جيبة, tannoura
trousers, pants, بنطلون, بنطلونات, سروال, سراويل, bantalon, sirwal
blouse, blouses, بلوزة, بلوزات, بلايز, bloza
t shirt, tshirt, tee, tees, تيشيرت, تي شيرت, بلوزة قطن
anklet, خلخال, خلاخل, 5el5al
brooch, pin, بروش, دبوس زينة
contact lenses, lenses, عدسات, عدسات لاصقة, 3adasat
agal, عقال, 3egal
ghutra, shemagh, غترة, شماغ, غتره, ghotra, shmagh
`;

export const MORE_ONE_WAY = `
حريم, للحريم, حرمة, للحرمة, حريمات, 7areem, hareem > women, her, نسائي, نسائية
شباب, شبابي, للشباب, shababi > men, رجالي
kab, kap, kaab, 2oba3a, 2ob3a, qubba3a, tagiya, taqiyah, قحفية, قحافي > cap
dehn, dihn, dohn, دهن, دهون > attar, oil, زيت عطري
أقمصة, اقمصه, shirts, قمصان > shirt, قميص
swar, siwar, sowar, aswera, asawer, banajir, سواره, اسوار > bangle, سوار
shanat, janta, jantah, chanta, shunta > bag, حقيبة
clatch, klatch, kalatsh > clutch
na3l, n3l, nu3al, zannouba > sandals, نعال
2elada, gilada, qilada, silsila, salasil > necklace, قلادة
dibla, mahbas, 7abas, khawatem, khatim, khatam > ring, خاتم
tarachi, taraki, تراكي, تراجي, 7elgan > earrings, أقراط
kuhli, kohli, ka7li, ka7liya > navy, كحلي, كحلية
azra2, azrag, azraq, zar2a, زرقا > navy, blue, كحلي, أزرق, زرقاء
wardi, wardy, wardiya, ward, بمبي, زهري > rose, pink, وردي, وردية
fedi, feddi, fiddi, fiddiya, fodi, fadhi > silver, فضي, فضية
dahabi, dahabiya, thahabi, دهبي > gold, ذهبي, ذهبية
abyad, abyadh, bayda, baydha, beydha > white, أبيض, بيضاء
aswad, asswad, soda, sooda, sawda, soodah > black, أسود, سوداء
a7mar, ahmar, 7amra, hamra > red, crimson, حمراء, أحمر
akhdar, a5dar, khadra, 5adra, khadhra, خضره > green, emerald, خضراء, أخضر
bonni, bunni, bonniya, bunniya > brown, tan, بني, بنية
rumadi, ramadi, rosasi, rasasi, رصاصي > grey, رمادي, رمادية
beej, beij, bij, بيجي > beige, بيج
tebeya, tibbiya, tebbiya, tubbiya > طبية, eyeglasses
shamsiya, shamsiyah, shamsi > شمسية, sunglasses
ivory, off white, offwhite, كريمي, أوف وايت, سكري, عاجي > beige, white, بيج
mokhawar, mukhawar, mkhawar, مخور, مخاوير > dress, abaya
`;

export const MORE_OPTIONAL = `
leather, genuine, real, جلد, جلد طبيعي, جلد أصلي, jild, jeld, jeld tabi3i, حريم, للحريم, 7areem, hareem,
cotton, قطن, 2otn, stainless, ستانلس, for her, for him, size, مقاس, ماركة, براند, brand, luxury, فخم, فخمة, designer
`;
