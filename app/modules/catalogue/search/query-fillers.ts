/** Words of a query that say nothing about the place, the time or the traveller's wishes. */
export const FILLERS = new Set(
  (
    "a an and the in of for to with at on or i we me my our us you your want wants would like love go going get to be been is are was it its that this there here where when which what can could should see find visit " +
    "like similar instead alternative alternatives than somewhere anywhere someplace place places holiday holidays trip trips travel vacation break breaks getaway escape destination destinations day days per month good great best nice beautiful lovely amazing cool fun " +
    "some any not but no very really too so close near by from lots lot plenty much many have has during season weather climate friendly resort resorts please ideas idea surprise spend spending short first time around about while between far away " +
    "flight flights fly flying hotel hotels apartment stay people person persons adults guests pp person's parents mum mom dad wife husband girlfriend boyfriend partner women woman men man ladies girls boys female male early mid late beginning end middle solo alone friends group groups together traveller travellers traveler travelers quite also just only well pretty super " +
    "he she they them their who how do does make want wanna need needs looking look recommend recommended recommendations suggest suggestions suggestion things thing something anything everything if is isn't don't am ok off out up into least most more less over under from direct non-stop nonstop mon tour tours guide " +
    "hoping hope plane sometime staying then re ve ll incl including included quick take taking her his him ideally preferably maybe perhaps possibly leaving leave returning celebrate celebrating birthday kind type sort bit total max maximum budget-wise pax thanks thank hello hi let's lets planning plan book booking " +
    "weather temperature temperatures degrees open best-value value cost costs price prices expensive month months week weeks year night nights hours hour"
  ).split(" "),
);
