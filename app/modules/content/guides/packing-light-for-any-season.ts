import type { GuideSource } from "../guide";

export const packingLight: GuideSource = {
  slug: "packing-light-for-any-season",
  title: "Packing light for any season",
  type: "Tips & Tricks",
  tags: ["packing", "luggage", "clothes"],
  publishedAt: "2026-03-05",
  excerpt: "One bag that works in rain, heat and a good restaurant.",
  featured: true,
  related: ["kyoto", "lisbon", "patagonia"],
  content: `
<p>Most people pack for the trip they fear: the one with a flood, a gala and a broken washing machine. Pack for the ordinary Tuesday of your trip instead. If something unusual happens, there are shops.</p>
<h2>The rule</h2>
<p>Take <strong>3 bottoms, 6 tops, 3 underwear, 3 socks</strong>, that is three sets of underwear and three pairs of socks, counting what you wear on the plane. It works for five days and for five weeks, because after the third day you wash. The numbers are uneven for a reason: tops show dirt and sweat first, bottoms can be worn several times, and underwear dries overnight.</p>
<p>Choose the three bottoms first, in colours that go together. Then take only tops that go with all three. A shirt that goes with one pair of trousers counts as two items, because it brings the trousers with it.</p>
<p>Here is the rule filled in for a mixed trip in spring or autumn:</p>
<ul>
<li><strong>Bottoms:</strong> one pair of dark trousers that pass at dinner, one lighter pair for walking, and one pair of shorts or a skirt.</li>
<li><strong>Tops:</strong> three T-shirts, two shirts with collars or sleeves you can roll, and one light jumper.</li>
<li><strong>Underwear and socks:</strong> three of each, thin and quick to dry. One pair of socks may be thicker if you will hike.</li>
</ul>
<p>A rain jacket, one warm layer for cold places, something to sleep in and something to swim in do not count. If you cannot name the day you will wear something, leave it at home.</p>
<h2>Begin with the bag</h2>
<p>Choose the bag before the clothes, because things expand to fill whatever you give them. For most people a soft bag of 35 to 40 litres is right. It takes the whole rule, fits most overhead lockers, and can still be carried up four flights of stairs.</p>
<p>Many airlines allow a cabin bag of about 55 by 40 by 20 centimetres, and some weigh it, often with a limit between 7 and 10 kilograms. A bag that fits under the seat has to be nearer 40 by 30 by 15 or 20 centimetres. Under a 7 kilogram limit the empty bag matters a great deal: a cabin case with wheels often weighs 2.5 to 3 kilograms, a plain backpack about one.</p>
<h2>What each fabric does</h2>
<ul>
<li><strong>Fine merino wool</strong> can be worn for days before it smells and is warm when slightly damp. It costs more and wears through sooner at the elbows and under a rucksack strap.</li>
<li><strong>Synthetic fabric</strong> dries fastest and lasts. It holds smells, so wash it every day or two.</li>
<li><strong>Linen</strong> is the coolest in real heat and dries well. It creases, and nobody minds.</li>
<li><strong>Cotton</strong> is pleasant and slow to dry. Keep it for warm, dry places, and leave it behind for wet walking, where it chills you.</li>
<li><strong>Denim</strong> is heavy and may take two days to dry. One pair, worn on the plane, is the most a light bag can take.</li>
</ul>
<h2>Washing makes it work</h2>
<p>Wash underwear and socks in the basin in the evening, and a shirt whenever it needs it. The whole job takes ten minutes:</p>
<ol>
<li>Use lukewarm water and a little liquid soap or shampoo. More soap only means more rinsing.</li>
<li>Let the clothes soak while you shower, then rub the collars, cuffs and underarms.</li>
<li>Rinse until the water is clear, and squeeze without twisting.</li>
<li>Roll each piece in a dry towel and stand on it. The towel takes most of the water.</li>
<li>Hang the pieces apart, near moving air. A thin cord between two hooks is enough.</li>
</ol>
<p>Thin wool or synthetic fabric is usually dry by morning. Cotton often is not, above all in humid places. Once a week, find a laundry and wash the rest. In much of Asia, the hotel or a shop around the corner will do it by the kilogram, and give it back folded the next day.</p>
<h2>Cold: add layers, not coats</h2>
<p>A thick coat does one job and fills half a bag. Three layers do many: a thin base that moves sweat away, a warm middle such as fleece or light down, and a shell that stops wind and rain. Take the base off indoors, the middle off on the climb, the shell off when it clears. Wear the bulkiest pieces on the plane. A hat, gloves and a scarf weigh little and do a great deal.</p>
<p>Below about minus ten degrees, feet and hands decide how long you stay outside. Give them the space you saved: insulated boots with room for a thick sock, and mittens, which keep fingers warmer than gloves.</p>
<h2>Heat: cover up loosely</h2>
<p>Loose long sleeves in thin fabric keep off sun and mosquitoes and open the doors of temples, mosques and churches. A light scarf covers shoulders, warms you on an icy air-conditioned bus, and makes a pillow. Add a hat with a brim all the way round: a cap leaves the ears and neck to burn. Sandals with a strap behind the heel can be walked in, and slip off easily where shoes stay at the door.</p>
<h2>Rain</h2>
<p>In a city, a small umbrella is cooler than a jacket. In wind, on a trail or on a bicycle, the jacket wins. Keep one dry set of clothes in a plastic bag, whatever the rest of your bag is made of. Stuff wet shoes with newspaper and change it once, and they will be dry by morning. On a radiator they crack.</p>
<h2>Two seasons on one trip</h2>
<p>A journey from a hot coast to a cold mountain needs no second wardrobe. Take the clothes for the warm part, and add thermal leggings, a long-sleeved base layer, a warm middle layer and a hat. Together they weigh about a kilogram, and turn summer trousers into winter ones. If the cold part is short and severe, rent or buy a coat there and leave it with someone who can use it.</p>
<h2>Shoes</h2>
<p>Two pairs are enough for most trips: one you can walk ten kilometres in, and one light pair to change into. Never take new shoes. A plain dark walking shoe passes in most restaurants; a bright running shoe may not. Wear the heavier pair on travel days, and fill the other with socks.</p>
<h2>The small things</h2>
<ul>
<li>Medicines in their original packets, in the bag that stays with you, with a copy of the prescription. Check beforehand whether the country restricts them: some common painkillers, cold remedies and medicines for attention disorders are banned or need a permit.</li>
<li>Liquids in containers of 100 ml or less, together in one clear bag of about a litre, if you fly with hand luggage. Some airports have relaxed this, but the one you fly home from may not have. Solid soap and shampoo avoid the question.</li>
<li>Spare batteries and power banks in the cabin, never in checked luggage. Up to 100 watt-hours is usually allowed without asking. A power bank marked 20,000 mAh holds about 74, because its cells run at 3.7 volts. Airlines may limit the number too, and forbid their use in flight.</li>
<li>One charger with several sockets, and the right plug adapter.</li>
<li>Copies of passport, insurance and tickets, on paper and on your phone.</li>
<li>A folding shopping bag, which becomes the beach bag, the laundry bag and the bag for what you buy.</li>
</ul>
<h2>What can stay at home</h2>
<p>A hairdryer, which most hotels have. A bath towel, unless you sleep in hostels. A second book, once you have one on a screen. Full bottles of anything sold in every pharmacy on earth. Valuable jewellery, which you would spend the trip looking after.</p>
<h2>How it goes in</h2>
<p>Roll the soft things and fold the stiff ones. Put the heavy pieces against your back, or near the wheels of a case, so that the bag stands and carries well. What you need first goes in last: the rain shell, the washbag, a dry pair of socks. Two or three cloth pouches keep clean clothes apart from worn ones and let you unpack in a minute. Leave about a fifth of the bag empty. You will bring something home, and nothing folds as neatly on the last day.</p>
<h2>Before you close the bag</h2>
<p>Look up the size and weight that your airline allows, on its own site, for your fare: the cheapest fare may include only a bag that fits under the seat. If you fly with two airlines, the stricter limit counts. Look at the forecast two days before you leave, and swap things instead of adding them.</p>
<p>Weigh the bag full. Then carry it around the block and up the stairs. If you would rather not do that again, take out whatever you packed with the words "just in case".</p>
<h2>When this does not fit</h2>
<p>Winter sports, diving, formal weddings and travel with a baby need more. Rent skis and dive gear where you can, and ask the hotel about cots, high chairs and baths before you carry your own. If your body needs more room or different fabrics, change the numbers and keep the method. Travelling light is a convenience, not a virtue, and a checked bag is a fair answer to a trip that needs one.</p>
`,
};
