import type { GuideSource } from "../guide";

export const eatingWell: GuideSource = {
  slug: "eating-well-on-the-road",
  title: "Eating well on the road",
  type: "Practical",
  tags: ["food", "markets", "health"],
  publishedAt: "2026-04-16",
  excerpt: "Markets, counters and the hour when locals eat.",
  featured: false,
  related: ["lisbon", "marrakech", "kyoto"],
  content: `
<p>You will eat about three times a day wherever you go. A little attention to when and where makes more difference than a list of famous restaurants.</p>
<h2>Eat at the local hour</h2>
<p>Dinner in much of Spain starts after nine; in Norway many people have eaten by six. A dining room that is empty at the local hour is telling you something. One that is empty two hours earlier is only closed to people who live there.</p>
<p>Rough hours, which vary by town, season and age:</p>
<ul>
<li><strong>Spain:</strong> lunch from two to four, dinner from nine. Something small at eleven and at seven fills the gaps.</li>
<li><strong>France:</strong> lunch from noon to two, dinner from half past seven. Outside those hours many kitchens are dark, above all in small towns.</li>
<li><strong>Italy:</strong> lunch from half past twelve, dinner from half past seven in the north and an hour later in the south.</li>
<li><strong>Mexico:</strong> the large meal falls between two and four. The evening is for tacos and sweet bread.</li>
<li><strong>Argentina:</strong> dinner rarely before nine, and often at ten.</li>
<li><strong>Japan:</strong> lunch from half past eleven to two, dinner from six. Last orders come early outside the big cities.</li>
<li><strong>Thailand and Vietnam:</strong> small meals all day, with the best soup gone by mid-morning.</li>
</ul>
<p>During Ramadan, many kitchens in Muslim countries close by day and come alive at sunset. Be discreet about eating in the street before then, and book a table for the breaking of the fast: it is one of the best meals of the year.</p>
<h2>Make lunch the main meal</h2>
<p>In many countries a weekday lunch at a fixed price is the best bargain of the day. The words to look for are <em>menú del día</em> in Spain, <em>prato do dia</em> in Portugal, <em>formule</em> or <em>plat du jour</em> in France, <em>comida corrida</em> in Mexico, <em>teishoku</em> in Japan and <em>thali</em> in India. The kitchen cooks it in quantity from what was good at the market, and cooks it for people who come back every day. Serious restaurants often serve a shorter lunch at half the price of dinner, from the same stove.</p>
<p>Eating well at lunch also sets the evening free. A plate at a counter, fruit on a balcony and an early night is a fine end to a day on your feet.</p>
<h2>Go to the market in the morning</h2>
<p>Markets are at their best before eleven. Walk the whole of it before buying. Look for the stall where the traders eat. Buy fruit, bread and cheese for one meal a day, and spend what you save on one good table.</p>
<ol>
<li>Look for what is piled highest and costs least. It is in season, and it will be on the good menus tonight.</li>
<li>Watch how people buy. In some markets you choose the fruit yourself; in others, touching it earns you a scolding.</li>
<li>Ask for a small amount in the local measure: a hundred grams of ham, six olives, one slice.</li>
<li>Carry coins, a bag and a small knife with a sheath, which has to travel in checked luggage.</li>
<li>Fish markets are closed or poor on Mondays in places where the boats do not go out on Sunday.</li>
</ol>
<p>Mind what you carry across borders. With few exceptions, meat and dairy from outside may not be brought into the European Union, and Australia, New Zealand and the United States inspect for fruit, meat and seeds. Declare what you have, or eat it before you land.</p>
<h2>How to choose a place</h2>
<p>Ratings tell you what other visitors liked. The street tells you the rest.</p>
<ul>
<li>A short menu usually means that the food is made there. Sixty dishes usually mean a freezer.</li>
<li>Walk two streets away from the main square or the station. Rents fall, and so does the share of guests who will never come back.</li>
<li>Be wary of a host who pulls you in from the pavement, and of pictures faded by the sun.</li>
<li>Look at the plates on the tables, and at who sits there: mixed ages are a better sign than a crowd of any one kind.</li>
<li>Ask people whose work is not tips: the pharmacist, the bookseller, the man who mends shoes. Ask where they go on Sunday with their mother.</li>
<li>In a place you like, order what the next table has. Point, and smile.</li>
</ul>
<p>Book the two or three meals you would be sorry to miss, and leave the others open. You can nearly always get a table for one or two at opening time. If you cannot come, say so: for a small kitchen, four empty chairs are the profit of the evening.</p>
<h2>The case for the counter</h2>
<p>A stool at the bar is often the best seat in the house. You see what the cook reaches for, you can order one thing and then another, and you may leave after ten minutes without offence. A Spanish tapas bar, a Japanese noodle shop, a Roman coffee bar, an American diner and a Lisbon snack bar all work this way.</p>
<p>Each has its habits. In many Italian bars you pay at the till first and take the receipt to the counter. In Japan you may have to buy a ticket from a machine at the door, and a tray by the till means that money goes on the tray, not into the hand. In Spain you order as you go and pay at the end. Watch one customer from start to finish, then do the same.</p>
<h2>What will be on the bill</h2>
<p>In Italy, <em>coperto</em> is a charge of a few euros for each person. In Portugal, bread, olives and cheese come without being ordered, and you pay for what you eat; sending them back is normal. A Japanese <em>izakaya</em> brings a small dish, <em>otoshi</em>, which is its seat charge. In France, service is always in the price. Fish and shellfish are often listed by weight, so ask for the piece to be weighed and priced before it is cooked. Where no prices are written, ask for them before you sit. Coffee and beer at the counter can cost half of what they cost on the terrace.</p>
<h2>Street food</h2>
<p>Choose a stall with a queue and food cooked to order, served hot. A short list of dishes and a fast turnover are worth more than a bright sign. Look at the hands: the best stalls have one person who cooks and another who takes the money. Be careful with anything that has stood out in the warm: cut fruit, salads, sauces in open bowls. Cooked food should not stand for more than two hours, or one in great heat. Go early in the service, when the oil is fresh.</p>
<p>Peel fruit yourself. Eat raw shellfish only where you would drink the water it grew in. On tropical reefs avoid large hunting fish such as barracuda, which can carry a poison, ciguatera, that cooking does not destroy.</p>
<h2>Water and ice</h2>
<p>Find out before you land whether people drink from the tap; your foreign ministry or a travel clinic will say. Where it is safe, carry a bottle and fill it. Where it is not, remember the other ways it reaches you: ice, washed salad, diluted juice, the toothbrush. Factory ice, often tubes with a hole, is generally made from treated water; crushed block ice may not be.</p>
<p>Boiling for one minute makes clear water safe, three minutes above 2,000 metres. Most pocket filters stop bacteria and parasites but let viruses through, so in places with poor drains treat the water as well. Sealed bottles work and leave plastic behind; many guesthouses will refill yours from a large one.</p>
<h2>Allergies and diets</h2>
<p>Carry a card in the local language that names what you cannot eat and what happens if you do. Have it checked by somebody who speaks the language. Ask about stock, fish sauce and frying oil, which menus leave out. With a serious allergy, keep your medicine with you at the table, not in your room. If you use adrenaline injectors, carry two, and teach your companions how they work.</p>
<ul>
<li>Restaurants in the European Union and the United Kingdom must be able to tell you which of fourteen allergens a dish contains. Elsewhere the law may ask for less, or nothing.</li>
<li><strong>Vegetarians:</strong> "no meat" may still leave ham, chicken or broth. Japanese <em>dashi</em> is usually made with fish, Thai curries with shrimp paste, Mexican beans often with lard.</li>
<li><strong>Coeliacs:</strong> most soy sauce contains wheat. Rice noodles, corn tortillas and dosas usually do not, but the pan they share may.</li>
<li><strong>Halal and kosher:</strong> places of worship and community websites know more than search engines. A vegetarian restaurant is the simplest fallback, after a question about alcohol in the cooking.</li>
<li><strong>Pregnant:</strong> avoid unpasteurised milk and soft cheese, raw meat, raw fish and undercooked eggs, however good the restaurant.</li>
</ul>
<h2>Over weeks, not days</h2>
<p>One holiday of fried food does no harm. A month of it slows you down. Eat something green every day, something with pulses every other day, and drink before you are thirsty. A room with a hob, or only a kettle and a sharp knife, gives you breakfast without shoes and a rest from menus. Keep one emergency meal in the bag: nuts, crackers, a tin, an orange. It is for the late train, and for the evening when everyone is too hungry to be kind.</p>
<p>With children, eat by their clock and let the restaurant follow. A picnic at six and a sleeping child in a pushchair at eight is how many parents see the best dining rooms of Europe.</p>
<h3>Breakfast and travel days</h3>
<p>A hotel breakfast is worth its price when it replaces lunch, or when the day begins before the cafés do. Otherwise go out: soup in Hanoi, rice and fish in Kyoto, flatbread and honey in Marrakech, a roll and a milky coffee in Lisbon. It costs little, and it is the meal at which a city is least on show.</p>
<p>On travel days, buy food before the station or the airport and carry it through: solid food passes security, while soup, yoghurt and soft cheese count as liquids. Eat lightly on long flights, and drink water with whatever else you drink. On a bus over mountain roads, dry biscuits and ginger do more good than lunch.</p>
<h2>Manners that travel</h2>
<p>Learn four words: good day, please, thank you, delicious. In India, Ethiopia and much of the Arab world, eat with the right hand where hands are used. In Japan, do not stand chopsticks upright in rice. In Georgia, do not drink before the toast. When you are a guest, accept something, even if only tea. Nobody expects you to know everything, and almost everybody is pleased when you ask.</p>
<h2>If you fall ill</h2>
<p>Most stomach trouble passes in a day or two. Drink, and use oral rehydration salts, which every pharmacy sells. If you cannot get them, mix six level teaspoons of sugar and half a level teaspoon of salt into a litre of safe water, and measure with care. Eat plain food as soon as you want to. Tablets that stop diarrhoea help on a bus but are wrong for small children and for anyone with blood or fever.</p>
<p>See a doctor for blood, a high fever, signs of dehydration, or trouble that lasts longer, and sooner for children, older people and pregnant women. After a trip to a region with malaria, any fever needs a doctor the same day, whatever you ate.</p>
`,
};
