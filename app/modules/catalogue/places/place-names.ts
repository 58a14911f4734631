import { entryOf } from "#app/shared/table";
import { plainLetters } from "#app/shared/text";

/**
 * Other names of a place: in its own language and script, in those of many visitors, older or short names. Separated by
 * commas. Names that mean something else in English are left out.
 */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  "abu-dhabi": "أبو ظبي, Abou Dabi, Abu Dabi, 阿布扎比",
  agra: "आगरा, Taj Mahal",
  akureyri: "Mývatn, Lake Mývatn, Myvatn, Húsavík, Akureyre, Акюрейри",
  algarve: "Lagos, Faro, Albufeira, Portimão, Алгарве",
  almaty: "Алматы, Alma-Ata, Алма-Ата",
  amman: "عمان, Ammán",
  amsterdam: "Амстердам, 阿姆斯特丹",
  athens: "Αθήνα, Athina, Athen, Athènes, Atene, Atenas, Ateny, Афины",
  auckland: "Tāmaki Makaurau, Окленд",
  azores: "Açores, Azoren, Azzorre, Ponta Delgada, São Miguel, Азоры",
  bali: "Ubud, Denpasar, Canggu, Seminyak, 巴厘岛, Бали",
  bangkok: "กรุงเทพ, Krung Thep, Bangkog, 曼谷, Бангкок",
  barcelona: "Barcelone, Barcellona, Barça, Барселона, 巴塞罗那",
  beijing: "北京, Peking, Pekín, Pékin, Pechino, Пекин",
  berlin: "Berlín, Berlino, Berlim, Берлин, 柏林",
  "bora-bora": "Porapora",
  bordeaux: "Burdeos, Бордо",
  boston: "Beantown, Бостон, 波士顿, ボストン",
  bruges: "Brugge, Brügge, Brujas, Брюгге",
  brussels: "Bruxelles, Brussel, Brüssel, Bruselas, Bruksela, Брюссель",
  budapest: "Будапешт, Budapeszt, 布达佩斯",
  "buenos-aires": "Baires, Буэнос-Айрес",
  busan: "부산, Pusan, 釜山",
  cairns: "Great Barrier Reef",
  cairo: "القاهرة, Kairo, Le Caire, Il Cairo, El Cairo, Giza, Каир, 开罗",
  cancun: "Cancun, Isla Mujeres, Канкун, 坎昆, カンクン, 칸쿤",
  "cape-town": "Kapstadt, Kaapstad, Le Cap, Ciudad del Cabo, Città del Capo, Кейптаун",
  cappadocia: "Kapadokya, Kappadokien, Cappadoce, Capadocia, Göreme, Каппадокия",
  cartagena: "Cartagena de Indias, Carthagène",
  "chiang-mai": "เชียงใหม่, Chiangmai, 清迈",
  "cinque-terre": "5 Terre, Cinqueterre, La Spezia, Riomaggiore, Manarola, Vernazza, Monterosso, Чинкве-Терре, 五渔村",
  copenhagen: "København, Kopenhagen, Copenhague, Copenaghen, Kopenhaga, Копенгаген",
  crete: "Κρήτη, Kreta, Kriti, Crète, Creta, Heraklion, Chania, Крит",
  cusco: "Cuzco, Qosqo, Machu Picchu, Kusko, Куско",
  delhi: "दिल्ली, New Delhi, Neu-Delhi, Nueva Delhi, Дели, 德里",
  doha: "الدوحة, Доха",
  dubai: "دبي, Dubaï, Дубай, 迪拜",
  dublin: "Baile Átha Cliath, Dublín, Dublino, Дублин",
  dubrovnik: "Дубровник",
  "easter-island": "Rapa Nui, Isla de Pascua, Île de Pâques, Osterinsel, Остров Пасхи",
  edinburgh: "Edinburg, Édimbourg, Edimburgo, Эдинбург",
  fes: "فاس, Fès, Fez, Фес",
  florence: "Firenze, Florenz, Florencia, Florença, Florencja, Флоренция, 佛罗伦萨",
  fukuoka: "福岡, 福冈, Hakata",
  galapagos: "Galápagos, Islas Galápagos, Галапагосы",
  goa: "गोवा, Panjim, Panaji",
  granada: "Grenade, Alhambra, Гранада, 格拉纳达",
  "grand-canyon": "Großer Canyon, Gran Cañón, Grand Canyon National Park",
  hamburg: "Hambourg, Hamburgo, Amburgo, Гамбург, 汉堡",
  hanoi: "Hà Nội, Ha Noi, 河内, Ханой",
  havana: "La Habana, Havanna, La Havane, L'Avana, Гавана",
  helsinki: "Helsingfors, Хельсинки",
  hermanus: "Walker Bay, Херманус",
  hiroshima: "広島, 广岛",
  "ho-chi-minh-city": "Saigon, Sài Gòn, Hồ Chí Minh, HCMC, Хошимин, 胡志明市",
  hofn: "Höfn í Hornafirði, Hornafjörður, Jökulsárlón, Jokulsarlon, Glacier Lagoon, Vestrahorn",
  "hoi-an": "Hội An, Hoian",
  "hong-kong": "香港, Hongkong, Гонконг",
  honolulu: "Waikiki, Oahu, Oʻahu",
  interlaken: "Jungfrau, Grindelwald, Lauterbrunnen, Bernese Oberland",
  inverness: "Inbhir Nis, Loch Ness, Инвернесс",
  "isle-of-skye": "Skye, Portree, An t-Eilean Sgitheanach, Скай",
  istanbul: "İstanbul, Constantinople, Estambul, Istambul, Stambuł, Стамбул, 伊斯坦布尔",
  jaipur: "जयपुर, Pink City",
  jeju: "제주, Jeju-do, Cheju, 济州",
  jerusalem: "ירושלים, القدس, Jérusalem, Gerusalemme, Jerusalén, Yerushalayim, Иерусалим",
  kandy: "මහනුවර",
  kathmandu: "काठमाडौं, Katmandu, Katmandou, Катманду",
  knysna: "Garden Route, Plettenberg Bay, Gartenroute, Книсна",
  krakow: "Kraków, Cracow, Krakau, Cracovie, Cracovia, Краков",
  "kuala-lumpur": "KL, 吉隆坡, Куала-Лумпур",
  kyoto: "京都, Kioto, Киото",
  "la-fortuna": "Arenal",
  "las-vegas": "Vegas, Sin City, Лас-Вегас, 拉斯维加斯, ラスベガス",
  lisbon: "Lisboa, Lissabon, Lisbonne, Lisbona, Lizbona, Лиссабон, 里斯本",
  "ljubljana-bled": "Laibach, Lubiana, Liubliana, Lake Bled, Любляна",
  london: "Londres, Londra, Londyn, Londen, Лондон, 伦敦, ロンドン",
  "los-angeles": "LA, Hollywood, Лос-Анджелес, 洛杉矶",
  "luang-prabang": "ຫຼວງພະບາງ, Louangphabang",
  luxor: "الأقصر, Louxor, Thebes, Valley of the Kings, Луксор",
  lyon: "Lyons, Lione, Лион",
  madeira: "Funchal, Madère, Мадейра",
  madrid: "Мадрид, 马德里",
  maldives: "Malediven, Maldivas, Maldive, Malediwy, Мальдивы, 马尔代夫",
  mallorca: "Majorca, Majorque, Palma de Mallorca, Palma, Майорка",
  malaga: "Malaga, Malaca, Costa del Sol, Малага, 马拉加",
  malta: "Valletta, Malte, Мальта",
  marrakech: "مراكش, Marrakesch, Marrakesh, Marraquech, Marrakesz, Марракеш",
  mauritius: "Maurice, Île Maurice, Mauricio, Маврикий",
  medellin: "Medellin, Medelín, Comuna 13, Медельин, 麦德林, メデジン",
  melbourne: "Мельбурн, 墨尔本",
  "mexico-city": "Ciudad de México, CDMX, Mexiko-Stadt, Mexico DF, Мехико",
  miami: "Miami Beach, Майами, 迈阿密, マイアミ",
  milan: "Milano, Mailand, Milán, Milão, Mediolan, Milaan, Милан, 米兰",
  montreal: "Montréal, Monreal, Монреаль",
  mumbai: "मुंबई, Bombay, Мумбаи, 孟买",
  munich: "München, Muenchen, Munique, Monaco di Baviera, Múnich, Monachium, Мюнхен, 慕尼黑",
  muscat: "مسقط, Maskat, Mascate, Маскат",
  mykonos: "Μύκονος, Mikonos, Миконос",
  "naples-amalfi": "Napoli, Neapel, Nápoles, Naples, Amalfi Coast, Amalfi, Positano, Sorrento, Pompeii, Capri, Неаполь",
  "new-orleans": "NOLA, La Nouvelle-Orléans, Nueva Orleans, Новый Орлеан",
  "new-york":
    "NYC, New York City, Big Apple, Nueva York, Nova York, Nova Iorque, Manhattan, Brooklyn, Nowy Jork, Нью-Йорк, 纽约, ニューヨーク",
  nice: "Nizza, Niza, Nicea, Ницца",
  oaxaca: "Oaxaca de Juárez, Wahaka",
  orlando: "Disney World, Walt Disney World, Kissimmee, Lake Buena Vista, Орландо, 奥兰多, オーランド",
  osaka: "大阪, Осака",
  palawan: "El Nido, Coron",
  "sicily-palermo": "Sicilia, Sizilien, Sicile, Sicily, Palermo, Sycylia, Сицилия, Палермо",
  paris: "City of Light, City of Lights, Parigi, París, Paryż, Parijs, Париж, 巴黎, パリ",
  paro: "Tiger's Nest",
  patagonia: "Patagonien, Patagonie, El Calafate, El Chaltén, Perito Moreno, Патагония",
  penang: "Pulau Pinang, George Town, 槟城",
  petra: "البتراء, Pétra, Wadi Musa, Петра",
  phuket: "ภูเก็ต, 普吉岛, Пхукет",
  porto: "Oporto, Порту",
  prague: "Praha, Prag, Praga, Прага, 布拉格",
  "quebec-city": "Québec, Ville de Québec, Vieux-Québec, Old Quebec, Квебек, 魁北克城, ケベックシティ",
  quito: "Кито",
  reykjavik: "Reykjavík, Rejkjavik, Reikiavik, Golden Circle, Рейкьявик",
  rhodes: "Ρόδος, Rodos, Rhodos, Rodas, Rodi, Родос",
  riga: "Rīga, Рига",
  "rio-de-janeiro": "Rio, Copacabana, Ipanema, Рио-де-Жанейро",
  rome: "Roma, Eternal City, Rom, Rzym, Рим, 罗马, ローマ",
  salzburg: "Salzbourg, Salisburgo, Зальцбург",
  samarkand: "Samarqand, Самарканд",
  "san-francisco": "Frisco, San Fran, Сан-Франциско, 旧金山",
  atacama: "San Pedro de Atacama, Атакама",
  santorini: "Σαντορίνη, Thira, Oia, Fira, Santorin, Санторини",
  sapporo: "札幌, Саппоро",
  sardinia: "Sardegna, Sardinien, Sardaigne, Cerdeña, Sardenha, Sardynia, Sardinië, Cagliari, Сардиния, 撒丁岛",
  seattle: "Emerald City, Сиэтл, 西雅图, シアトル",
  seoul: "서울, Seúl, Séoul, Сеул, 首尔, ソウル",
  seville: "Sevilla, Séville, Siviglia, Sewilla, Севилья",
  seychelles: "Seychellen, Mahé, La Digue, Praslin, Сейшелы",
  shanghai: "上海, Schanghai, Шанхай",
  "siem-reap": "Angkor, Angkor Wat, សៀមរាប",
  singapore: "Singapur, Singapour, 新加坡, Сингапур",
  split: "Spalato, Сплит",
  stockholm: "Estocolmo, Stoccolma, Sztokholm, Стокгольм",
  sydney: "Sídney, Sidney, Сидней, 悉尼",
  taipei: "台北, 臺北, Taipeh, Тайбэй",
  tallinn: "Tallin, Reval, Таллин",
  tbilisi: "თბილისი, Tiflis, Tbilissi, Тбилиси",
  tenerife: "Teneriffa, Ténérife, Teneryfa, Тенерифе",
  tokyo: "東京, 东京, Tokio, Tōkyō, Токио, 도쿄",
  toronto: "Торонто, 多伦多, トロント",
  "lofoten-tromso": "Tromsø, Tromso, Тромсё",
  tulum: "Riviera Maya",
  tunis: "تونس, Túnez, Sidi Bou Said, Carthage, Тунис",
  ulaanbaatar: "Улаанбаатар, Ulan Bator, Ulan-Bator, Улан-Батор",
  uluru: "Ayers Rock",
  uyuni: "Salar de Uyuni, Уюни",
  valencia: "València, Walencja, Валенсия, 巴伦西亚",
  vancouver: "Ванкувер, 温哥华",
  varanasi: "वाराणसी, Benares, Banaras, Варанаси",
  venice: "Venezia, Venedig, Venise, Venecia, Veneza, Wenecja, Венеция, 威尼斯",
  "victoria-falls": "Vic Falls, Viktoriafälle, Chutes Victoria",
  vienna: "Wien, Vienne, Viena, Wiedeń, Wenen, Вена, 维也纳",
  vik: "Vík í Mýrdal, Vik i Myrdal, Reynisfjara, Вик",
  warsaw: "Warszawa, Warschau, Varsovie, Varsovia, Varsavia, Варшава, 华沙",
  washington: "Washington, Washington D.C., D.C., Вашингтон, 华盛顿, ワシントン",
  xian: "西安, Xi'an, Sian, terracotta army, Сиань",
  yogyakarta: "Jogja, Jogjakarta, Borobudur",
  zanzibar: "Sansibar, Stone Town, Занзибар",
  zurich: "Zürich, Zuerich, Zurigo, Цюрих",
};

