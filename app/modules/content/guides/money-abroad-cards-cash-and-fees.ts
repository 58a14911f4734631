import type { GuideSource } from "../guide";

export const moneyAbroad: GuideSource = {
  slug: "money-abroad-cards-cash-and-fees",
  title: "Money abroad: cards, cash and fees",
  type: "Practical",
  tags: ["money", "cards", "cash", "tipping"],
  publishedAt: "2026-11-12",
  excerpt: "What each fee is called, which of them you can refuse, and how much cash to carry.",
  featured: false,
  related: ["marrakech", "tokyo", "buenos-aires", "copenhagen"],
  content: `
<p>Spending abroad is cheap if you know which button to press, and surprisingly expensive if you do not. Most of the cost comes from four fees. Two are set by your bank before you leave, one by the cash machine, and one you accept yourself at the till.</p>
<h2>The four fees</h2>
<ul>
<li><strong>The foreign transaction fee.</strong> Your bank adds it to the rate of the card network on every payment in another currency. Two to three per cent is common, and many cards charge nothing. Look in the terms for "non-sterling", "foreign currency" or "international" fee.</li>
<li><strong>The withdrawal fee.</strong> Your bank may charge a fixed sum or a percentage when you take out cash. On a credit card, interest often runs from the same day as well.</li>
<li><strong>The machine's own fee.</strong> The operator of the cash machine may add a few euros, dollars or pounds, or 220 to 250 baht in Thailand. It must be shown on the screen, and you can cancel.</li>
<li><strong>The conversion at the till.</strong> The terminal offers to charge you in your own currency. The rate is the merchant's, usually several per cent worse than the network's. You can always say no.</li>
</ul>
<p>An example shows why the amount matters. A machine takes a fee of 5, and your bank takes 3 per cent. Withdraw 50, and you pay 6.50, or 13 per cent. Withdraw 200, and you pay 11, or 5.5 per cent. Withdraw less often and more at a time, as long as you are comfortable carrying it.</p>
<h2>Always pay in the local currency</h2>
<p>If a screen asks "euros or dollars", choose the currency of the country you are in. The other choice is called dynamic currency conversion. It turns up in three places:</p>
<ol>
<li>At shop and restaurant terminals, where the waiter may press it for you. Look before you tap. If your own currency is on the slip, ask for the payment to be cancelled and done again.</li>
<li>At cash machines, where the words are "accept" or "decline conversion". Declining feels like cancelling. It is not: the machine pays out, and your own bank converts.</li>
<li>On airline and hotel websites, which may quietly switch to the currency of your card.</li>
</ol>
<h2>Which cards to take</h2>
<p>Take two cards from two banks, on two different networks, and keep them apart. One should have no foreign transaction fee. One should be a true credit card in the name of the driver, because hire car firms and some hotels refuse debit cards for the deposit.</p>
<ul>
<li>Know the PIN of each card. Ticket machines, petrol pumps and toll roads ask for it even when the shops do not.</li>
<li>Check the expiry dates, and raise or lower the daily limits in the app.</li>
<li>Put one card in your phone's wallet, and carry the plastic too. Phones break, and some machines take only the card itself.</li>
<li>Tell your bank where you are going if it asks for that, and make sure its messages reach you without your usual SIM card.</li>
<li>Save the emergency numbers of both banks on paper.</li>
</ul>
<p>A deposit for a car or a room is a hold. It takes the sum out of your limit, and on a debit card out of your account, and may take a week or two to come back. Keep a separate card for it if you can.</p>
<h2>Where cards stop working</h2>
<p>In Sweden, Denmark and the Netherlands, a growing number of places refuse cash. In Germany, Japan and Morocco, small restaurants, temples, buses and market stalls may take nothing else. In China, people pay by phone: link your card to one of the two large payment apps before you go, and keep some notes for the day it fails. Some Dutch and German shops take only local debit cards, whatever the sticker on the door suggests. In the United States, a petrol pump may want a postcode that your card does not have, so pay at the desk.</p>
<h2>How much cash</h2>
<p>Land with enough for a day: the ride into town, a meal, a bed if all else fails. In most countries that is the equivalent of 50 to 100 euros. Take it out in one go, from a real bank's cash machine in the arrivals hall and not from the exchange counter beside it.</p>
<p>After that, carry enough for a week of small things. Ask for an awkward sum such as 190 so that the machine gives smaller notes, and break the large ones in supermarkets and hotels. Keep coins for lockers, toilets and tips. Split the rest between wallet, bag and room safe.</p>
<h3>Changing notes</h3>
<p>A counter that promises "no commission" earns from the gap between its rates. Ask one question: how much will I receive, in my hand, for a hundred? Compare it with the mid-market rate on your phone. Within two per cent is good; beyond five, you are being fleeced. Airports, stations and hotels are usually the worst; licensed offices in shopping streets, above all in Asia, can be better than a bank. Count the notes before you leave the window. Never change money in the street.</p>
<p>Some currencies hardly exist outside their country, and a few, such as the Tunisian dinar, may not be taken out. Keep the receipts, and spend or change back what is left before security. If you carry dollars as a reserve, they should be clean, unmarked and of recent issue, since torn or old notes are refused in many places.</p>
<h2>At the cash machine</h2>
<ul>
<li>Prefer one inside a bank, in opening hours. If it keeps your card, somebody is there to give it back.</li>
<li>Pull gently at the slot and look for anything loose. Cover your hand when you enter the PIN.</li>
<li>Accept no help, however friendly. Cancel and walk away if someone stands too close.</li>
<li>Avoid the brightly coloured independent machines in tourist streets, which combine high fees with a poor rate.</li>
<li>Wait for the card as well as the cash. In some countries the cash comes first, and the card is what people forget.</li>
</ul>
<h2>Prices that are not the price</h2>
<p>In the United States and Canada, sales tax is added at the till, and hotels may add a resort fee, though booking sites in the United States must now show such fees in the total. In many European cities, a tourist tax is collected at the desk, per person per night. In Italy the cover charge is printed at the foot of the menu. Two plus signs after a price in Singapore or Malaysia mean that service and tax come on top.</p>
<h2>Tipping without worry</h2>
<ul>
<li><strong>United States:</strong> 18 to 20 per cent in restaurants with table service, where staff live on it. A dollar or two for a drink or a bag.</li>
<li><strong>Canada:</strong> 15 to 20 per cent.</li>
<li><strong>United Kingdom:</strong> 10 to 12.5 per cent, unless a service charge is already on the bill. It is optional, and you may ask for it to be removed.</li>
<li><strong>France, Italy, Spain, Portugal:</strong> service is included. Round up, or leave up to 5 per cent when it was good.</li>
<li><strong>Germany and Austria:</strong> 5 to 10 per cent. Say the full sum you want to pay as you hand over the money.</li>
<li><strong>Japan and South Korea:</strong> nothing. A tip may be returned to you in the street.</li>
<li><strong>Egypt and Morocco:</strong> small notes, often, for many small services. Keep a supply.</li>
</ul>
<p>Before you add a tip on a screen, check that service is not in the bill already. Give guides and drivers theirs in cash, in their currency.</p>
<h2>Tax back on purchases</h2>
<p>Visitors who live outside the European Union can reclaim value added tax on goods they take home, above a minimum that each country sets, at most 175 euros in one shop. Ask for the form when you pay, have the goods at hand, and get it validated by customs when you leave the Union, before you check the bag. Agencies keep a share. England, Scotland and Wales no longer have such a scheme for goods carried home. Japan changed in November 2026: you now pay the tax in the shop and claim it at departure.</p>
<h2>If a card is lost or stolen</h2>
<ol>
<li>Freeze it in the app at once. Freezing can be undone.</li>
<li>Call the bank if it does not turn up within the hour, and cancel it. Ask about emergency cash or a courier.</li>
<li>Report a theft to the police and keep the number of the report. The insurer will want it.</li>
<li>Go through the payments of the last few days and dispute, in writing, any you do not recognise.</li>
<li>Live on the second card. This is what it was for.</li>
</ol>
<h2>Large sums</h2>
<p>You may carry as much as you like across most borders, but you must declare large sums: 10,000 euros or more when entering or leaving the European Union, more than 10,000 dollars for the United States, 10,000 pounds or more for Great Britain. The American limit covers what a family carries together. Undeclared money can be seized, even if it is honestly yours.</p>
<h2>A routine for every trip</h2>
<p>One card without fees for nearly everything, in the local currency. One withdrawal a week, from a bank. A second card and a hundred euros, kept apart from the first. Five minutes each Sunday to read the statement. The rest of your attention can go to what you are buying.</p>
`,
};
