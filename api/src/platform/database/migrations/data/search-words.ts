/**
 * The words that the search knows from the start. Loaded by a migration: never changed, later words are added by
 * staff or by another migration. Terms in Latin letters with figures are Arabic as it is typed on Latin keyboards.
 */

/** Each line: words that mean the same. */
export const BOTH_WAYS = `
sneakers, trainers, running shoes, sports shoes, sport shoes, tennis shoes, gym shoes, kicks, athletic shoes, plimsolls, حذاء رياضي, أحذية رياضية, كوتشي, كوتش, كوتشيات, سبادري, سبورت, بوط رياضة, سنيكرز, جزمة رياضة, kotshi, kotchi, sbadri
heels, high heels, stilettos, stiletto, court shoes, pumps, high heel shoes, كعب عالي, كعب, سكربينة, سكربينات, جزمة كعب, ka3b
sandals, slippers, flip flops, flipflops, sliders, slides, نعال, صندل, صنادل, شبشب, شباشب, شحاطة, حفاية, زنوبة, زنوبات, na3al, shebsheb
loafers, moccasins, slip ons, penny loafers, slip on shoes, لوفر, موكاسين, لوفرز
boots, ankle boots, بوت, بوتات, جزمة طويلة
bag, handbag, hand bag, shoulder bag, pocketbook, حقيبة, حقائب, شنطة, شنط, شنطات, شنتة, جنطة, جنط, حقيبة يد, شنطة يد, شنتاية, shanta, shonat
clutch, clutch bag, evening bag, evening purse, pouch, كلاتش, حقيبة سهرة, شنطة سهرة, شنطة عروس, شنطة أعراس
backpack, back pack, rucksack, knapsack, school bag, schoolbag, bookbag, book bag, حقيبة ظهر, شنطة ظهر, شنطة ضهر, شنطة مدرسة, حقيبة مدرسة, باك باك, shantet dahr
tote, tote bag, shopper, shopping bag, توت, توت باج, حقيبة تسوق, شنطة تسوق
wallet, billfold, card holder, cardholder, card case, money clip, محفظة, محافظ, بوك, جزدان, جزادين, ma7faza, ma7fatha
belt, حزام, أحزمة, قشاط, قشط, سير جلد, 7izam
shawl, scarf, scarves, pashmina, wrap, stole, headscarf, head scarf, hijab, شال, شالات, شيلة, شيل, طرحة, طرح, ايشارب, ايشاربات, وشاح, أوشحة, لحفة, حجاب, ملفع, سكارف, sheila, shayla, tar7a
cap, hat, baseball cap, snapback, beanie, قبعة, قبعات, كاب, كابات, طاقية, طواقي, برنيطة, كاسكيت, ta2eya
cufflinks, cuff links, أزرار أكمام, كبك, كبكات, زراير أكمام, زراير قميص, kabak
sunglasses, sunnies, shades, sun glasses, نظارة شمسية, نظارات شمسية, نظارة شمس, نظارات شمس, نضارة شمس, نضارة شمسية, نضارات شمس, نظارات شمسيه
eyeglasses, spectacles, specs, glasses frames, prescription glasses, reading glasses, optical glasses, نظارة طبية, نظارات طبية, نظارة نظر, نظارات نظر, نضارة نظر, نضارات نظر, نظارة قراءة
watch, watches, wristwatch, wrist watch, timepiece, timepieces, ساعة, ساعات, ساعة يد, ساعات يد, sa3a, saa3a
chronograph, chrono, stopwatch watch, كرونوغراف, كرونو
ring, خاتم, خواتم, دبلة, دبل, محبس, محابس, توينز, engagement ring, wedding ring, wedding band, signet ring, debla, khatem
necklace, pendant, chain, choker, قلادة, قلائد, عقد, عقود, سلسلة, سلسال, سنسال, سلاسل, سناسل, تعليقة, selsela, sensal
earrings, earring, ear rings, ear studs, ear hoops, أقراط, قرط, حلق, حلقان, تراجي, ترجية, حلقات أذن, 7ala2, 7alag
cologne, aftershave, after shave, كولونيا, كلونيا, كولونية, قولونيا
attar, attars, perfume oil, oil perfume, fragrance oil, dehn oud, dehn al oud, dihn oud, دهن عود, دهن العود, مخلط, زيت عطري, dehn 3oud
oud, oudh, aoud, agarwood, عود, العود, 3ood, 3oud
bakhoor, bukhoor, bakhour, bukhur, بخور, دخون, بخورات, ba5oor, bo5oor
incense burner, bakhoor burner, censer, مبخرة, مباخر, مدخن, مداخن, mabkhara, mab5ara
candle, candles, شمعة, شموع, شمع, sham3a
diffuser, air freshener, room freshener, room fragrance, home fragrance, room spray, فواحة, فواحات, موزع عطر, معطر جو, معطر منزل, fawa7a
dress, frock, gown, فستان, فساتين, نفنوف, نفانيف, فستانات, fostan, fustan
evening dress, evening gown, prom dress, ball gown, cocktail dress, party gown, فستان سهرة, فساتين سهرة, فستان سواريه, فساتين سواريه, سواريه, fustan sahra
abaya, abayah, عباية, عبايات, عباءة, عباءات, عبي, 3abaya
kandura, kandoora, kandora, thobe, thawb, thob, dishdasha, dishdash, gandoura, galabeya, jalabiya, كندورة, كنادير, دشداشة, دشاديش, ثوب, ثياب, جلابية, جلابية رجالي, جلاليب
shirt, dress shirt, button down, button up, قميص, قمصان, 2amees
lipstick, lippy, lip colour, lip color, rouge, أحمر شفاه, احمر شفايف, روج, حمرة, حمرة شفايف, قلم روج, 7omra
nail lacquer, nail polish, nail varnish, nail colour, nail color, طلاء أظافر, مناكير, منكير, مانيكير, صبغ أظافر, صبغة أظافر, manakeer
face cream, moisturiser, moisturizer, moisturising cream, moisturizing cream, كريم وجه, كريم للوجه, مرطب, مرطب وجه, كريم مرطب
serum, سيروم, سيرم, face serum
powder, face powder, pressed powder, compact powder, بودرة, باودر, بودرة وجه, bodra
bear, teddy, teddy bear, cuddly toy, soft toy, stuffed animal, plush toy, دب, دبدوب, دباديب, دمية, دمى, dabdoob
gift box, present box, hamper, gift hamper, علبة هدايا, علبة هدية, بوكس هدية, بوكس هدايا, صندوق هدايا
gift set, gift sets, طقم هدايا, طقم هدية, أطقم هدايا
grey, gray, رمادي, رصاصي, رماديه
pearl, pearls, لؤلؤ, lulu, lo2lo2
leather, جلد, جلدي, jild
silk, حرير, 7areer
saffron, زعفران, za3faran
musk, مسك, misk
amber, عنبر, 3anbar
sandalwood, خشب الصندل, sandal wood
emerald, زمرد, zomorod
ruby, ياقوت أحمر, ياقوت
steel, metal, معدني, ستيل, استيل
`;

