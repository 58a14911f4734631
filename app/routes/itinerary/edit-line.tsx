import type { ReactNode } from "react";
import { isVisit } from "#app/modules/itinerary/day/itinerary";
import type { ItineraryDay, ItineraryItem } from "#app/modules/itinerary/day/itinerary";
import { isAbout, menuId } from "#app/modules/itinerary/day/line-anchor";
import { MealMenu } from "#app/modules/itinerary/ui/meal-menu";
import { StopMenu } from "#app/modules/itinerary/ui/stop-menu";
import type { OwnPlaceErrors, OwnPlaceSent } from "#app/modules/trips/days/own-place-form";
import type { TripPreferences } from "#app/modules/trips/trip/trip";
import { MOST_NOTE } from "#app/modules/trips/trip/trip";
import { OwnPlaceEditor } from "#app/modules/trips/ui/own-place-editor";
import { formatShortDate } from "#app/shared/format";

/** The refusal in the menu of a line, and the text that was typed there. */
export interface RefusedLine {
  problem: string;
  about: string[];
  note?: string;
  minutes?: string;
  start?: string;
  own?: OwnPlaceRefused;
}

/** The traveller's own place as it was sent and refused. */
interface OwnPlaceRefused {
  values: OwnPlaceSent;
  errors: OwnPlaceErrors;
}

type Choices = Readonly<Record<string, readonly { id: string; name: string }[]>>;

interface EditLineProps {
  item: ItineraryItem;
  day: ItineraryDay;
  days: readonly ItineraryDay[];
  /** The alternatives of each visit, by its place, and the other tables of each meal. */
  alternatives: Choices;
  tables: Choices;
  preferences: Pick<TripPreferences, "notes" | "meals">;
  /** The traveller's own places as their forms show them, and the parts of town to choose from. */
  ownPlaces: readonly { id: string; values: OwnPlaceSent }[];
  districts: readonly string[];
  refused?: RefusedLine;
  children: ReactNode;
}

/** Whether a visit has others of its day before and after it. */
function movesOf(day: ItineraryDay, item: ItineraryItem): { earlier: boolean; later: boolean } {
  const visits = day.items.filter(isVisit);
  const at = visits.findIndex(({ id }) => id === item.id);
  return { earlier: at > 0, later: at < visits.length - 1 };
}

const choicesOf = (places: Choices[string] = []) => places.map(({ id, name }) => ({ value: id, label: name }));

/** The menu of a line of the days: for a visit or a meal; none for other lines, nor for lunch on a day out. */
export function EditLine({
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
  const own = refused && isAbout(item, day.date, refused.about) ? refused : undefined;
  const editor = place && (
    <OwnPlaceEditor
      placeId={place.id}
      name={item.name}
      values={own?.own?.values ?? place.values}
      errors={own?.own?.errors}
      districts={districts}
      mostNote={MOST_NOTE}
      to={`#${menuId(item)}`}
    >
      {children}
    </OwnPlaceEditor>
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
        note={own?.note ?? preferences.notes?.[item.placeId]}
        minutes={own?.minutes}
        start={own?.start}
        problem={own?.problem}
        isOnDayTrip={day.dayTrip !== undefined}
        mostNote={MOST_NOTE}
        own={editor}
      >
        {children}
      </StopMenu>
    );
  const { meal } = item;
  if (item.role !== "meal" || !meal || (meal === "lunch" && day.dayTrip)) return null;
  return (
    <MealMenu
      item={item}
      date={day.date}
      meal={meal}
      tables={choicesOf(tables[item.id])}
      isSettled={preferences.meals?.some((wish) => wish.date === day.date && wish.meal === meal) ?? false}
      problem={own?.problem}
      own={editor}
    >
      {children}
    </MealMenu>
  );
}
