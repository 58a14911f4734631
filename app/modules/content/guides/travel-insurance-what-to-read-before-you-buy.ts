import type { GuideSource } from "../guide";

export const travelInsurance: GuideSource = {
  slug: "travel-insurance-what-to-read-before-you-buy",
  title: "Travel insurance: what to read before you buy",
  type: "Practical",
  tags: ["insurance", "health", "cancellation", "claims"],
  publishedAt: "2026-08-13",
  excerpt: "Which cover counts, which is padding, and the six pages that decide whether you are paid.",
  featured: false,
  related: ["new-york", "patagonia", "queenstown", "zanzibar"],
  content: `
<p>A travel policy is a promise with conditions. The promise is on the first page and the conditions are on the other forty. You do not have to read all of it. You need to know which losses would really hurt, and read the pages about those.</p>
<h2>What to insure, and what to pay for yourself</h2>
<p>Insurance is worth its price for losses that are unlikely and ruinous. It is poor value for losses that are likely and small. In order of importance:</p>
<ol>
<li><strong>Medical treatment abroad, and the journey home.</strong> A few nights in intensive care in the United States, or an ambulance aircraft across an ocean, can cost more than a house deposit. This is the reason to have a policy at all.</li>
<li><strong>Liability.</strong> If you injure a skier or flood a flat, the claim may follow you for years. You may have this through a household policy that also applies abroad.</li>
<li><strong>Cancellation and cutting short.</strong> Worth having when you pay a lot in advance that cannot be refunded.</li>
<li><strong>Baggage, delay, documents.</strong> Pleasant, limited, and full of exceptions. Never choose a policy for them.</li>
</ol>
<h2>See what you already have</h2>
<p>Paying twice does not pay you twice. Before buying, look at four things.</p>
<ul>
<li><strong>Your health insurance.</strong> Some national schemes and private plans pay abroad, often only as much as treatment would cost at home. Medicare in the United States covers next to nothing outside the country.</li>
<li><strong>A European or British health card.</strong> It gives you public care in the European Union on the same terms as residents. It does not pay for private clinics, the flight home or, in many countries, mountain rescue.</li>
<li><strong>Your bank or credit card.</strong> Cover may depend on having paid for the trip with that card, may exclude companions, and may end at a certain age or after a certain number of days.</li>
<li><strong>The law.</strong> In the European Union and in Britain, an airline that cancels or delays you badly owes you meals, a hotel and another flight, and in many cases a fixed sum. Whoever sells you a package there is responsible for the whole of it. Claim from them first.</li>
</ul>
<h2>The numbers to look for</h2>
<table>
<thead><tr><th>Section</th><th>What to look for</th></tr></thead>
<tbody>
<tr><th>Medical</th><td>Several million in dollars, euros or pounds, more for North America. Hospitals paid directly, not refunded later.</td></tr>
<tr><th>Transport home</th><td>"Medically advisable", rather than "necessary". No low limit of its own. Search and rescue named.</td></tr>
<tr><th>Liability</th><td>One million or more, injuries as well as damage.</td></tr>
<tr><th>Cancellation</th><td>At least what you would lose if you cancelled the day before.</td></tr>
<tr><th>Baggage</th><td>The limit for a single item, which is often far below the total.</td></tr>
<tr><th>Excess</th><td>What you pay yourself: for each person, each event, or each section.</td></tr>
</tbody>
</table>
<p>A visa may set a minimum of its own. A Schengen visa, for instance, asks for 30,000 euros of medical cover valid in all its states. That satisfies the consulate; a sensible sum is higher.</p>
<h2>The six pages that decide</h2>
<h3>1. Who and how long</h3>
<p>Check the age limit, the country of residence, the longest single trip and whether the journey must begin and end at home. Annual policies often stop at 30, 45 or 60 days for each trip. If you are already on the road, many insurers will not take you.</p>
<h3>2. Existing illness</h3>
<p>This page costs people the most. Insurers ask about conditions, medicines, recent tests and sometimes about relatives who are not even travelling. Answer completely, in writing, and keep the answer. A heart attack may go unpaid because an unrelated test was left out. Some policies cover stable conditions only if you buy within a few weeks of the first payment for the trip, so do not wait. Read what it says about mental health and about pregnancy, with the week when cover ends.</p>
<h3>3. Reasons for cancelling</h3>
<p>Ordinary policies list the reasons they accept: illness, death, an accident, redundancy, jury service, a fire at home. Fear, a change of mind, a quarrel and a denied visa are normally not among them. Cover for "any reason" exists in some countries; it costs more, usually returns only part of the price, and must be used a day or two before departure.</p>
<h3>4. Known events</h3>
<p>Nothing that was public before you bought is covered: a strike already called, a storm already named, a war already reported. This is why the best time to buy is the day you pay the first deposit.</p>
<h3>5. Official advice</h3>
<p>If your government advises against travel to a region, most policies do not apply there, sometimes not for anything at all. Check the advice before booking and again before leaving. Ask what happens if the advice changes while you are there.</p>
<h3>6. Activities and conduct</h3>
<p>Look for what you plan to do, by name:</p>
<ul>
<li>Trekking above a stated height, often 3,000 or 4,000 metres.</li>
<li>Diving deeper than a stated depth, or without a licence or guide.</li>
<li>Skiing off the marked runs, and anything on a glacier.</li>
<li>Riding a motorbike or scooter: the size of the engine, a licence that is valid in that country, a helmet.</li>
<li>Paid or unpaid work, even on a farm or in a hostel.</li>
<li>Alcohol and drugs. Many insurers refuse whatever happened while you were drunk, and some name a level in the blood.</li>
</ul>
<p>The scooter deserves a second look. On many islands it is the most common way for visitors to get hurt, and having no motorcycle licence is the most common reason for not being paid.</p>
<h2>Questions to ask before you pay</h2>
<ol>
<li>Is there one emergency number, open day and night, in a language I speak?</li>
<li>Do you guarantee payment to the hospital, or do I pay and claim?</li>
<li>Who decides whether I am flown home: your doctor, mine, or both?</li>
<li>If I am too ill to fly on the last day, does the cover go on?</li>
<li>Is a companion's hotel paid while I am in hospital?</li>
<li>Which insurer stands behind the brand, and who handles complaints?</li>
</ol>
<p>Ask by email or chat, so that you have the answers in writing. A policy that answers these well is rarely the cheapest, and rarely much more expensive.</p>
<h2>Extras, judged briefly</h2>
<ul>
<li><strong>Cover for the excess on a hired car:</strong> useful, and far cheaper from an independent insurer than at the counter.</li>
<li><strong>Winter sports, diving, trekking:</strong> needed if you do it, and only then.</li>
<li><strong>Failure of an airline or hotel:</strong> good for single bookings that you made yourself. Paying by credit card may protect you as well.</li>
<li><strong>Telephones and cameras:</strong> the excess and the limits usually eat most of it.</li>
<li><strong>Missed connection:</strong> matters if you combine separate tickets. On a single ticket the airline has to get you there.</li>
</ul>
<h2>Before you go</h2>
<p>Save the policy, its number and the emergency telephone number on your phone, on paper and with somebody at home. Photograph the contents of your case and the receipts for anything expensive. Carry a list of your conditions and medicines under their generic names.</p>
<h2>When something happens</h2>
<ol>
<li><strong>Get safe, then call the insurer</strong>, before you agree to a large treatment or a new flight if there is time. Costs that were not agreed are the ones disputed later.</li>
<li><strong>Theft:</strong> report it to the police, usually within 24 hours, and keep the report with its number.</li>
<li><strong>Baggage:</strong> have the airline write a property irregularity report before you leave the airport. On international flights, a complaint about damage must be in writing within seven days, and about delay within 21 days of receiving the case.</li>
<li><strong>Delay or cancellation:</strong> ask the airline for the reason in writing. Keep boarding passes and receipts.</li>
<li><strong>Illness:</strong> ask for a medical report with diagnosis and dates, in English if possible, and itemised bills.</li>
<li><strong>Claim soon</strong>, completely, and in order. Number the papers and send copies.</li>
</ol>
<p>If you are refused, ask which clause they rely on, and answer that clause. Most countries have an insurance ombudsman or regulator who helps consumers free of charge. A short, factual letter with the policy's own wording achieves more than anger.</p>
<h2>In one paragraph</h2>
<p>Buy on the day you book. Choose high medical cover, payment direct to the hospital and a real emergency line. Declare everything. Check height, depth, engine and alcohol. Accept a high excess on small things, and ignore the rest of the brochure.</p>
`,
};