/** Each line: a search for one of the words before > also finds the words after it. */
export const ONE_WAY = `
shoes, shoe, footwear, أحذية, جزمة, جزم, جزمات, كندرة, كنادر, جوتي, جواتي, صباط, gazma, jazma, kundara, 7itha2 > sneakers, heels, sandals, loafers, boots, shoes, حذاء, نعال
purse, purses > bag, clutch, wallet
satchel, crossbody, cross body, messenger bag, كروس, كروس بودي > bag, حقيبة
جزدان > bag
glasses, eyewear, نظارات, نضارة, نضارات, عوينات, كزلك, مناظر, nadara, nathara, naddara, nazara > sunglasses, eyeglasses, نظارة
shams > شمسية
jewelry, jewellery, jewels, مجوهرات, مجوهره, حلي, صيغة, mojawharat > خاتم, قلادة, عقد, أقراط, سوار, jewelry, jewellery
bangles, bangle, bracelets, اسوارة, اسورة, أساور, اسوره, أسورة, بناجر, بنجري, غوايش, غويشة, مضاعد, حظاظة, eswara, ghawayesh, banajer > سوار, bangle
perfume, perfumes, fragrance, fragrances, scent, scents, eau de toilette, edt, edp, eau de parfum, عطر, عطور, برفان, برفانات, برفيوم, ريحة, ريحه, بارفان, ماء عطر, 3etr, 3otoor > parfum, perfume, cologne, عطر, بارفان
incense > bakhoor, incense, بخور
oriental, شرقي > oud, amber, عود
toy, toys, لعبة, ألعاب, لعب, لعب أطفال, soft toys, la3ba > toy, bear, stacking, لعبة, دمية
kids, children, childrens, child, toddler, أطفال, اطفال, عيال, بزران, أولاد > kids, girls, للأطفال, للبنات
girls, girl, بنات, بناتي > girls, للبنات
gift, gifts, present, presents, cadeau, هدية, هدايا, كادو, hadiya, hedeya > gift, هدايا, velvet case
makeup, make up, cosmetics, مكياج, ميكب > lipstick, powder, lacquer
skincare, skin care, عناية بالبشرة > cream, serum
سودا, سوده, أسود, اسود, aswad, sooda, soda, sawda, sawdaa > black, سوداء
بيضا, بيضه, أبيض, abyad, bayda, beida > white, بيضاء
ذهب, دهب, golden, dahab, thahab, dahabi > gold, ذهبي, ذهبية
فضة, فضه, fedda, fadda, silvery > silver, فضي, فضية
بنى, bonni, bunni, chestnut > brown, tan, بني
أزرق, زرقا, azra2, azrag, blue > navy, blue, كحلي
أخضر, خضرا, akhdar, a5dar > green, emerald, خضراء
حمرا, ahmar, a7mar, burgundy, maroon, scarlet > red, crimson, حمراء
زهري, بمبي, بينك, zahri, bamba > rose, pink, وردي, وردية
ladies, lady, womens, woman, women, female, نسائي, نسائية, نسائيه, حريمي, ستاتي, للنساء, nesa2i, 7arimi > women, her, نسائي
mens, gents, gent, man, men, male, رجالي, رجالية, رجاليه, رجالى, للرجال, rejali, rijali, regali > men, رجالي
`;

