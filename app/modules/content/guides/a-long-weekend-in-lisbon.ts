import type { GuideSource } from "../guide";

export const lisbonWeekend: GuideSource = {
  slug: "a-long-weekend-in-lisbon",
  title: "A long weekend in Lisbon",
  type: "Destination",
  tags: ["lisbon", "portugal", "city break", "sintra"],
  publishedAt: "2026-06-25",
  excerpt: "Friday to Monday on seven hills, in an order that spares your knees.",
  featured: true,
  related: ["lisbon", "porto", "seville"],
  content: `
<p>Lisbon is small on the map and large on foot. Nearly everything you came for lies within four kilometres of Praça do Comércio, the square by the river, and half of that is uphill. The plan below climbs once a day, in the morning, and lets the trams, the buses and gravity do the rest.</p>
<h2>When to come</h2>
<p>March to June and September to October are the good months, with highs between 19 and 27 degrees. July and August are hot, dry and full, though the evenings cool down when the wind comes off the Atlantic. November is the wettest month. In winter it seldom freezes, but older houses are poorly heated, so look for a room that says it has heating.</p>
<p>On the night of 12 June the old quarters grill sardines in the street and dance for Saint Anthony. Come for it on purpose, or avoid it: nobody sleeps in Alfama that night.</p>
<h2>Before you arrive</h2>
<ul>
<li><strong>Book three things:</strong> a timed ticket for the Jerónimos cloister, a table for fado, and, if you go to Sintra, a slot for Pena Palace.</li>
<li><strong>Choose the quarter by its slope.</strong> Baixa and Avenida da Liberdade are level and near the metro. Chiado and Príncipe Real are calm, central and higher up. Alfama is lovely and awkward with wheels. Bairro Alto is loud until two in the morning.</li>
<li><strong>Bring shoes with grip.</strong> The white limestone pavement has been polished by a century of soles and is slippery when wet.</li>
<li><strong>Expect a city tax</strong> for each night and each person over twelve, often paid on arrival.</li>
</ul>
<h2>Getting in and around</h2>
<p>The metro runs from the airport: take the red line to Alameda and change to the green line for Baixa, about half an hour in all. Buy a Navegante card at the machine and load it with money, which the machines call <em>zapping</em>. Each person needs a card. It works on the metro, trams, buses and ferries and on the trains to Sintra, Cascais and Belém.</p>
<p>Tram 28 is public transport that turned into an attraction. Ride it before nine, from Martim Moniz, or skip it: tram 12 makes a shorter loop over the same hill, and bus 737 climbs to the castle. Keep your bag closed and in front of you on all of them. The funiculars and the Santa Justa lift were halted after the Glória accident of September 2025; look up which run again, and have a second way up in mind.</p>
<h2>Friday: the flat city, then one hill</h2>
<p>Drop your bags and begin at the river, on the Cais das Colunas, where the marble steps of Praça do Comércio go down into the Tejo. Walk up through the straight streets of Baixa, laid out after the earthquake of 1755. The houses have wooden frames made to sway, one of the earliest attempts to build against earthquakes.</p>
<p>Climb to Chiado and the ruins of the Carmo convent, whose roof came down in the earthquake and was never replaced. It closes in the late afternoon and on Sundays. Next to it is a terrace you can walk to from Largo do Carmo, with almost the same view as the Santa Justa lift and no queue.</p>
<p>For sunset, stand at São Pedro de Alcântara, with the castle lit across the valley. Eat early for Lisbon, at half past seven, in Príncipe Real or on the edge of Bairro Alto. On the way back, try a thimble of <em>ginjinha</em>, a liqueur of sour cherries, at one of the counters near Rossio.</p>
<h2>Saturday: Alfama on foot</h2>
<ol>
<li><strong>Half past eight:</strong> take a bus or taxi to Portas do Sol, the terrace over the roofs of Alfama. The tour groups arrive at ten.</li>
<li><strong>Nine:</strong> São Jorge castle as it opens. It was largely rebuilt around 1940, so come for the ramparts, the peacocks and the view.</li>
<li><strong>Half past ten:</strong> the Feira da Ladra, the flea market in Campo de Santa Clara, held on Tuesdays and Saturdays. Leave antique tiles alone, since many were prised off houses. New ones are fine.</li>
<li><strong>Noon:</strong> wander downhill through the lanes towards the river. You cannot go wrong, as long as you go down. People live here: keep your voice low in the courtyards and do not photograph through open doors.</li>
<li><strong>One:</strong> lunch in a <em>tasca</em>. The dish of the day comes with soup, and is cheaper than anything on the printed menu.</li>
<li><strong>Afternoon:</strong> the Fado Museum for an hour, then the cathedral, then a rest. You will want one.</li>
</ol>
<p>In the evening, hear fado. The formal houses serve dinner and charge for it, and the singing is good. In smaller bars, <em>fado vadio</em> is sung by whoever stands up, for the price of a drink. In both, talk stops when the lights go down. Talking during a song is the one thing this patient city finds truly rude.</p>
<h2>Sunday: Belém and the river</h2>
<p>Belém is six kilometres to the west and fills up from half past ten. Take tram 15, or an early suburban train from Cais do Sodré if it stops at Belém. Start with a custard tart, warm and with cinnamon, standing at the counter.</p>
<p>At half past nine, enter the Jerónimos cloister with your ticket. Look at the carved ropes, corals and artichokes in the stone, paid for by the spice trade, and remember who else paid for it: the same ships began the Atlantic trade in enslaved people. The church beside it, with the tomb of Vasco da Gama, has its own queue and costs nothing, though services come first on Sunday morning.</p>
<p>Walk along the water to the tower. It shut in April 2025 for a long restoration, but it looks better from outside anyway. Then walk back past the monument to the navigators and up on to the white roof of the museum of art and technology. If you have had enough of monuments, the gardens behind the monastery are shady and almost empty.</p>
<p>For the last light, take the ferry from Cais do Sodré to Cacilhas, ten minutes across. Eat grilled fish near the landing and watch the city turn pink from the other side. The derelict quay to the west has been closed at times because its walls are unsafe; respect the barriers. The boats run until late, but look up the last one.</p>
<h2>Monday: the museum that stays open</h2>
<p>Most museums and the monastery close on Mondays. The Gulbenkian does not: it closes on Tuesdays. One man's collection, from Egyptian cats to Lalique's dragonflies, fills a low building from 1969 in a garden with ducks. It shut for renovation in March 2025 and was due to reopen in July 2026, so look at the museum's own page first. The garden is free and worth an hour. São Sebastião station is close by, and from there the red line runs straight to the airport in under half an hour.</p>
<h2>If you have a fourth day: Sintra</h2>
<p>Trains leave Rossio for Sintra all day and take about forty minutes. Go on a weekday that is not Monday, when people who found Lisbon's museums closed go there instead. Reach Pena Palace by bus or taxi for the first slot; cars may not drive up to it. Then walk down to the Quinta da Regaleira and its spiral well. Two palaces are enough. The hills make their own weather: bring a jacket even when Lisbon is in full sun.</p>
<p>On a hot day, the beach is the better idea. Carcavelos is twenty-five minutes by train from Cais do Sodré. The water is between 17 and 20 degrees in summer, which the Portuguese call refreshing.</p>
<h2>What to eat</h2>
<ul>
<li><strong>Bacalhau,</strong> salt cod, cooked in more ways than there are days in the year. Begin with <em>à Brás</em>, shredded with egg and thin potatoes.</li>
<li><strong>Sardines,</strong> grilled, from June to September. Outside those months they come from the freezer.</li>
<li><strong>Bifana,</strong> a roll with thin pork in garlic and wine, eaten standing.</li>
<li><strong>Caldo verde,</strong> potato soup with shredded kale, and usually a slice of sausage in it.</li>
<li><strong>Polvo à lagareiro,</strong> octopus with crushed potatoes and a good deal of olive oil.</li>
</ul>
<p>Bread, olives and cheese come without being ordered, and you pay for what you eat. Tap water is safe. In a restaurant you enjoyed, leave small change or up to 5 per cent; nobody expects more.</p>
<h2>With a pushchair, a wheelchair or tired legs</h2>
<p>Lisbon is hard on wheels, but parts of it are easy enough. The riverside from Cais do Sodré to the Fado Museum, the lawns of Belém, Avenida da Liberdade and the whole of Parque das Nações are level. Many metro stations have lifts, not all of which work on a given day. Low-floor buses with ramps serve most lines; the old trams have high steps. Taxis are cheap enough to use for the one hill you would rather not climb.</p>
<h2>Be a good guest</h2>
<p>Short lets have emptied parts of Alfama and Mouraria of the people who made them worth seeing. Choose a hotel, a guesthouse or a licensed let whose registration number is on the listing. Late in the evening, lift your case over the cobbles instead of rolling it. Spend some of your money where nobody speaks to you in English first.</p>
`,
};
