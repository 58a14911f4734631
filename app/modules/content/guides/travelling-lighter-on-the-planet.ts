import type { GuideSource } from "../guide";

export const lighterOnThePlanet: GuideSource = {
  slug: "travelling-lighter-on-the-planet",
  title: "Travelling lighter on the planet",
  type: "Responsible Tourism",
  tags: ["climate", "trains", "wildlife", "local"],
  publishedAt: "2026-10-08",
  excerpt: "Which choices weigh most, which barely count, and how to be welcome.",
  featured: false,
  related: ["vienna", "copenhagen", "la-fortuna"],
  content: `
<p>A responsible trip is usually a better trip: slower, longer, closer to the people who live there. It also asks for some arithmetic, because effort tends to go to what is visible, such as straws and towels, and away from what is heavy. Begin with what is heavy.</p>
<h2>How you get there decides most of it</h2>
<p>On a trip with a flight, the flight is nearly always the largest part of the footprint, often by far. These are rough figures for one person over one kilometre, in grams of carbon dioxide or its equivalent. They follow the factors that the British government publishes for companies, rounded, and they shift a little every year.</p>
<ul>
<li><strong>Flight in economy:</strong> 120 to 200, depending on distance and on how the warming from contrails is counted, and more on short domestic hops.</li>
<li><strong>Petrol car, one person in it:</strong> about 165. With four people, about 40 each.</li>
<li><strong>Electric car, one person:</strong> around 40 to 50 on British power, less where the grid is cleaner.</li>
<li><strong>Train:</strong> about 35 on the British network as a whole, and well under 10 on electric high-speed lines with clean power.</li>
<li><strong>Coach:</strong> about 30.</li>
</ul>
<p>To give the scale: a return flight between London and New York in economy causes very roughly a tonne of carbon dioxide per person, before contrails. The world average from fossil fuels is a little under five tonnes per person in a whole year.</p>
<h3>What follows from that</h3>
<ol>
<li><strong>Go less often and stay longer.</strong> One trip of two weeks in place of two trips of one week halves the flights and costs you nothing but a reunion or two.</li>
<li><strong>Take the train up to about 700 kilometres.</strong> Once you count the way to the airport and the queue inside it, a train of up to four or five hours is as quick as flying. Paris to Amsterdam, Madrid to Barcelona, Milan to Rome and Tokyo to Osaka are all well inside that.</li>
<li><strong>Look at night trains for twice that distance.</strong> The bed replaces a hotel. Book early: the good compartments go months ahead.</li>
<li><strong>If you fly, fly direct, in economy.</strong> Take-off and detours burn fuel, and a seat in business class takes about three times the share of the aircraft.</li>
<li><strong>Share the car.</strong> A small car with every seat taken compares well with many trains. An empty large one compares badly with nearly everything.</li>
<li><strong>Look twice at cruises.</strong> A large ship is a hotel that moves itself. Per passenger and night it often causes more than a flight and a hotel would for the same route.</li>
</ol>
<h2>What about offsets</h2>
<p>An offset pays somebody else to avoid or remove emissions. Some projects do. Many have been found to count forests that nobody meant to fell. Offsets do not undo a flight, and since September 2026 European Union law stops firms from calling a product climate neutral because of them. If you want to give, choose a project with an independent standard and published results, and regard it as a gift.</p>
<p>Sustainable aviation fuel is real and scarce: European rules asked for two per cent in the mix in 2025 and ask for six in 2030. Paying an airline extra for it makes sense only if it buys fuel beyond what the law already requires.</p>
<h2>Where and when</h2>
<p>How many people visit matters less than how many come to the same street in the same hour. You can take yourself out of the crowd.</p>
<ul>
<li>Travel in the shoulder months. Prices fall, and the people who serve you are less tired.</li>
<li>Sleep in the place you visit. A guest who stays three nights leaves money with bakers and bus drivers; a visitor who stays three hours leaves mostly litter and a ticket stub.</li>
<li>See the famous sight at eight in the morning, then spend the day elsewhere.</li>
<li>Consider the second city: Porto after Lisbon, Ghent after Bruges, Kanazawa after Kyoto.</li>
<li>Pay entry fees and tourist taxes without grumbling. Ask, where you can, what they pay for.</li>
</ul>
<h2>Where your money goes</h2>
<p>What you spend reaches a place only if somebody there owns part of what you buy. Prefer guesthouses and hotels with local owners, guides who are licensed and live nearby, and restaurants whose suppliers you can see from the window. Choose a licensed room over a whole flat in a district that is short of homes.</p>
<p>Bargain where it is the custom, with good humour, and stop when the sum is small for you and not for them. Tip guides, porters and drivers in cash, in their currency. Do not give sweets or coins to children who beg: it keeps them out of school. Give to a school or a clinic through an organisation that publishes its accounts.</p>
<h3>Visits to leave out</h3>
<p>Do not visit orphanages or volunteer in them for a week. Most children in such places have living family, and the visits create demand for more children. Unskilled volunteering of other kinds may take paid work from a neighbour; ask who did the job before you came, and who will do it after.</p>
<h2>Water and power</h2>
<p>In dry places a guest can use several times the water of a resident, through pools, lawns and laundry. Take short showers, hang up the towels, decline daily cleaning, and ask how long the drought has lasted before you fill a bath. Set cooling no lower than 25 or 26 degrees and switch it off when you leave, along with the heating and the lights.</p>
<p>Bring a bottle and a cloth bag. If the tap is not safe, a filter or tablets save dozens of plastic bottles in two weeks. In places without proper waste collection, take batteries and empty sunscreen tubes home.</p>
<h2>Food</h2>
<p>Eat what grows nearby and in season. Beef and lamb weigh most, beans and vegetables least, and how food was produced usually counts for more than the distance it came by ship or lorry. Take less from the buffet and go twice. Ask about fish: the species, the size, whether it may be caught this month. Shark fin, turtle eggs and bush meat are simply off the table.</p>
<h2>Animals</h2>
<p>A short test for any encounter: could the animal leave, does it behave as it would without you, and is anybody holding, feeding or chaining it?</p>
<ul>
<li>No riding elephants, no pictures with tigers, sloths or owls, no swimming with captive dolphins.</li>
<li>Choose boats that keep their distance. About 100 metres is a usual rule for whales and 50 for dolphins, with engines slow and no chase; local law may ask for more.</li>
<li>On a reef, touch nothing, stand on nothing, and keep your fins up. A long-sleeved swim shirt protects coral better than any sunscreen. Some places, Hawaii and Palau among them, ban certain ingredients.</li>
<li>Stay on the path. In deserts and on mountains, a footprint in the crust or the moss can last for years.</li>
<li>Do not feed anything. An animal that learns to beg is often the next one to be shot.</li>
</ul>
<p>Buy no ivory, tortoiseshell, coral, or skins and plants whose origin nobody can document. An international convention, CITES, covers tens of thousands of species, and customs officers know it well. Leave shells, sand and stones from ruins where they are.</p>
<h2>People and pictures</h2>
<p>Ask before you photograph a person, and take no for an answer. Never publish a child's face with the name of the village. Dress as people there do, above all where they pray. Learn to say good day and thank you. Keep drones on the ground unless you have read the rules and asked the neighbours. When a community asks for a closed path or a quiet hour, the reason is usually a good one that they are tired of explaining.</p>
<h2>Reading the labels</h2>
<p>Words such as green, eco and conscious mean nothing on their own. Look for a certificate that somebody outside the firm has checked, under a standard recognised by the Global Sustainable Tourism Council, or a public label such as the EU Ecolabel. Then ask one plain question: where does your power come from, how many of your managers are from here, what happens to the waste water? A hotel that does the work answers in a sentence.</p>
<h2>If you do only five things</h2>
<ol>
<li>Make one longer trip instead of two short ones.</li>
<li>Take the train wherever it gets you there in half a day.</li>
<li>Fly direct and in economy when you must.</li>
<li>Stay with owners who live there, outside the busiest month.</li>
<li>Leave animals alone, and leave places as you found them.</li>
</ol>
<p>Every trip costs the planet something. Aim for one that you could describe honestly to the people who live where you went.</p>
`,
};
