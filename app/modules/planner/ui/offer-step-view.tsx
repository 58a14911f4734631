import type { ComponentProps } from "react";
import { problemInWords } from "#app/shared/form-problem";
import type { FormProblem } from "#app/shared/form-problem";
import type { OwnPage } from "../own-step";
import { NoOffers, OfferChoice } from "./offer-choice";
import type { OffersPage } from "./offer-choice";
import { OwnStep } from "./own-step";

type Choice<Card extends { id: string }> = ComponentProps<typeof OfferChoice<Card>>;

/**
 * A step of the planner with offers: the choice, the note that there are none, or the form for a booking made
 * elsewhere.
 */
export function OfferStepView<Page extends OffersPage<{ id: string }> & { kind: "offers" }>({
  page,
  refused,
  none,
  choice,
}: {
  page: Page | OwnPage;
  /** The problem of a form that was sent. */
  refused?: FormProblem;
  /** The words for an empty list. */
  none: (page: Page) => ComponentProps<typeof NoOffers>;
  choice: (page: Page) => Pick<Choice<Page["cards"][number]>, "words" | "map" | "renderCard">;
}) {
  if (page.kind === "own") return <OwnStep page={page} problem={refused} />;
  if (page.searched === 0) return <NoOffers {...none(page)} missing={page.missing} />;
  return (
    <OfferChoice<Page["cards"][number]> offers={page} problem={refused && problemInWords(refused)} {...choice(page)} />
  );
}
