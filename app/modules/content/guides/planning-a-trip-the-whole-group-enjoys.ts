import type { GuideSource } from "../guide";

export const groupTrip: GuideSource = {
  slug: "planning-a-trip-the-whole-group-enjoys",
  title: "Planning a trip the whole group enjoys",
  type: "Tips & Tricks",
  tags: ["groups", "friends", "family", "budget"],
  publishedAt: "2026-07-09",
  excerpt: "Agree on money, pace and beds before anybody books, and stay friends afterwards.",
  featured: false,
  related: ["barcelona", "split", "edinburgh", "tulum"],
  content: `
<p>Groups rarely fall out over the place. They fall out over money nobody mentioned, mornings that began three hours apart, and one person who planned everything and was thanked with opinions. All of it can be settled in an evening, before the first booking, by asking a few plain questions in the right order.</p>
<h2>Settle four things before the place</h2>
<p>Most groups start with "Where shall we go?" and argue from there. Begin with what limits the answer. Four questions are enough, and each person answers them alone, in writing, before seeing what the others said.</p>
<ol>
<li><strong>When can you go, and when can you not?</strong> Ask for both. "I would prefer June" and "I cannot leave before the 12th" are different kinds of answer.</li>
<li><strong>What is the most you can spend?</strong> One figure, door to door, with flights, bed, food and tickets. It is the total you must not go over, not the one you hope for.</li>
<li><strong>What do you want most from it?</strong> One thing each, no more: a beach, a concert, a long walk, three nights of sleep.</li>
<li><strong>What would spoil it?</strong> Early starts, shared beds, long drives, heat, smoke, heights. People are franker about this than about what they want.</li>
</ol>
<p>Send the budgets to one trusted person only. The lowest figure becomes the ceiling for everything the group does together, and nobody needs to know whose it was.</p>
<h2>Choose the place by elimination</h2>
<p>One person turns the answers into three proposals that respect every "cannot" and stay below the ceiling. Three is a choice; ten is a debate. For each, write down the same five lines: the journey for the person who lives furthest away, the total price, the weather in that month, the one thing each person wants, and the case against it.</p>
<p>Then vote by approval: everyone names all the proposals they would be glad to join. The one named most often wins. This finds a place that most people like. Voting for a single favourite finds a place that a few love and others resent. If somebody approves of none, ask why before you go on.</p>
<h3>Places that are kind to groups</h3>
<p>Compact cities with a beach or hills at the end of a tram line let a group split in the morning and meet for dinner: Barcelona, Split and Edinburgh are good examples. A single house in the country is cheaper per head and much harder to leave when you need an hour alone. Above eight people, choose somewhere with more than one restaurant that takes large tables.</p>
<h2>Say how long the offer stands</h2>
<p>The costliest word in group travel is "maybe". Fares rise while five people wait for the sixth. Set a date by which everyone says yes or no, and say what a yes means: a deposit paid to the common account by that evening. Whoever has not paid is not coming, with no hard feelings, and can ask later whether there is still a bed.</p>
<p>Agree now on what happens if someone drops out after the deposit. A fair rule is that they pay whatever cannot be refunded, unless they find a replacement whom the others accept. Advise everyone to hold insurance that covers cancellation from the day they pay.</p>
<h2>Money</h2>
<p>Three pots keep the peace.</p>
<table>
<thead><tr><th>Pot</th><th>What it pays</th><th>How it is shared</th></tr></thead>
<tbody>
<tr><th>Fixed</th><td>House, hired car, trains for everyone</td><td>Before the trip, equally or by room</td></tr>
<tr><th>Common</th><td>Groceries, taxis, shared dinners</td><td>Everyone pays in the same amount on day one</td></tr>
<tr><th>Own</th><td>Drinks, shopping, anything optional</td><td>Not shared</td></tr>
</tbody>
</table>
<ul>
<li>Price each room for what it is. The couple with the balcony pays more than the person on the sofa bed.</li>
<li>Let whoever does not drink leave the wine off their share. Say so on the first evening, so that they need not ask.</li>
<li>Write expenses down on the day, in the currency in which they were paid, in one shared list or one of the apps made for it.</li>
<li>Settle on the last evening, while everyone is still at the table. A debt that survives the flight home lasts for months.</li>
<li>When children come, decide whether each pays a full share, half a share or for a bed. Any answer works if you agree on it early.</li>
</ul>
<h2>A rhythm, not a schedule</h2>
<p>A day planned for eight people by the hour will fail by ten o'clock. Plan two fixed points and leave the rest open.</p>
<h3>One anchor a day</h3>
<p>Each day has one thing that everyone does together, preferably booked: a boat, a tour, a long lunch. Everything before and after it is an offer. With one anchor a day, nobody has to get up early or stay up late to be part of the trip.</p>
<h3>Tracks instead of compromises</h3>
<p>For the open half of the day, offer two tracks with a meeting time and place: the museum or the beach, the summit or the valley. Compromise gives everyone a mild disappointment; tracks give everyone what they came for and something to talk about at dinner. Say aloud that it is fine to join neither.</p>
<h3>Mind the slowest</h3>
<p>A group walks, eats, packs and decides at the pace of its slowest member. Allow half as much time again as you would alone, and twice as much for leaving the house. Put the steep walk where there is a bus back. With children or older people, plan a break with seats and toilets every two hours.</p>
<h2>Share out the work</h2>
<p>The person who plans everything ends the trip tired and touchy. Give each traveller one job with an end to it:</p>
<ul>
<li><strong>Transport:</strong> tickets, times, who rides in which taxi.</li>
<li><strong>Tables:</strong> two dinners booked ahead, and a list of who eats what.</li>
<li><strong>Purse:</strong> the common pot and the list of expenses.</li>
<li><strong>House:</strong> keys, rules, check-out, the deposit.</li>
<li><strong>Health:</strong> allergies, medicines, the address of the nearest clinic.</li>
<li><strong>Pictures:</strong> one shared album, set up before the first day.</li>
</ul>
<p>Whoever has a job makes its decisions. Others may offer to help; they may not reopen what is booked.</p>
<h2>Beds, bathrooms and quiet</h2>
<p>Ask who snores, who works remotely, who wakes at six. Count bathrooms before bedrooms: one for every three or four adults is bearable. Look at the floor plan for rooms that can only be reached through another room. Share out the rooms by drawing lots, by price or by need, but do it before you arrive, not by who runs fastest from the car.</p>
<p>On trips of more than four days, plan one free half-day when nobody has to keep anybody company. It usually does more for the mood than any sight.</p>
<h2>When something goes wrong</h2>
<p>Something will. A few habits keep it small:</p>
<ul>
<li>Set a time after which the group leaves without the missing person, and a place where they can catch up. Then really leave.</li>
<li>Take turns to decide small things instead of voting. Today Ana picks the restaurant; tomorrow it is Jo.</li>
<li>Raise annoyances on the day, in private, as a wish: "Could we start at ten tomorrow?"</li>
<li>Feed people. A quarrel at half past one is usually hunger.</li>
<li>Let anyone leave early without a speech.</li>
</ul>
<h2>With three generations</h2>
<p>Choose one base and let the sights come to you in short trips. Keep the middle of the day free for naps and shade. Give grandparents something only they do with the children, such as the market on Tuesday, and give parents one evening off in return. Ask older relatives directly how far they like to walk and whether stairs are a problem, because few will say so unless asked.</p>
<h2>One page for everyone</h2>
<p>Two weeks before departure, send a single page that can be read without a connection:</p>
<ol>
<li>Who arrives when, with flight or train numbers.</li>
<li>The address of the house in the local script, and how to get in.</li>
<li>The anchor of each day, with time and meeting point.</li>
<li>What is paid, what is still owed, and to whom.</li>
<li>Phone numbers, insurance policies, allergies, and one contact at home for each person.</li>
</ol>
<p>After the trip, ask one question: what should we do differently next time? If people answer with plans for a next time, it went well.</p>
`,
};
