import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { makeCtx } from "#tests/integration/booking/booking.fixture";
import { SAMPLES, SAMPLE_TRAVELLERS } from "../sample/samples";
import { getSample } from "../sample/sample.server";
import { SampleCosts } from "./sample-costs";

const WEATHER = { high: 32, low: 25, condition: "Mostly dry", description: "warm" };

it("adds up to its total, and no day has more on foot than in all (CHECKLIST SAMP-21, SAMP-23, SAMP-24)", async () => {
  const { flightCost, hotelCost } = SAMPLES.bali;
  const { days } = (await getSample(makeCtx(), "bali")).itinerary;
  const text = renderToStaticMarkup(
    <SampleCosts
      {...{ days, flightCost, hotelCost, weather: WEATHER, own: null }}
      travellers={SAMPLE_TRAVELLERS}
      units="metric"
    />,
  ).replace(/<[^>]+>/g, "");
  const amounts = [...text.matchAll(/\$([\d,]+(?:\.\d\d)?)/g)].map(([, sum]) => Number(sum!.replace(",", "")));
  expect(amounts.slice(0, 2)).toEqual([1850, 2100]);
  const total = amounts.pop()!;
  expect(amounts.reduce((sum, amount) => sum + amount)).toBeCloseTo(total, 2);
  const inAll = [...text.matchAll(/([\d.]+) km in all/g)].map(([, km]) => Number(km));
  expect(inAll).toHaveLength(5);
  for (const [index, day] of days.entries()) expect(inAll[index]).toBeGreaterThanOrEqual(day.walkKm);
});
