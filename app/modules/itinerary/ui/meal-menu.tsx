import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { ItineraryItem, MealName } from "../itinerary";
import { menuId } from "../line-anchor";
import { LineMenu, useOnce } from "./line-menu";

/** What may be done with a meal: another table, one that the traveller finds, or none. */
export function MealMenu({
  item,
  date,
  meal,
  tables,
  isSettled,
  problem,
  children,
}: {
  item: ItineraryItem;
  date: string;
  meal: MealName;
  /** Tables that would do as well, the nearest first. */
  tables: readonly { value: string; label: string }[];
  /** The traveller has settled it; it may be left to the plan again. */
  isSettled: boolean;
  problem?: string;
  /** Fields that the page adds to each of its forms. */
  children?: ReactNode;
}) {
  const { once } = useOnce();
  const id = `meal-${item.id}`;
  const to = `#${menuId(item)}`;
  const fields = (
    <>
      {children}
      <input type="hidden" name="date" value={date} />
      <input type="hidden" name="meal" value={meal} />
    </>
  );
  return (
    <LineMenu item={item} problem={problem}>
      {tables.length > 0 && (
        <Form method="post" action={to} className="pair" onSubmit={once}>
          {fields}
          <label htmlFor={`${id}-table`}>Another table</label>
          <select id={`${id}-table`} name="table">
            {tables.map((table) => (
              <option key={table.value} value={table.value}>
                {table.label}
              </option>
            ))}
          </select>
          <button
            type="submit"
            className="button"
            name="intent"
            value="change-table"
            aria-label={`Change the table for ${meal}`}
          >
            Change
          </button>
        </Form>
      )}
      <Form method="post" action={to} className="row" onSubmit={once}>
        {fields}
        {item.placeId !== undefined && (
          <button type="submit" className="button" name="intent" value="eat-elsewhere">
            Find our own table
          </button>
        )}
        {isSettled && (
          <button type="submit" className="button" name="intent" value="plan-meal">
            Choose for us again
          </button>
        )}
        <button type="submit" className="button" name="intent" value="skip-meal">
          No {meal} that day
        </button>
      </Form>
    </LineMenu>
  );
}
