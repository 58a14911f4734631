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
<p>Take <strong>3 bottoms, 6 tops, 3 underwear, 3 socks</strong>, counting what you wear on the plane. It works for five days and for five weeks, because after the third day you wash. The numbers are uneven for a reason: tops show dirt and sweat first, bottoms can be worn several times, and underwear dries overnight.</p>
<p>Choose the three bottoms first, in colours that sit beside each other. Then take only tops that go with all three. A shirt that goes with one pair of trousers is not one item but two.</p>
<h2>Washing makes it work</h2>
<p>Wash underwear and socks in the basin in the evening. Roll each piece in a dry towel and stand on it before you hang it up: the towel takes most of the water, and thin wool or synthetic cloth is usually dry by morning. Cotton often is not, above all in humid places. Once a week, find a laundry and wash the rest.</p>
<h2>Cold: add layers, not coats</h2>
<p>A thick coat does one job and fills half a bag. Three layers do many: a thin base that moves sweat away, a warm middle such as fleece or light down, and a shell that stops wind and rain. Wear the bulkiest pieces on the plane. Hat, gloves and a scarf weigh little and do a great deal.</p>
<h2>Heat: cover up loosely</h2>
<p>Loose long sleeves in thin cloth keep off sun and mosquitoes and open the doors of temples, mosques and churches. A light scarf covers shoulders, warms you on an over-cooled bus, and serves as a pillow.</p>
<h2>Rain</h2>
<p>In a city, a small umbrella is cooler than a jacket. In wind, on a trail or on a bicycle, the jacket wins. Keep one dry set of clothes in a plastic bag, whatever the rest of your bag is made of.</p>
<h2>Shoes</h2>
<p>Two pairs are enough for most trips: one you can walk ten kilometres in, and one light pair to change into. Never take new shoes. A plain dark walking shoe passes in most restaurants; a bright running shoe may not.</p>
<h2>The small things</h2>
<ul>
<li>Medicines in their original packets, in the bag that stays with you, with a copy of the prescription.</li>
<li>Liquids in containers of 100 ml or less if you fly with hand luggage. Some airports have relaxed this, but the one you fly home from may not have.</li>
<li>Spare batteries and power banks in the cabin, never in checked luggage. Airlines limit their size.</li>
<li>One charger with several sockets, and the right plug adapter.</li>
<li>Copies of passport, insurance and tickets, on paper and on your phone.</li>
</ul>
<h2>Before you close the bag</h2>
<p>Look up the size and weight that your airline allows, on its own site, for your fare: the cheapest fare may include only a bag that fits under the seat. Weigh the bag full. Then carry it around the block and up the stairs. If you would rather not do that again, take out whatever you packed with the words "just in case".</p>
<h2>When this does not fit</h2>
<p>Winter sports, diving, formal weddings and travel with a baby need more. Rent skis and dive gear where you can. Travelling light is a convenience, not a virtue, and a checked bag is a fair answer to a trip that needs one.</p>
`,
};