/**
 * A name as it is compared: folded, special letters written plainly, only letters and digits: "Xi'an" reads "xi an".
 */
export function foldName(name: string): string {
  return plainLetters(name)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Other names of the place with that slug; empty when it has none. */
export function otherNames(slug: string): readonly string[] {
  return entryOf(OTHER_NAMES, slug)?.split(", ") ?? [];
}

const folded = new Map<string, readonly string[]>();
const foldedOwn = new Map<string, readonly string[]>();

/** A place's own and other names as they are compared. */
export function foldedNames({ slug, name }: { slug: string; name: string }): readonly string[] {
  const known = folded.get(slug);
  if (known) return known;
  const own = [...ownNames({ name }), ...otherNames(slug).map(foldName)];
  folded.set(slug, own);
  return own;
}

/** The names of a place itself: that of its page, and of each of two places that share one. */
export function ownNames({ name }: { name: string }): readonly string[] {
  const known = foldedOwn.get(name);
  if (known) return known;
  const own = [name, ...name.split(" and ")].map(foldName);
  foldedOwn.set(name, own);
  return own;
}

interface Named {
  slug: string;
  name: string;
}

const byName = new WeakMap<readonly Named[], ReadonlyMap<string, number[]>>();

/** The places of a list that have a name among their own or other ones. @param key folded */
export function placesOfName<Place extends Named>(all: readonly Place[], key: string): Place[] {
  let index = byName.get(all);
  if (!index) {
    const made = new Map<string, number[]>();
    for (const [at, one] of all.entries())
      for (const name of new Set([foldName(one.slug), ...foldedNames(one)]))
        made.set(name, [...(made.get(name) ?? []), at]);
    index = made;
    byName.set(all, made);
  }
  return (index.get(key) ?? []).map((at) => all[at]!);
}

/** Slugs that have other names. */
export function slugsWithOtherNames(): string[] {
  return Object.keys(OTHER_NAMES);
}
