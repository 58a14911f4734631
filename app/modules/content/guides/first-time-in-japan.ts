import type { GuideSource } from "../guide";

export const firstTimeInJapan: GuideSource = {
  slug: "first-time-in-japan",
  title: "First time in Japan",
  type: "Destination",
  tags: ["japan", "trains", "etiquette", "first-visit"],
  publishedAt: "2026-11-05",
  excerpt: "Tokyo, Kyoto and Osaka in ten unhurried days, and how the trains, the cash and the manners work.",
  featured: true,
  related: ["tokyo", "kyoto", "osaka", "hiroshima"],
  content: `
<p>Japan is an easy country to travel in and a hard one to choose from. Trains run to the minute, streets are safe at night, and people go out of their way to help. What spoils first visits is the wish to see everything. Ten days in three cities will show you more than ten days in seven hotels.</p>
<h2>When to go</h2>
<table>
<thead><tr><th>Season</th><th>What it is like</th></tr></thead>
<tbody>
<tr><th>March to May</th><td>Mild. Cherries bloom in Tokyo and Kyoto around the end of March, and rooms are expensive then.</td></tr>
<tr><th>June to mid July</th><td>Rainy season: warm, grey, green, with few visitors.</td></tr>
<tr><th>Mid July to September</th><td>Hot and very humid, fireworks and festivals. Typhoons are most likely in August and September.</td></tr>
<tr><th>October to early December</th><td>Dry and clear. Kyoto's maples turn from the middle of November.</td></tr>
<tr><th>December to February</th><td>Cold and bright on the Pacific coast, deep snow in the north and in the mountains.</td></tr>
</tbody>
</table>
<p>Three times a year all of Japan is on holiday: Golden Week from 29 April to about 5 May, Obon in the middle of August, and the days around New Year. Trains are full, prices rise, and at New Year many museums and small restaurants close.</p>
<h2>Before you leave</h2>
<ul>
<li><strong>Entry.</strong> Citizens of many countries need no visa for a short stay; look up yours at the Japanese embassy. Fill in Visit Japan Web before you fly: it gives you a code that replaces the paper forms for immigration and customs.</li>
<li><strong>Medicines.</strong> The rules are strict. Some stimulants, among them amphetamine for attention disorders, may not be brought in at all, and common cold remedies with a lot of pseudoephedrine are banned too. For other prescriptions, more than a month's supply needs an import certificate. Check with the Ministry of Health well ahead.</li>
<li><strong>Power.</strong> 100 volts and sockets with two flat pins, as in North America. Most chargers cope; hair dryers often do not.</li>
<li><strong>Connection.</strong> A data plan on an eSIM is the simplest. Maps, train times and a translator that reads menus through the camera all depend on it.</li>
<li><strong>Bookings.</strong> Popular museums and observation decks sell timed tickets weeks ahead, and good restaurants want a reservation, which a hotel's front desk will often make for you.</li>
</ul>
<h2>A route for ten days</h2>
<p>Fly into Tokyo and home from Osaka, so that you never ride back the way you came.</p>
<ol>
<li><strong>Days 1 to 4, Tokyo.</strong> One side of the city a day: Asakusa and Ueno in the east, Meiji shrine, Harajuku and Shibuya in the west, then a day by the water. Keep the fourth for Kamakura or Nikko, or for nothing.</li>
<li><strong>Days 5 to 8, Kyoto.</strong> The eastern hills on one day, Arashiyama on another, starting at seven on both. Fushimi Inari at first light or after dark. Nara is 45 minutes away and easily worth the fourth day.</li>
<li><strong>Days 9 and 10, Osaka.</strong> Half an hour further by an ordinary train. The castle park, the markets, and above all dinner. From here Himeji and Hiroshima are day trips by bullet train.</li>
</ol>
<p>With two weeks, add Kanazawa, a night in a mountain inn with hot springs, or two nights in Hiroshima with Miyajima. With one week, leave out Osaka as a place to sleep and visit it from Kyoto.</p>
<h2>Trains</h2>
<h3>Between cities</h3>
<p>The fastest bullet train takes about two and a quarter hours from Tokyo to Kyoto, costs around 14,000 yen, and leaves every few minutes. Seats can be bought at the station, at a machine or in the line's own app. On the way to Kyoto, Mount Fuji is on the right, which is seat E in the ordinary cars.</p>
<p>The national Japan Rail Pass became much more expensive in 2023 and no longer pays off for Tokyo, Kyoto and Osaka. Add up single tickets first. Regional passes can still be good value, for instance around Osaka and Hiroshima.</p>
<p>A suitcase whose length, width and height add up to more than 160 centimetres needs a seat reserved with space for oversized baggage on this line. Better still, send it ahead: hotel desks and convenience stores accept cases for delivery to your next hotel, usually by the following day, for a few thousand yen.</p>
<h3>In the city</h3>
<p>Get a rechargeable card such as Suica, Pasmo or Icoca. It works on nearly all trains and buses in the three cities, and in shops and at vending machines. An iPhone can hold one without a plastic card; most Android phones sold outside Japan cannot. Trains stop around midnight and start again at five. At rush hour, the first or last carriage may be for women only; pink signs on the platform say so.</p>
<h3>From the airports</h3>
<ul>
<li><strong>Haneda</strong> is close: half an hour by monorail or Keikyu line.</li>
<li><strong>Narita</strong> is an hour out. The Narita Express goes to Tokyo and Shinjuku, the Skyliner to Ueno in about 40 minutes.</li>
<li><strong>Kansai</strong> serves both other cities: the Haruka to Kyoto in 80 minutes, the Nankai line to Namba in about 40.</li>
</ul>
<h2>Money</h2>
<p>Cards and phones are accepted in most shops, but small restaurants, temples and country buses may want cash. Cash machines at 7-Eleven and in post offices take foreign cards. Carry around 10,000 yen.</p>
<p>There is no tipping, anywhere. If you leave money on the table, somebody will run after you with it. Some bars add a small cover charge and bring you a dish for it, which is normal. Many cities charge a tax per night on rooms; Kyoto's rose steeply in March 2026.</p>
<p>Tax-free shopping changed in November 2026: you now pay the full price in the shop and receive the consumption tax back at the airport, after customs have seen the goods. Keep purchases within reach until then.</p>
<h2>Eating</h2>
<p>Restaurants tend to do one thing. Look for a queue of office workers at noon, when many kitchens sell a set lunch at half the price of dinner. At ramen shops you often buy a ticket from a machine by the door and hand it over. The basements of department stores sell superb food to take away, reduced in the last hour.</p>
<p>Vegetarians should know that <em>dashi</em>, a stock made with fish, is in most soups and sauces. Temple cooking, <em>shojin ryori</em>, contains none. Allergies are best shown in writing, in Japanese.</p>
<h2>Manners that matter</h2>
<p>Nobody expects a visitor to know everything, but people notice these few.</p>
<ul>
<li>Take off your shoes wherever the floor steps up, and wear no slippers on straw mats. Toilets have slippers of their own, which stay there.</li>
<li>In trains, set the phone to silent and do not make calls. Queue at the marks on the platform and let people out first.</li>
<li>Wash thoroughly before entering a shared bath. Swimwear stays outside, and so, in many baths, do tattoos; ask, or look for a private bath.</li>
<li>Do not stand chopsticks upright in rice or pass food from one pair to another: both belong to funerals.</li>
<li>Carry your rubbish home. There are few bins, and streets are clean all the same.</li>
<li>In Gion, stay out of the private lanes and do not photograph geiko on their way to work.</li>
<li>Take a card or a gift with both hands. A small nod will do for a bow.</li>
</ul>
<h3>At a shrine, at a temple</h3>
<p>At a shrine, rinse your hands at the basin, then bow twice, clap twice and bow once more before the hall. At a Buddhist temple you do not clap. Look for signs about photographs, and leave the tripod behind.</p>
<h2>Ten words</h2>
<ul>
<li><em>Sumimasen:</em> excuse me, sorry, and thank you for your trouble. The most useful word of all.</li>
<li><em>Arigatou gozaimasu:</em> thank you.</li>
<li><em>Onegai shimasu:</em> please, when you ask for something.</li>
<li><em>Kore:</em> this one, with a finger on the menu.</li>
<li><em>Eki, toire, deguchi:</em> station, toilet, exit.</li>
<li><em>Itadakimasu:</em> said before eating. <em>Gochisousama deshita:</em> said after.</li>
<li><em>Daijoubu:</em> all right, or no thank you.</li>
</ul>
<h2>If something happens</h2>
<p>Call 110 for the police, and 119 for an ambulance or the fire brigade. The visitor hotline of the tourism board, 050-3816-2787, speaks English around the clock. Small police posts called <em>koban</em> stand near most stations and keep lost property, which is returned surprisingly often.</p>
<p>Earthquakes are part of life. Stay inside, get under a table and away from shelves, and go uphill at once if you are at the coast and the shaking is long or strong. The Safety tips app sends warnings in English. Carry your passport: the law requires it of visitors.</p>
<h2>What to leave for the next time</h2>
<p>Almost everything, and that is the point. See three cities properly, learn how a station works and where you like to eat breakfast, and the north, the islands and the mountains will be easy when you come back.</p>
`,
};
