import type { GuideSource } from "../guide";

export const jetLag: GuideSource = {
  slug: "how-to-beat-jet-lag",
  title: "How to beat jet lag",
  type: "Safety & Wellness",
  tags: ["jet lag", "sleep", "long-haul", "health"],
  publishedAt: "2026-05-21",
  excerpt: "Light at the right hour, a short nap, and a plan for each direction.",
  featured: false,
  related: ["tokyo", "new-york", "sydney", "singapore"],
  content: `
<p>Jet lag is a clock problem. Your body keeps the time of the place you left, and gets sleepy, hungry and alert on that schedule. Tiredness from the flight itself goes away after one good night. The clock takes longer, and it can be steered, mostly with light.</p>
<h2>What to expect</h2>
<p>Left to itself, the body clock moves by about an hour a day when you fly east, and by about an hour and a half when you fly west. West is easier because most people's inner day is a little longer than 24 hours, so staying up late comes more naturally than going to bed early. Two time zones or fewer hardly matter. Six zones east may take the best part of a week.</p>
<p>Flying north or south, however far, brings no jet lag, only a tired back. The signs of the real thing are waking at three, sleepiness in the afternoon, hunger at odd hours, a slow stomach and a short temper. Older travellers often need a day or two more.</p>
<h2>Decide whether to change at all</h2>
<p>For a stay of two or three days it is often better to stay on home time. Put meetings and meals where you would be awake anyway, sleep as close to your usual hours as you can, and go back with a clock that never moved. For four days or more, change.</p>
<h2>The one idea that matters</h2>
<p>Light moves the clock, and the same light can push it forwards or backwards. The turning point is when your body temperature is lowest, roughly three hours before you usually wake. If you wake at seven at home, your low point is about four in the morning, home time.</p>
<ul>
<li><strong>Light in the hours after the low point</strong> moves the clock earlier, which is what you need after flying east.</li>
<li><strong>Light in the hours before the low point</strong> moves it later, which is what you need after flying west.</li>
<li>Daylight outdoors, even under cloud, is many times brighter than a lit room. An hour in a park does more than a day beside a window.</li>
<li>When light would push you the wrong way, stay indoors or wear sunglasses. Take them off to drive.</li>
</ul>
<p>So write down two things before you go: your low point in local time at the destination, and the hours on the right side of it.</p>
<h2>Three journeys worked out</h2>
<p>All three are for someone who sleeps from eleven to seven at home.</p>
<h3>New York to Paris, six hours east</h3>
<p>The low point, four in New York, is ten in Paris. On the first morning, keep light low until about ten, then be outside from ten until one. The next day begin an hour earlier, and so on. Go to bed at half past ten, whatever the afternoon felt like, and dim the lights from nine.</p>
<h3>London to New York, five hours west</h3>
<p>The low point is eleven in the evening in New York. Be outside in the late afternoon and early evening, and stay up until ten. When you wake at four, leave the room dark and do not reach for a screen. Most people are right within three or four days.</p>
<h3>London to Tokyo, nine hours east in winter</h3>
<p>The low point is one in the afternoon in Tokyo. Bright morning light would push you the wrong way, so spend the first morning in a museum, and go out from one until late afternoon. Move the start of your outdoor time an hour or so earlier each day. Beyond about nine zones east, some people's clocks go round the other way, and it is reasonable to treat the trip as a long one west: evening light, late nights, dark mornings.</p>
<h2>Before you leave</h2>
<ol>
<li>Sleep enough in the last two nights. Nothing makes jet lag worse than starting tired.</li>
<li>If you can, shift the times you go to bed and get up by an hour a day for the last three days: earlier before flying east, later before flying west. For the east, get light as soon as you are up; for the west, late in the evening.</li>
<li>Choose arrival times with care. After a flight west, landing in the afternoon is easiest. After a night flight east, arrange to drop your bags or to pay for an early room.</li>
<li>Keep the first day free of anything that needs judgement: contracts, hire cars, mountain paths.</li>
</ol>
<h2>On the plane</h2>
<p>Set your watch to the destination when you board, and ask what you would be doing there. If it is night, put on the eye mask and earplugs, skip the meal and sleep. If it is day, stay up, with short naps. Drink water when you are thirsty. Alcohol brings sleep sooner and then breaks it, and dry air makes the headache worse.</p>
<p>Walk the aisle and flex your calves every hour or two. If you are pregnant, or have had a blood clot, recent surgery or cancer treatment, ask your doctor about compression stockings or more before any flight over four hours.</p>
<h2>The first two days</h2>
<ul>
<li><strong>Nap once, for twenty to thirty minutes,</strong> before three in the afternoon. Set two alarms. Sleep for two hours and you will pay for it at bedtime.</li>
<li><strong>Eat on local time,</strong> lightly in the evening. Meals give the clock a weaker signal than light, though a useful one.</li>
<li><strong>Use coffee as a tool.</strong> Small cups in the morning and after lunch keep you going. About half the caffeine is still in your blood five hours later, so stop eight hours before bed.</li>
<li><strong>Move, outdoors, in your good hours.</strong> A walk counts. Hard exercise late in the evening keeps you awake.</li>
<li><strong>Make the room a cave:</strong> dark, quiet and cool, around 18 degrees. Tape over the small lights. Put the phone across the room.</li>
<li><strong>If you lie awake for longer than about twenty minutes,</strong> get up, read something dull in dim light, and go back when you are sleepy.</li>
</ul>
<h2>Melatonin and sleeping tablets</h2>
<p>Melatonin is the hormone that tells the body it is night. Trials support it for journeys across five or more zones, above all eastwards: between half a milligram and five milligrams, taken close to bedtime at the destination, from the day of arrival and for up to four or five nights. Small doses move the clock about as well as large ones. Taken at the wrong hour, it can hold you back or leave you sleepy by day.</p>
<p>In some countries it is sold in food shops, and its strength may differ from the label. In others, the United Kingdom among them, it needs a prescription. Speak to a doctor or pharmacist first if you take blood thinners or medicine for epilepsy, have an autoimmune disease, are pregnant, or want it for a child.</p>
<p>Sleeping tablets give hours of sleep and do not move the clock. Never try one for the first time on a plane, and never mix one with alcohol. Deep, still sleep in a seat also raises the risk of a clot.</p>
<h2>If you take medicine by the clock</h2>
<p>Insulin, some contraceptive pills, epilepsy medicine and blood thinners need a plan for a day that lasts 18 or 33 hours. Ask your doctor or pharmacist a few weeks ahead, write the plan in both times, and carry it with the medicine in your cabin bag.</p>
<h2>With children</h2>
<p>Babies under about three months hardly have a clock to upset. Older children adjust much as you do, with louder complaints. Feed them at local hours, take them out in the right light, and accept that somebody will want breakfast at four. Lay out cereal, a lamp with a warm bulb and a quiet game the evening before.</p>
<h2>Going home</h2>
<p>The journey back turns the plan around, and is the part people forget. Work out the new low point, keep one empty day before work, and do not drive home from the airport after a night without sleep. A sleepy driver can be as dangerous as a drunk one. If you still sleep badly after two weeks, jet lag is no longer the likely reason, and it is worth seeing a doctor.</p>
`,
};
