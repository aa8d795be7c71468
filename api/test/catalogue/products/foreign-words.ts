/**
 * Food, tools, animals, places, furniture and jobs, in English, Arabic and Arabic in Latin letters. None is a synonym or a
 * word that is never corrected, and none begins a word of the shop, as that is found while it is being typed.
 */
export const FOREIGN_WORDS: string[] = `
tomato, potato, onion, carrot, cucumber, garlic, chicken, salmon, shrimp, noodles, spaghetti, yoghurt, mustard,
ketchup, pineapple, strawberry, watermelon, peanut, cabbage, spinach, mushroom, tractor, shovel, wrench, pliers,
chisel, hinge, rope, elephant, giraffe, crocodile, donkey, goat, sheep, rabbit, parrot, dolphin, spider, horse,
wardrobe, bookshelf, bench, stool, drawer, cupboard, chandelier, radiator, window, berlin, tokyo, nairobi,
toronto, karachi, cement, plywood, battery, magnet, telescope, plumber, mortgage, stapler, envelope, cactus,
garden hose, tomato soup, طماطم, بطاطس, بصل, خيار, دجاج, سمك, جمبري, معكرونة, فلفل, بطيخ, فراولة, تفاح, ليمون,
رمان, جزر, ثوم, مفك, منشار, مسمار, فيل, زرافة, تمساح, حمار, خروف, أرنب, ببغاء, عنكبوت, خزانة, مقعد, نافذة, برلين,
طوكيو, باكستان, القاهرة, إسمنت, بطارية, مغناطيس, طبيب, مصباح, ملعقة, سكين, وسادة, tamatem, batates, basal, djaj,
samak, ma3karona, felfel, farawla, teffa7, laymoon, jazar, mesmar, zarafa, 5aroof, arnab, 3ankaboot, 5azana,
battariya, mal3aga, sekkeen, tawla, kursi, thalaja, 8ahwa, 7aleeb, 5obz, jebna, sukkar, kitab, sayara, tayara,
madrasa, 3aseer, la7m, ink, dog, cow, egg, ant, pig, owl, jug, rat, fox, lamb, beef, pork, fork, spoon, knife,
plate, lemon, melon, peach, grape, london, paris, moscow, delhi, cairo, muscat, kuwait, beirut, france, canada,
brazil, tiger, zebra, eagle, pigeon, snake, shark, whale, bamboo, desert, beach, mountain, bridge, kitchen,
balcony, garage, ceiling, carpenter, doctor, engine, tower, museum, airport, hospital, university, لحم, زبدة,
زيتون, فاصوليا, كمثرى, خوخ, ذرة, شوفان, نحلة, ذبابة, فراشة, بقرة, جمل, ديك, بطة, ضفدع, حوت, جسر, مطبخ, حديقة,
جامعة, مستشفى, بغداد, بيروت, عمان, تونس, مغرب, سلطة, مقلاة, بطن, رأس, 3enab, khiyar, zebda, 7oot, ba6a, jamal,
bagara, dajaja, matbakh, 7adeega, jam3a, mostashfa, baghdad, tounes, maghreb, seef, qalam, daftar, bab, shubbak,
lettuce, pumpkin, apricot, raspberry, coconut, walnut, cashew, biscuit, sausage, popcorn, vinegar, pancake,
lobster, spanner, crowbar, sandpaper, wheelbarrow, leopard, kangaroo, hamster, ostrich, falcon, monkey, turtle,
hammock, cradle, bathtub, sandwich, ambulance, dentist, marathon, casino, saddle, gallon, mesa, velocity, jungle,
library, police, violet wand, ملفوف, كوسا, باذنجان, سبانخ, مشمش, جوز, كعك, فأس, غراء, أسد, نمر, قرد, سلحفاة,
حصان, سرير طفل, مطار, مدرسة, شرطة, لندن, دمشق, عسل, bazinjan, koosa, meshmesh, asad, qird, 7san, sol7afa, matar,
shorta, zaytoon, 3asal, toffa7a, molo5iya, ghassala, mokayyef, mafroosh, ketf, artichoke, asparagus, eggplant,
zucchini, cinnamon, ginger, turmeric, basil, parsley, quinoa, noodle bowl, trout, oyster, squirrel, hedgehog,
buffalo, panther, rooster, beetle, caterpillar, trowel, bulldozer, excavator, generator, thermostat, faucet,
wallpaper, doormat, footstool, armchair, bunk, lantern, candlestick, tripod, satellite, vienna, madrid, istanbul,
jeddah, sharjah, algeria, iceland, university hall, accountant, electrician, surgeon, keyhole, trampoline, كركم,
زنجبيل, قرفة, نعناع, بامية, محار, تونة, قنفذ, سنجاب, جرافة, حفارة, صنبور, أريكة, فانوس, مدريد, إسطنبول, جدة,
الشارقة, الجزائر, كهربائي, جراح, kurkum, zanjabeel, 2erfa, na3na3, bamya, to7oona, arnabeet, 7adid, mismar,
doulab, kanaba, fanoos, jedda, sharja, 7ammam, masjid, shari3
`
  .split(',')
  .map((word) => word.trim());
