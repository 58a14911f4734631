import type { PlaceKind } from "../schema/vocabulary";

const names = (list: string): readonly string[] => list.trim().split(/\s+/);

/** The motifs that may stand beside a place of each kind; the first where nothing says more. */
export const MOTIFS_OF: Readonly<Record<PlaceKind, readonly string[]>> = {
  museum: names(`
    museum painting modern-art sculpture antiquities dinosaur science planets observatory arms anchor
    locomotive aeroplane historic-house textiles synagogue prison memorial castle fort palace library abbey
    stage orchestra live-music jazz cinema butterflies birds whale beer wine coffee tea windmill lighthouse
    farm old-car tram stadium ski glasshouse egyptian-temple buddha cooking workshop shop street-art
    town-hall parade reef mausoleum ruin cave volcano camel horse dance bath-house
  `),
  gallery: names("painting modern-art sculpture street-art museum workshop"),
  temple: names(`
    bell-gate wooden-temple golden-pavilion torii torii-row pagoda stone-garden wat prang khmer-temple golden-stupa
    eyed-stupa mountain-monastery himalayan-monastery buddha gopuram meru incense gurdwara synagogue cave
    japanese-garden temple-columns egyptian-temple
  `),
  church: names(`
    parish-church cathedral twin-spires domed-church colonial-church onion-church orthodox-church abbey
    chapel nave synagogue mountain-monastery
  `),
  mosque: names("mosque minaret old-mosque tiled-portal mausoleum"),
  palace: names(`
    palace domed-palace raja-palace red-palace mansion wooden-temple tiled-portal mausoleum castle
    historic-house horseshoe-gate fort himalayan-monastery formal-garden
  `),
  castle: names(`
    castle hill-castle japanese-castle fort city-gate great-wall red-palace himalayan-monastery lighthouse
    ruin palace
  `),
  ruin: names(`
    ruin temple-columns amphitheatre stone-theatre pyramid step-pyramid egyptian-temple rock-tomb stone-ring
    inca-city moai khmer-temple golden-stupa fort castle hill-castle city-gate bath-house aqueduct cave
    abbey rock-chimneys wat buddha horseshoe-gate great-wall palace
  `),
  monument: names(`
    monument column-gate triumphal-arch memorial mausoleum city-gate horseshoe-gate lighthouse fountain
    clock-tower buddha moai cemetery prison great-wall tiled-portal historic-house palace sculpture
    town-hall domed-palace fort windmill
  `),
  tower: names(`
    lookout-tower television-tower clock-tower lighthouse skyscrapers observation-deck windmill minaret
    city-gate castle
  `),
  bridge: names("stone-bridge suspension-bridge covered-bridge footbridge aqueduct"),
  square: names(`
    square fountain arcade market monument skyscrapers bazaar cathedral town-hall palace mosque tiled-portal
    column-gate old-town harbour
  `),
  street: names(`
    street lane neon-street arcade old-town town-houses canal harbour beach parade fireworks street-art
    street-food flea-market market bazaar shop hill-village funicular river skyscrapers live-music cocktail
    white-village ruin city-gate stone-bridge jazz flowers bakery park bicycle cliffs
  `),
  neighbourhood: names(`
    town-houses old-town lane hill-village painted-village white-village canal harbour neon-street
    street-art skyscrapers bazaar street-food street shop beach cocktail incense synagogue farm flea-market
    vineyard fort live-music dance workshop island
  `),
  library: names("library museum"),
  cemetery: names("cemetery mausoleum memorial rock-tomb"),
  park: names(`
    park lake fountain playground formal-garden japanese-garden forest blossom beach river cliffs
    super-trees glasshouse skyscrapers birds trail farm waterfall carousel bicycle volcano hot-spring geyser
    mesa harbour jungle sculpture mountain ruin bamboo big-wheel fireworks parade
  `),
  garden: names(`
    formal-garden japanese-garden stone-garden bamboo glasshouse super-trees blossom park fountain palace
    jungle butterflies birds lake tea-garden rice-terraces incense sculpture
  `),
  beach: names("beach cove surf reef cliffs turtle penguin harbour island dunes paddling lake"),
  lake: names("lake flamingo birds crater ice-lagoon salt-flat paddling beach hot-spring canal"),
  waterfall: names("waterfall"),
  mountain: names("mountain volcano cable-car red-rock funicular ski train cliffs trail mesa karst glacier"),
  trail: names(`
    trail forest jungle cliffs gorge bicycle mountain volcano river vineyard rice-terraces bamboo dunes mesa
    red-rock waterfall birds beach glacier canal harbour crater lake rock-chimneys cave hill-village
    salt-flat tea-garden geyser karst city-gate great-wall rock-tomb
  `),
  island: names(`
    island beach reef fort turtle penguin ferry cove karst lighthouse birds painted-village cliffs
  `),
  cave: names("cave reef"),
  wildlife: names(`
    safari elephant giraffe camel penguin whale turtle horse bison flamingo gorilla kangaroo lemur reindeer
    toucan birds butterflies panda tiger aquarium reef jungle farm
  `),
  viewpoint: names(`
    viewpoint observation-deck skyscrapers lighthouse cliffs mountain cable-car funicular big-wheel lake
    gorge harbour river hill-village castle hill-castle volcano dunes rice-terraces mesa red-rock waterfall
    karst island beach crater glacier geyser fireworks stars aurora salt-flat rock-chimneys cocktail cove
    forest stone-bridge suspension-bridge clock-tower windmill tea-garden vineyard city-gate whale balloon
  `),
  market: names(`
    market market-hall bazaar flea-market flowers street-food food-hall shop bakery workshop textiles canal
    longtail farm library
  `),
  restaurant: names(`
    bistro fine-table seafood noodles sushi pizza grill curry tacos dumplings salad small-plates burger
    bakery street-food beer wine tea cooking
  `),
  cafe: names("coffee tea bakery cake ice-cream salad library burger noodles bistro wine"),
  bar: names("cocktail beer wine jazz live-music skyscrapers small-plates dance tea"),
  "food-hall": names("food-hall street-food market-hall noodles seafood"),
  winery: names("vineyard wine beer cocktail"),
  theatre: names(`
    stage opera orchestra dance cinema stone-theatre amphitheatre jazz live-music horse fireworks workshop
    parade
  `),
  music: names("live-music jazz orchestra opera dance stage nave parade cocktail"),
  spa: names("spa bath-house hot-spring"),
  "hot-spring": names("hot-spring bath-house geyser spa"),
  "boat-trip": names(`
    sailing steamer ferry gondola dhow longtail outrigger paddling whale reef turtle penguin birds karst
    canal ice-lagoon waterfall cave island fireworks cliffs
  `),
  workshop: names(`
    workshop cooking textiles tea coffee dance bakery sushi painting dumplings noodles incense wine
  `),
  tour: names(`
    guided-tour jeep train tram bicycle balloon cable-car funicular horse camel dunes old-car stars aurora
    whale reef cave glacier volcano safari surf salt-flat beer wine coffee cinema prison street-art reindeer
    ski geyser waterfall locomotive street-food paddling mesa stadium tea-garden farm arms mountain
    hot-spring
  `),
  sport: names(`
    stadium surf ski paddling bicycle horse reef trail waterfall balloon outrigger sailing mountain cliffs
  `),
  "theme-park": names(`
    big-wheel roller-coaster water-park carousel playground ski aquarium parade cinema dinosaur science
  `),
  zoo: names(`
    elephant giraffe panda tiger kangaroo gorilla safari birds butterflies penguin lemur bison toucan turtle
    farm reindeer flamingo
  `),
  aquarium: names("aquarium reef penguin whale turtle"),
  shop: names("shop library bakery tea textiles workshop wine cake flowers coffee"),
};
