import { useReality } from "#app/components/layout/use-reality";
import { plansHere } from "#app/modules/accounts/account/plans";
import type { Membership } from "#app/modules/accounts/account/plans";

const PLAN_NAMES: Record<Membership, string> = { free: "Free", trip_pass: "Trip pass", premium: "Premium" };
const PLANS = Object.keys(PLAN_NAMES) as Membership[];

/** The features that each plan opens, from the table that the product itself goes by. */
export function PlanTable() {
  const real = useReality();
  if (!real) return null;
  return (
    <table className="facts-table">
      <caption className="visually-hidden">What each plan includes</caption>
      <thead>
        <tr>
          <th scope="col">What you get</th>
          {PLANS.map((plan) => (
            <th key={plan} scope="col">
              {PLAN_NAMES[plan]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {plansHere(real).map(({ name, plans }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {PLANS.map((plan) => (
              <td key={plan} data-label={PLAN_NAMES[plan]}>
                {plans[plan] ?? "Not included"}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
