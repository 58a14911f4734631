import type { GuideSource } from "../guide";

export const stayingWell: GuideSource = {
  slug: "staying-well-in-heat-height-and-far-from-a-doctor",
  title: "Staying well in heat, height and far from a doctor",
  type: "Safety & Wellness",
  tags: ["health", "heat", "altitude", "first-aid"],
  publishedAt: "2026-07-30",
  excerpt: "What the body needs in forty degrees, at four thousand metres and a day from the nearest clinic.",
  featured: false,
  related: ["cusco", "uyuni", "muscat", "kathmandu", "nairobi"],
  content: `
<p>Most illness on the road is mild and much of it can be avoided. The serious part has a few warning signs that anyone can learn. This guide collects them. It cannot replace a doctor who knows you: if you are pregnant, take medicines every day or live with a disease of the heart, lungs, blood or kidneys, ask one before you book.</p>
<h2>Six to eight weeks before</h2>
<ul>
<li>See a travel clinic. Some vaccines need several doses, and yellow fever must be given at least ten days before a border where it is asked for.</li>
<li>Ask about malaria for the exact places on your route. Where it is common, tablets are started before you arrive and continued after you leave, for days or weeks depending on the kind.</li>
<li>Have your teeth looked at. Pressure and distance make a bad tooth worse.</li>
<li>Get a letter that lists your medicines under their generic names. Carry them in the original boxes, in the bag you keep with you, with some days to spare.</li>
<li>Check what your insurance says about altitude, diving and the flight home.</li>
</ul>
<h2>Heat</h2>
<p>The body gets used to heat in one to two weeks. Until then it sweats too late and loses too much salt. Plan the first days accordingly: move at dawn, rest from eleven to four, go out again when shadows are longer than you are.</p>
<h3>What helps</h3>
<ul>
<li>Drink when you are thirsty and a little before. Urine the colour of pale straw means enough. More than about a litre an hour, for hours, is dangerous too, because it dilutes the salt in the blood. Eat something salty with it.</li>
<li>Wear loose, light, long clothes and a hat with a brim. Use sunscreen of factor 30 or more, and put more on every two hours and after swimming.</li>
<li>Cool the skin: hold a wet cloth to your neck and wrists, or take a lukewarm shower. When the air is above about 40 degrees, a fan alone warms you; with wet skin it still helps.</li>
<li>Never leave anyone in a parked car. It becomes deadly within minutes.</li>
<li>Some medicines raise the risk, among them water tablets, many antihistamines, lithium and some antidepressants. Ask before you travel; do not stop them on your own.</li>
</ul>
<h3>When it becomes an emergency</h3>
<p><strong>Heat exhaustion</strong> is headache, nausea, cramps, pale wet skin and weakness. Lie down in the shade, raise the legs, loosen clothes, sip water with salt and sugar. It should be better within half an hour.</p>
<p><strong>Heat stroke</strong> is a hot body and a confused mind: somebody who staggers, talks nonsense, has a fit or faints. The skin may be dry or wet. Call for help and cool at once, before and during transport: into cold water up to the neck if somebody can hold the head above it, otherwise pour water all over and fan hard, with ice at the neck, armpits and groin. Minutes count. Give nothing to drink to anyone who is not fully awake.</p>
<h2>Height</h2>
<p>Above roughly 2,500 metres, thin air makes many people ill, whatever their age and however fit they are. Time is what protects you.</p>
<table>
<thead><tr><th>Place</th><th>Height</th><th>What to expect</th></tr></thead>
<tbody>
<tr><th>Mexico City</th><td>2,240\u00a0m</td><td>Short of breath on stairs</td></tr>
<tr><th>Quito</th><td>2,850\u00a0m</td><td>A slow first day</td></tr>
<tr><th>Cusco</th><td>3,400\u00a0m</td><td>Two slow days, or sleep lower first</td></tr>
<tr><th>Uyuni</th><td>3,650\u00a0m</td><td>Come by stages</td></tr>
<tr><th>Rainbow Mountain, above Cusco</th><td>5,036\u00a0m</td><td>Only when used to the height</td></tr>
</tbody>
</table>
<h3>How to go up</h3>
<ol>
<li>Do not travel in one day from low land to a bed above about 2,750 metres if you can stop on the way.</li>
<li>Above 3,000 metres, sleep no more than 500 metres higher than the night before, and add a second night after every 1,000 metres.</li>
<li>Climb high by day and sleep low. From Cusco airport, for instance, going straight down to the Sacred Valley for two nights is easier than staying in the city.</li>
<li>Take it slowly for two days. No alcohol, no sleeping pills, plenty of water and light meals.</li>
<li>Ask your doctor about acetazolamide, a tablet that helps the body adjust, above all if you must fly in high or have been ill at height before.</li>
</ol>
<h3>What to look for</h3>
<p>A headache with nausea, dizziness, bad sleep or great tiredness, some hours after arrival, is <strong>mountain sickness</strong> until shown otherwise. Stay where you are and rest; go no higher until it has gone. If it grows worse, go down.</p>
<p>Two forms kill. <strong>Fluid in the lungs:</strong> breathless at rest, a cough, lips turning blue, unable to keep up with the others. <strong>Swelling of the brain:</strong> confusion, strange behaviour, unable to walk heel to toe in a straight line. In either case, go down at once, at night if need be, by 1,000 metres or more, never alone, with oxygen if there is any. Waiting for the morning has cost lives.</p>
<p>Sun burns harder up there, by about a tenth for every 1,000 metres, and snow throws most of it back. Wear real sunglasses. After diving, wait 18 hours or more before you fly or drive over a high pass.</p>
<h2>Far from a doctor</h2>
<h3>Water and stomach</h3>
<p>Boil water for one minute, or three above 2,000 metres, or use a filter followed by tablets or ultraviolet light. Eat what is cooked through and served hot, and fruit that you peel. Wash your hands with soap; gel is second best.</p>
<p>Diarrhoea usually passes in two or three days. The danger is losing too much water. Use rehydration salts. Without them, stir six level teaspoons of sugar and half a level teaspoon of salt into one litre of safe water, and measure with care. Loperamide is for a bus journey, not for fever or blood. See a doctor for blood, high fever, signs of dehydration, or more than three days of it; sooner for small children, older people and in pregnancy.</p>
<h3>Insects and animals</h3>
<ul>
<li>Cover up and use a repellent with DEET, at 20 to 50 per cent, or picaridin at 20. Malaria mosquitoes bite from dusk to dawn, dengue mosquitoes by day. Sleep under a treated net where rooms are open.</li>
<li>Fever during a stay where there is malaria, or within months of it, means a blood test on the same day. Say where you have been.</li>
<li>If dengue is possible, take paracetamol for fever, not aspirin or ibuprofen, which make bleeding worse.</li>
<li>Any bite or scratch from a dog, monkey or bat: wash with soap and running water for 15 minutes, then reach a clinic that day for rabies treatment. After the first symptoms there is no cure. Earlier vaccination makes the treatment simpler; it does not replace it.</li>
<li>Snake bite: keep still, take off rings, splint the limb, get carried to hospital. Do not cut, suck or tie off.</li>
</ul>
<h3>Wounds and roads</h3>
<p>Rinse a wound with plenty of safe water, cover it, and look at it daily. Redness that spreads, pus or fever needs a doctor. Coral cuts need special care. Traffic, though, is the greater danger: wear the belt and the helmet, do not ride at night on country roads, and get out if the driver is drunk or asleep.</p>
<h2>A small kit</h2>
<ul>
<li>Your own medicines, and a spare pair of glasses.</li>
<li>Rehydration salts, loperamide, paracetamol, an antihistamine.</li>
<li>Plasters, sterile gauze, a bandage, tape, tweezers, disinfectant, gloves.</li>
<li>Thermometer, sunscreen, repellent, blister plasters.</li>
<li>Water tablets or a filter, and a foil blanket.</li>
<li>For remote trips, ask the travel clinic about a course of antibiotics with written instructions.</li>
</ul>
<h2>Know how to call</h2>
<p>The number 112 works in the whole European Union and on mobile networks in many other countries; 911 in North America; elsewhere look it up and write it down. Beyond the network, a satellite messenger or a recent phone with satellite SOS can reach rescuers. Leave your route and your return time with someone, and agree on the hour after which they raise the alarm.</p>
<p>Then say five things: where you are, what happened, how many are hurt, how they are now, and your number. Hang up last.</p>
<h2>After you come home</h2>
<p>See a doctor for fever, a cough that lasts, a rash or diarrhoea that does not stop, and say where you were, even months later. And on the road look after the rest of you too: sleep, regular meals, a day without plans each week, a call to somebody who knows your voice. People who travel well for a long time are mostly people who know when to stop.</p>
`,
};
