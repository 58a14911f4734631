import type { ReactNode } from "react";
import type { FormProblem } from "#app/shared/form-problem";
import type { ItineraryItem, MealName } from "../day/itinerary";
import { LineChoice, LineForm, LineMenu } from "./line-menu";

/** Actions on a meal: another table, one that the traveller finds, or none. */
export function MealMenu({
  item,
  date,
  meal,
  tables,
  isSettled,
  refused,
  own,
  children,
}: {
  item: ItineraryItem;
  date: string;
  meal: MealName;
  /** Tables that would do as well, the nearest first. */
  tables: readonly { value: string; label: string }[];
  /** The traveller has settled it; it may be left to the plan again. */
  isSettled: boolean;
  /** A form of the menu that was refused. */
  refused?: FormProblem;
  /** Further actions on its table, where that is the traveller's own. */
  own?: ReactNode;
  /** Fields that the page adds to each of its forms. */
  children?: ReactNode;
}) {
  const idOf = (field: string): string => `meal-${item.id}-${field}`;
  const fields = (
    <>
      {children}
      <input type="hidden" name="date" value={date} />
      <input type="hidden" name="meal" value={meal} />
    </>
  );
  return (
    <LineMenu {...{ item, refused, idOf }}>
      <LineChoice
        {...{ item, fields }}
        refused={refused}
        id={idOf("table")}
        label="Another table"
        name="table"
        options={tables}
        button="Change"
        buttonLabel={`Change the table for ${meal}`}
        intent="change-table"
      />
      <LineForm {...{ item, fields }} className="row">
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
      </LineForm>
      {own}
    </LineMenu>
  );
}
