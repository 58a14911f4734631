import { SandboxHotels } from "#app/modules/inventory/providers/sandbox-hotels";
import { curateHotels } from "#app/modules/inventory/curation";
import * as L from "#app/modules/catalogue/content/lisbon";
import * as P from "#app/modules/catalogue/content/patagonia";
import * as B from "#app/modules/catalogue/content/bali";
import * as K from "#app/modules/catalogue/content/kyoto";
import * as S from "#app/modules/catalogue/content/santorini";
const f = new SandboxHotels();
for (const d of [L,P,B,K,S].map(m=>Object.values(m)[0] as any)) for (const ctx of [{adults:2,children:0},{adults:2,children:2,budgetMinor:120000,preferences:{comfort:0.9}}]) {
  const q={destination:d,checkIn:"2027-04-12",checkOut:"2027-04-19",today:"2027-01-15",...ctx};
  let t=performance.now();
  const r = await f.search(q);
  const t1=performance.now()-t; t=performance.now();
  const c = curateHotels(r,ctx);
  console.log(d.slug,c.searched,new Set(r.map(x=>x.propertyId)).size,t1.toFixed(1),(performance.now()-t).toFixed(1)+"ms");
  for (const x of c.shown) console.log("  ",x.tier,"|",x.label,"|",x.offer.totalMinor/100,x.offer.perNightMinor/100,x.offer.name,x.offer.address,x.offer.stars,x.offer.roomType,x.offer.rooms,x.offer.board,x.offer.walkToCentreMinutes,x.offer.transit??"",x.offer.cancellation.text,"|",x.reason);
  console.log("   per night", [...new Set(r.map(x=>x.stars))].sort().map(s=>{const v=r.filter(x=>x.stars===s).map(x=>x.perNightMinor/100).sort((a,b)=>a-b);return `${s}*: ${v[0]}-${v[v.length-1]}`}).join("  "));
}
