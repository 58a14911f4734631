import type { GuideSource } from "../guide";

export const goodGuest: GuideSource = {
  slug: "being-a-good-guest",
  title: "Being a good guest: photographs, temples and tipping",
  type: "Responsible Tourism",
  tags: ["etiquette", "photography", "religion", "tipping"],
  publishedAt: "2026-09-10",
  excerpt: "Three things visitors worry about, and the few rules that cover most of the world.",
  featured: false,
  related: ["bangkok", "kyoto", "marrakech", "uluru", "luang-prabang"],
  content: `
<p>Nobody learns the manners of every country. Nobody needs to. Hosts forgive a wrong fork and an awkward bow at once. What they remember is whether you noticed that you were in somebody's home, somebody's church, somebody's working day. The rules below cover most cases, and looking around covers the rest.</p>
<h2>Three habits that work everywhere</h2>
<ol>
<li><strong>Stop at the door.</strong> Before you enter a house, a shop or a holy place, stand still for a breath. See what people do with shoes, hats, hands and voices, and do that.</li>
<li><strong>Greet first.</strong> In much of the world, from France to Senegal to Japan, a question without a greeting is rude. Learn good day, please and thank you, and use them before anything else.</li>
<li><strong>Ask, and take no for an answer.</strong> "May I?" with a gesture needs no language. A smile that does not reach the eyes is a no.</li>
</ol>
<h2>Photographs</h2>
<p>A camera points. The person at the other end has not always agreed to be part of your journey, and a picture that is published cannot be taken back.</p>
<h3>People</h3>
<ul>
<li>Ask before a portrait, in words or by lifting the camera with a questioning look. In most countries you need not ask for a crowd or a wide street scene; close up, you do.</li>
<li>Show the picture afterwards. If you promise to send it, send it.</li>
<li>For children, ask the parent. Do not publish a child's face with their name, school or village.</li>
<li>Never photograph people in distress: the sick, the grieving, anyone who is begging. Ask yourself whether you would want to be seen like that.</li>
<li>If somebody asks for money for a picture, agree on the sum first or put the camera away. Both are fine; taking the picture and leaving is not.</li>
<li>Buy something before you photograph a stall.</li>
</ul>
<h3>What the law may say</h3>
<p>In the United Arab Emirates, and in some other countries, publishing a stranger's picture without consent can be an offence. Soldiers, police, border posts, military sites and in many places bridges, dams and airports must not be photographed. Museums often allow pictures but forbid flash, tripods and selfie sticks. In Gion in Kyoto, the private lanes are closed to visitors and a sign announces a fine.</p>
<p>Drones need permission nearly everywhere that is worth flying over: national parks, cities, crowds, monuments. Some countries, Morocco and Egypt among them, take drones away at the border. Leave yours at home unless you have the permit in hand.</p>
<h3>Places that ask not to be photographed</h3>
<p>At Uluru, the Anangu ask visitors not to photograph certain parts of the rock, which signs point out, because their stories are told only in that place. Many Pueblo communities in New Mexico forbid cameras, or sell a permit. The altar of a church, the inner room of a Hindu temple, a funeral, a person at prayer: put the phone away before anyone has to ask.</p>
<h2>Temples, churches, mosques</h2>
<p>Covered shoulders and knees, a quiet voice and a silent phone open almost every door. Carry a large scarf; it solves most of what can go wrong. The differences:</p>
<h3>Buddhist temples</h3>
<p>Take off shoes and hat. Step over the threshold, not on it. Sit so that the soles of your feet point away from the statue and from monks. Walk around a stupa clockwise. Do not climb on a statue or pose with your back against it: in Sri Lanka and Thailand, visitors have been fined or deported for less than they thought. Women should not touch monks or hand them anything directly. A tattoo of the Buddha is best covered.</p>
<p>In Luang Prabang, the monks' morning round is a prayer, not a show. Watch from the other side of the street, silently, without flash. Give only if it means something to you, and then sit lower than the monks, with rice from the market and not from a seller who waits for tour groups.</p>
<h3>Shinto shrines</h3>
<p>Bow slightly at the gate and walk at the side of the path. Rinse your hands at the basin. At the hall, drop a coin, bow twice, clap twice, bow once.</p>
<h3>Hindu temples</h3>
<p>Shoes off, and often leather too. Use the right hand to give and receive. Some temples, or their inner rooms, are open to Hindus only. That is not a matter for discussion. In Bali you need a sash and a sarong, and the temples ask women who are menstruating not to enter.</p>
<h3>Mosques</h3>
<p>Shoes off, arms and legs covered, and a scarf over the hair for women. Come outside prayer times and not on Friday at noon. Do not walk in front of someone who is praying. In Morocco almost all mosques are closed to people of other faiths; the Hassan II mosque in Casablanca is the famous exception. During Ramadan, do not eat, drink or smoke in the street by day.</p>
<h3>Churches</h3>
<p>Men take their hats off. Do not wander about during a service: sit down or come back. If candles are for sale, they are for prayer. A church that asks no entrance fee still has a roof to mend, so leave something.</p>
<h3>Synagogues and gurdwaras</h3>
<p>In a synagogue, men cover their heads, and on the Sabbath nobody takes pictures or uses a phone. In a Sikh gurdwara everyone covers their head, takes off their shoes and washes their hands. You are welcome to eat with the others on the floor, free of charge. Take only what you can finish, and offer to help with the dishes.</p>
<h2>Tipping</h2>
<p>A tip can be a thank-you, a wage or an insult, depending on the border you crossed last. These are customs, not laws, and they change, so ask somebody who lives there and does not live on tips.</p>
<table>
<thead><tr><th>Where</th><th>In a restaurant</th></tr></thead>
<tbody>
<tr><th>United States</th><td>18 to 20 per cent before tax. Wages depend on it.</td></tr>
<tr><th>Canada</th><td>15 to 20 per cent.</td></tr>
<tr><th>Mexico, Peru</th><td>10 to 15 per cent.</td></tr>
<tr><th>Britain, Ireland</th><td>About 10 per cent, unless service is on the bill, as it often is in London.</td></tr>
<tr><th>France, Italy, Spain, Portugal</th><td>Service is included. Coins, or up to 5 per cent when it was good.</td></tr>
<tr><th>Germany, Austria</th><td>Round up by 5 to 10 per cent. Say the total when you pay.</td></tr>
<tr><th>Scandinavia, Iceland</th><td>Nothing expected.</td></tr>
<tr><th>Egypt, Morocco</th><td>About 10 per cent, and small notes for many small services.</td></tr>
<tr><th>South Africa, Kenya</th><td>About 10 per cent, up to 15 in South Africa.</td></tr>
<tr><th>India</th><td>About 10 per cent if no service is charged.</td></tr>
<tr><th>Thailand, Vietnam</th><td>Leave the change, or a little more.</td></tr>
<tr><th>Japan, South Korea, China</th><td>Nothing. In Japan it embarrasses people.</td></tr>
<tr><th>Australia, New Zealand</th><td>Nothing expected.</td></tr>
</tbody>
</table>
<h3>Who else</h3>
<ul>
<li><strong>Guides and drivers:</strong> outside Japan and its neighbours, roughly a tenth of the price of the tour, handed over at the end in the local currency.</li>
<li><strong>Porters and crews on a trek:</strong> ask the agency for the usual sum before you start, and give it to each person directly.</li>
<li><strong>Cleaners:</strong> a small note on the pillow each morning, where tipping is the custom, because tomorrow it may be someone else.</li>
<li><strong>"Free" walking tours:</strong> the guide lives on what you give at the end, and may owe the company a fee for your place.</li>
</ul>
<p>Give notes, never foreign coins, which no bank will change. Check the bill for a service charge before you add a second one.</p>
<h2>At the table and at home</h2>
<p>Bring a small gift when you are invited: sweets, fruit, something from where you live. Avoid alcohol unless you know they drink, and white flowers in East Asia, where they are for funerals. Where people eat with their hands, use your right one. Accept the first cup of tea; refusing it refuses the person. If you do not eat something, say so with your thanks and not with your face.</p>
<h2>When you get it wrong</h2>
<p>You will. Say sorry, put it right, and do not explain. Most people will laugh, show you how it is done, and like you the better for asking. A good guest is not the one who knows every rule. It is the one who is glad to be taught.</p>
`,
};
