import type { GuideSource } from "../guide";

export const firstSoloTrip: GuideSource = {
  slug: "first-solo-trip",
  title: "Your first solo trip",
  type: "Safety & Wellness",
  tags: ["solo", "safety", "dining"],
  publishedAt: "2026-02-12",
  excerpt: "Where to begin, what to tell people, and how to dine alone well.",
  featured: true,
  related: ["lisbon", "kyoto", "edinburgh"],
  content: `
<p>Travelling alone for the first time is mostly a matter of small decisions that nobody else makes for you. Make the first ones easy.</p>
<h2>Where to begin</h2>
<p>Choose a place with trains or buses that run late, a centre you can walk around, and signs you can read. Four or five days is a good length: long enough to get past the awkward first evening, short enough that a mistake costs little. Stay in one place. Moving every second day is tiring for two people and lonely for one.</p>
<p>Lisbon, Edinburgh and Kyoto all make good first trips. They are easy to get around, used to people on their own, and full of things that take an hour and need no company. Read your government's travel advice for the country before you book, including what it says about women, LGBT travellers or people of your faith, and see what your insurance excludes.</p>
<h2>What it costs</h2>
<p>The room is the expensive part, since nobody shares it. Look for hotels with real single rooms, guesthouses, or hostels that also have private rooms. On tours, ask about the single supplement: some operators drop it in the quieter months or pair travellers who are willing. Put the difference into your budget at the start, with a reserve for one taxi a day, and you will not be tempted to walk home late to save the fare.</p>
<h2>The first night</h2>
<p>Arrive in daylight if the fares allow it. Book the first two nights, somewhere with a staffed reception, and know before you land how you will get there and roughly what it costs. Save the address offline, in the local script too, along with a map of the area.</p>
<p>Then do the same three things in any city. Walk around the block while it is light. Find a shop that sells water and breakfast. Choose a place for dinner that you can see, or almost see, from your door. Tomorrow can be ambitious.</p>
<h2>What to tell people</h2>
<p>Give one person at home your flights, the address of each stay, a copy of your passport, and a time when you will write each day. Agree on what they do if you do not: how long they wait, whom they call first, and which embassy is yours. Sharing your location from your phone is useful but does not replace the message, because phones run out of power and signal.</p>
<p>Strangers need to know none of this. "I am meeting friends later" is a complete answer to most questions, and so is "no". Post the pictures of a place after you have left it.</p>
<h2>Dining alone</h2>
<p>Most people worry about this more than about anything else, and stop worrying after the second meal. Waiters see people eating alone every day.</p>
<ul>
<li><strong>Sit at the counter</strong> where there is one. You can watch the kitchen, and talk begins by itself or not at all.</li>
<li><strong>Make lunch the big meal.</strong> It is easier than dinner, and often cheaper for the same kitchen.</li>
<li><strong>Go when the place opens,</strong> before the tables for four fill up. Where dinner is booked weeks ahead, a single seat is often the last to go.</li>
<li><strong>Order half portions</strong> where they exist: tapas, meze, small plates, a bowl of noodles. Ask. Many kitchens will do it.</li>
<li><strong>Take a book</strong> if it helps, and put it down when the food comes.</li>
</ul>
<p>On the evenings when you cannot face a dining room, buy bread, cheese and fruit and eat on a bench with a view. That counts as dining well.</p>
<h2>Staying safe</h2>
<p>Most of what goes wrong for solo travellers is dull: a lost phone, a missed train, a twisted ankle. Prepare for those first, and the rest is ordinary city sense.</p>
<h3>Before you go</h3>
<ul>
<li>Put two different bank cards in two different places, with some cash beside the second.</li>
<li>Write two telephone numbers on paper. You cannot look them up on a phone that is gone.</li>
<li>Set up a way to get back into your email and your bank without that phone.</li>
<li>Note the emergency number of the country; 112 works throughout the European Union.</li>
</ul>
<h3>While you are there</h3>
<ul>
<li>Walk as if you know the way. When you do not, step into a shop or a hotel to look at the map.</li>
<li>Watch your drink, and stop earlier than you would at home.</li>
<li>Take licensed taxis or cars ordered by app. Check the number plate, and let the driver say your name before you say it.</li>
<li>On night trains and buses, keep passport, money and phone on your body while you sleep.</li>
<li>Before a hike or a swim, tell reception where you are going and when you will be back. Turn back at the time you set yourself.</li>
<li>Leave when something feels wrong. You owe nobody an explanation.</li>
</ul>
<p>Somebody has to watch your bag when you are in the water, and alone there is nobody. Take to the beach only what you can afford to lose, or a small waterproof pouch for the key and a card.</p>
<h2>A day with a shape</h2>
<p>Complete freedom is tiring. Give each day one fixed thing, preferably before noon: a museum ticket, a class, a train to a village. Leave the afternoon open, and decide by four o'clock where you will be when it gets dark. Plan one slow morning after every two full days. With nobody to suggest a rest, you have to write it down.</p>
<h2>When it is lonely</h2>
<p>Many people find the second evening the hardest. The novelty is gone and the habits have not begun. A walking tour, a cooking class or a shared table gives you company with an end to it. Going back to the same café three mornings running does more than it seems: by the third, somebody greets you.</p>
<p>Call home if you like, at a set time and not in every empty moment. If low spirits last for days, or you stop sleeping or eating, move to a place where you know someone, or shorten the trip. If you want to go home early, that is allowed too. Buy a ticket you can change, and you will probably not need to.</p>
<h2>Afterwards</h2>
<p>Write down, on the way home, three things that worked and one that did not. The next trip can be longer, or further, or slower. You will already know which.</p>
`,
};
