import { plainText } from "./dates";

/** "Cancelled" in English, German, French, Spanish, Italian, Portuguese and Dutch, without accents. */
const CANCELLED = String.raw`(?:cancell?ed|cancell?e|storniert\w{0,2}|abgesagt|gestrichen|annulliert|annulee?s?|cancelad[oa]s?|anulad[oa]s?|annullat[oaie]|cancellat[oaie]|disdett[oa]|geannuleerd|geannuleerde)`;
const CANCELLATION = String.raw`(?:cancellation|stornierung|stornobestatigung|storno|annulation|cancelacion|anulacion|cancellazione|annullamento|disdetta|cancelamento|annulering)`;
const IN_TITLE = new RegExp(String.raw`\b${CANCELLED}\b`, "i");
const NOTICE = new RegExp(
  String.raw`^(?:[\w. ]{1,8}:\s?){0,4}(?:\W{0,3}(?:your|ihre|votre|su|tu|la tua|a sua|uw|je|booking|flight|hotel)\s){0,2}${CANCELLATION}\b(?!\s(?:polic|polit|beding|condi|fee|free|insur|vers|possible|moglich|gratuit))`,
  "i",
);
const NOTICE_OF = new RegExp(
  String.raw`\b(?:confirm\w{0,10}|bestatigung|conferma|confirma\w{0,6}|bevestiging)\s(?:of|der|de|d'|della|da|van)?\s?(?:your|ihrer|votre|su|tu|la|uw|je)?\s?${CANCELLATION}\b`,
  "i",
);
/** Words that make the sentence a rule or the contrary: "if it is cancelled", "not cancelled", "can be cancelled". */
const NOT_SO =
  /\b(?:not|nicht|non|n'est pas|pas|nao|niet|no|if|when|once|unless|until|should|can|could|may|must|will|would|wenn|falls|kann|konnen|werden kann|si|peut|en cas|puede|se|puo|pode|kan|als|indien|in case|free|kostenlos|gratis|never|nie)\b[^.!?]{0,60}$/i;
const SAID = new RegExp(
  String.raw`\b(?:has been|have been|had been|was|were|is|are|now|wurde|wurden|ist|sind|worden|a ete|est|ont ete|ha sido|han sido|fue|esta|e stat[oa]|sono stat[ei]|foi|esta|is|zijn|werd|status:?|stato:?|estado:?|statut:?)\s(?:now |successfully |erfolgreich |bien |vollstandig |succesvol )?${CANCELLED}\b`,
  "gi",
);
/** The thing that is cancelled; fares and tickets in general are cancelled in the rules below a booking. */
const BOOKING =
  /\b(?:booking|reservation|flight|stay|trip|order|itinerary|buchung|reservierung|flug|reise|aufenthalt|vol|voyage|sejour|reserva|vuelo|viaje|estancia|prenotazione|volo|viaggio|soggiorno|voo|viagem|estadia|reservering|boeking|vlucht|reis|verblijf|status|stato|estado|statut)\b[^.!?]{0,80}$/i;
const RULE = /\b(?:which|that|who|tickets|fares|die|qui|que|che)\s?$/i;
/** The news of a mail stands at its beginning; rules about cancelling follow later. */
const MOST_LETTERS = 3_000;

/** Whether the title of an event, a page or a mail says that its booking was cancelled. */
export function isCancelledTitle(title: string): boolean {
  const plain = plainText(title.slice(0, 300));
  const word = IN_TITLE.exec(plain);
  if (word && !NOT_SO.test(plain.slice(0, word.index))) return true;
  return NOTICE.test(plain) || NOTICE_OF.test(plain);
}

/** Whether words say that a booking was cancelled; a rule about cancelling does not. */
export function saysCancelled(text: string): boolean {
  const plain = plainText(text.slice(0, MOST_LETTERS)).replace(/\s+/g, " ");
  return [...plain.matchAll(SAID)].some(({ index, 0: said }) => {
    const before = plain.slice(Math.max(0, index - 100), index);
    return !NOT_SO.test(before) && !RULE.test(before) && BOOKING.test(before + said);
  });
}

/** Whether the value of a status says no, in whatever spelling: "Cancelled", ".../ReservationCanceled/". */
export function isCancelledStatus(status: string): boolean {
  return new RegExp(String.raw`${CANCELLED}/?\s*$`, "i").test(plainText(status.slice(0, 200)));
}