/** Words that a product need not have when none has them all. */
export const OPTIONAL = `
for, the, a, an, of, with, and, in, to, my, buy, shop, best, new, cheap, original, sale, online, uae, dubai,
ladies, lady, womens, woman, women, female, mens, gents, gent, man, men, male, unisex, rejali, rijali, regali, nesa2i, 7arimi,
نسائي, نسائية, نسائيه, حريمي, ستاتي, للنساء, رجالي, رجالية, رجاليه, رجالى, للرجال, جديد, جديدة, أصلي, اصلي, رخيص, تخفيضات, عرض, دبي, حق, من, في, مع
`;

/** Brands and goods that are no misspelling of anything: they find only products that name them. */
export const EXACT = `
dior, gucci, prada, rolex, zara, nike, adidas, chanel, hermes, versace, balenciaga, swatch, omega, cartier, tiffany, fendi, burberry, armani, valentino, givenchy, celine, loewe, bvlgari, bulgari, chopard, hublot, tissot, casio, seiko, citizen, fossil, longines, breitling, tudor, puma, reebok, asics, vans, converse, fila, skechers, clarks, birkenstock, crocs, aldo, mango, bershka, shein, levis, gap, lacoste, boss, diesel, guess, coach, furla, michael kors, kate spade, tory burch, jimmy choo, louboutin, louis vuitton, saint laurent, ysl, creed, lattafa, ajmal, rasasi, amouage, sephora, mac, maybelline, loreal, huda, nivea, rayban, oakley, persol, pandora, swarovski, samsonite, lego, barbie, disney, ikea,
apple, iphone, samsung, huawei, xiaomi, nokia, sony, playstation, xbox, nintendo, laptop, tablet, computer, keyboard, printer, scanner, monitor, camera, headphones, speaker, charger, cable, television, tv, fridge, refrigerator, freezer, washer, dryer, dishwasher, microwave, oven, toaster, blender, kettle, vacuum, heater, fan, lamp, sofa, couch, chair, table, desk, mattress, pillow, blanket, curtain, curtains, carpet, mirror, umbrella, bicycle, bike, scooter, motorcycle, car, tyre, tire, truck, boat, tent, hammer, drill, screwdriver, ladder, paint, guitar, piano, violin, drum, football, basketball, racket, dumbbell, treadmill, aquarium, diaper, diapers, nappy, stroller, pram, medicine, vitamins, vitamin, paracetamol, shampoo, toothpaste, detergent, coffee, tea, milk, bread, cheese, pizza, burger, banana, orange, apple juice, rice, sugar, water, book, pencil, passport, insurance, visa, ticket, flight, hotel, phone, mobile,
تلفزيون, ثلاجة, غسالة, سيارة, سيارات, موبايل, جوال, هاتف, لابتوب, كمبيوتر, حاسوب, كاميرا, سماعات, شاحن, مكنسة, مكيف, فرن, خلاط, غلاية, طاولة, كرسي, كنبة, سرير, مرتبة, مخدة, ستارة, ستائر, سجادة, دراجة, سيكل, مطرقة, قيتار, بيانو, كرة, حفاضات, شامبو, معجون, دواء, فيتامين, قهوة, شاي, حليب, خبز, جبن, بيتزا, برجر, موز, برتقال, أرز, سكر, كتاب, جواز, تأمين, تذكرة, فندق, ديور, غوتشي, قوتشي, شانيل, برادا, رولكس, زارا, نايك, اديداس, هيرميس, لويس فيتون, سامسونج, ايفون
`;
