import { NOT_SEALED } from "../sealed-terms";

/** Replaces the form of a sealed trip where none is sold: the reason, and the alternatives. */
export function NotSealed({ sellsTrips }: { sellsTrips: boolean }) {
  return (
    <section className="wrap page stack narrow">
      <p className="eyebrow">Surprise Me, sealed</p>
      <h1 className="step-3">{NOT_SEALED}</h1>
      <p>
        {sellsTrips
          ? "Airlines and hotels ask for names and passports with each booking, and can still say no after you've paid. We'd have to tell you where you're going, and then it's no surprise."
          : "You book your flights and your stay yourself here, so you have to know where you're going."}
      </p>
      <p>Surprise Me still works: we choose three places that suit you, and you look before you decide.</p>
      <p>
        <a className="button primary" href="/surprise">
          Surprise Me
        </a>
      </p>
    </section>
  );
}
