import type { GuideSource } from "../guide";

export const eatingWell: GuideSource = {
  slug: "eating-well-on-the-road",
  title: "Eating well on the road",
  type: "Practical",
  tags: ["food", "markets", "health"],
  excerpt: "Markets, counters and the hour when locals eat.",
  featured: false,
  related: ["lisbon", "marrakech", "kyoto"],
  content: `
<p>You will eat about three times a day wherever you go. A little attention to when and where makes more difference than a list of famous restaurants.</p>
<h2>Eat at the local hour</h2>
<p>Dinner in much of Spain starts after nine; in Norway many people have eaten by six. A dining room that is empty at the local hour is telling you something. One that is empty two hours earlier is only closed to people who live there.</p>
<h2>Go to the market in the morning</h2>
<p>Markets are at their best before eleven. Walk the whole of it before buying. Look for the stall where the traders eat. Buy fruit, bread and cheese for one meal a day, and spend what you save on one good table.</p>
<h2>Street food</h2>
<p>Choose a stall with a queue and food cooked to order, served hot. Be careful with what has stood at air temperature: cut fruit, salads, sauces in open bowls. Where tap water is not safe to drink, ice may not be either.</p>
<h2>Allergies and diets</h2>
<p>Carry a card in the local language that names what you cannot eat and what happens if you do. Ask about stock, fish sauce and frying oil, which menus leave out. With a serious allergy, carry your medicine to the table, not in the room.</p>
<h2>If you fall ill</h2>
<p>Most stomach trouble passes in a day or two. Drink, and use oral rehydration salts. See a doctor for blood, a high fever, signs of dehydration, or trouble that lasts longer, and sooner for children and older people.</p>
`,
};
