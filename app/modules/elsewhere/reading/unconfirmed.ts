import { plainText } from "./dates";

/** The news of a mail stands at its beginning. */
const MOST_LETTERS = 3_000;
/** "You are on the waitlist", in English, German, French, Spanish, Italian, Portuguese and Dutch, without accents. */
const WAITS =
  /\b(?:(?:you(?: are|'re| remain)|status|passengers? (?:is|are)|seats? (?:is|are)|(?:has|have) been|(?:was|were)) ?:? ?(?:now |still |currently )?(?:placed |put )?(?:on (?:the|our|a) )?wait(?:ing)? ?-?list(?:ed)?|(?:auf|in) (?:der|die|unserer) warteliste|(?:en|sur) (?:la )?liste d'attente|en (?:la )?lista de espera|in lista d'attesa|na lista de espera|op de wachtlijst)\b/i;
/** "Your seat is not confirmed". */
const OPEN =
  /\b(?:(?:booking|reservation|seats?|room|flight|stay|request|order|itinerary|trip) (?:is|are|has|have) (?:not|n't) (?:yet )?(?:been )?(?:confirmed|final)|(?:booking|reservation|stay|trip|request) is (?:still )?pending|awaiting confirmation|(?:noch )?nicht bestatigt|n'est pas (?:encore )?confirmee?|(?:aun )?no esta confirmad[oa]|non e (?:ancora )?confermat[oa]|(?:ainda )?nao esta confirmad[oa]|(?:nog )?niet bevestigd)\b/i;
/** "This is not a booking", "our offer for your stay". */
const OFFER =
  /\b(?:this is (?:not|no) (?:yet )?(?:an? )?(?:booking|reservation)|(?:our|your|a|the following) (?:offer|quote|quotation|proposal) (?:for|of)|(?:das ist|dies ist) (?:noch )?keine (?:buchung|reservierung)|unser angebot|unverbindliches angebot|notre (?:offre|devis|proposition) pour|nuestr[oa] (?:oferta|presupuesto|propuesta) para|(?:la )?nostra (?:offerta|proposta) per|il nostro preventivo|(?:a )?nossa proposta para|ons aanbod|onze offerte)\b/i;
/** What makes the sentence one of the past, or of what may be. */
const NOT_SO = /\b(?:no longer|not|if|wenn|si|se|als|unless|until|once)\b[^.!?]{0,40}$/i;

/** Whether words say that what they describe is a wish, an offer or a place in a queue, and no booking. */
export function saysUnconfirmed(text: string): boolean {
  const plain = plainText(text.slice(0, MOST_LETTERS)).replace(/\s+/g, " ");
  return [WAITS, OPEN, OFFER].some((pattern) => {
    const found = pattern.exec(plain);
    return found !== null && !NOT_SO.test(plain.slice(Math.max(0, found.index - 60), found.index));
  });
}
