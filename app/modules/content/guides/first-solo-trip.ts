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
<p>Choose a place with trains or buses that run late, a centre you can walk, and a language you can read the signs of. Four or five days is a good length: long enough to get past the awkward first evening, short enough that a mistake costs little. Stay in one place.</p>
<h2>The first night</h2>
<p>Arrive in daylight if the fares allow it. Book the first two nights, somewhere with a staffed reception, and know before you land how you will get there and roughly what it costs. Save the address offline, in the local script too.</p>
<h2>What to tell people</h2>
<p>Give one person at home your flights, the address of each stay, and a time when you will write each day. Agree on what they do if you do not. Strangers need to know none of this: "I am meeting friends later" is a complete answer to most questions, and so is "no".</p>
<h2>Dining alone</h2>
<p>Sit at the counter where there is one. Lunch is easier than dinner, and often cheaper for the same kitchen. Go when the place opens, before the tables for four fill up. Take a book if it helps, and put it down when the food comes.</p>
<h2>Staying safe</h2>
<ul>
<li>Keep one card and some cash apart from your wallet.</li>
<li>Watch your drink, and stop earlier than you would at home.</li>
<li>Leave when something feels wrong. You owe nobody an explanation.</li>
<li>Note the emergency number of the country; 112 works throughout the European Union.</li>
</ul>
<h2>When it is lonely</h2>
<p>Many people find the second evening the hardest. A walking tour, a cooking class or a shared table gives you company with an end to it. If you want to go home early, that is allowed too.</p>
`,
};
