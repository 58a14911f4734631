import type { ReactNode } from "react";
import { isVisit } from "#app/modules/itinerary/day/itinerary";
import type { ItineraryDay, ItineraryItem } from "#app/modules/itinerary/day/itinerary";
import { isAbout, menuId } from "#app/modules/itinerary/day/line-anchor";
import { MealMenu } from "#app/modules/itinerary/ui/meal-menu";
import { StopMenu } from "#app/modules/itinerary/ui/stop-menu";
import { WalkMenu } from "#app/modules/itinerary/ui/walk-menu";
import { WhileChoices } from "#app/modules/itinerary/ui/while-choices";
import type { OwnPlaceSent } from "#app/modules/trips/days/own-place-form";
import type { TripPreferences } from "#app/modules/trips/trip/trip";
import { MOST_NOTE } from "#app/modules/trips/trip/trip";
import { OwnPlaceEditor } from "#app/modules/trips/ui/own-place-editor";
import type { EditProblem } from "#app/modules/trips/use/change-days.server";
import { problemOf } from "#app/shared/form-problem";
import { formatShortDate } from "#app/shared/format";

type Choices = Readonly<Record<string, readonly { id: string; name: string }[]>>;

interface EditLineProps {
  tripId: string;
  item: ItineraryItem;
  day: ItineraryDay;
  days: readonly ItineraryDay[];
  /** The alternatives of each visit, by its place, and the other tables of each meal. */
  alternatives: Choices;
  tables: Choices;
  preferences: Pick<TripPreferences, "notes" | "meals">;
  /** The traveller's own places as their forms show them, and the parts of town to choose from. */
  ownPlaces: readonly { id: string; isAppointment: boolean; values: OwnPlaceSent }[];
  districts: readonly string[];
  /** The refusal in the menu of a line, and what was typed there. */
  refused?: EditProblem;
  children: ReactNode;
}

/** Whether a visit has others of its day before and after it. */
function movesOf(day: ItineraryDay, item: ItineraryItem): { earlier: boolean; later: boolean } {
  const visits = day.items.filter(isVisit);
  const at = visits.findIndex(({ id }) => id === item.id);
  return { earlier: at > 0, later: at < visits.length - 1 };
}

const choicesOf = (places: Choices[string] = []) => places.map(({ id, name }) => ({ value: id, label: name }));

/**
 * The menu of a line of the days: for a visit, a walk or a meal, and the choices for a free while; none for other lines,
 * nor for lunch on a day out.
 */
export function EditLine({
  tripId,
  item,
  day,
  days,
  alternatives,
  tables,
  preferences,
  ownPlaces,
  districts,
  refused,
  children,
}: EditLineProps) {
  const place = ownPlaces.find(({ id }) => id === item.placeId);
  const own = refused && isAbout(item, day.date, refused.about ?? []) ? refused : undefined;
  const details = own?.intent === "change-own" ? own : undefined;
  // The editor inside says what is wrong with its own fields.
  const refusedInMenu = details ? problemOf(null) : own;
  const editor = place?.isAppointment ? (
    <p>
      <a className="target" href={`/trips/${tripId}/times?change=${place.id}#appointment`}>
        Change this appointment
      </a>
    </p>
  ) : (
    place && (
      <OwnPlaceEditor
        placeId={place.id}
        name={item.name}
        values={details ? { ...place.values, ...details.values } : place.values}
        refused={details}
        districts={districts}
        mostNote={MOST_NOTE}
        to={`#${menuId(item)}`}
      >
        {children}
      </OwnPlaceEditor>
    )
  );
  if (isVisit(item))
    return (
      <StopMenu
        item={item}
        canMove={movesOf(day, item)}
        otherDays={days
          .filter((one) => one.date !== day.date)
          .map(({ date, dayTrip }) => ({
            value: date,
            // A move of a stop in town may end the day out of the day it moves to.
            label: `${formatShortDate(date)}${dayTrip ? " · a day out" : ""}`,
          }))}
        alternatives={choicesOf(alternatives[item.placeId])}
        note={preferences.notes?.[item.placeId]}
        refused={refusedInMenu}
        isOnDayTrip={day.dayTrip !== undefined}
        mostNote={MOST_NOTE}
        own={editor}
      >
        {children}
      </StopMenu>
    );
  if (item.walkId !== undefined)
    return (
      <WalkMenu item={{ ...item, walkId: item.walkId }} refused={refusedInMenu}>
        {children}
      </WalkMenu>
    );
  const whiles = { tripId, days, page: "edit" as const, fields: children };
  if (item.offers) return <WhileChoices {...{ item, whiles }} date={day.date} />;
  const { meal } = item;
  if (item.role !== "meal" || !meal || (meal === "lunch" && day.dayTrip)) return null;
  return (
    <MealMenu
      item={item}
      date={day.date}
      meal={meal}
      tables={choicesOf(tables[item.id])}
      isSettled={preferences.meals?.some((wish) => wish.date === day.date && wish.meal === meal) ?? false}
      refused={refusedInMenu}
      own={editor}
    >
      {children}
    </MealMenu>
  );
}
