import { it } from "vitest";
import { answerTo } from "./answer-to.fixture";
it("x", { timeout: 120000 }, () => {
  for (const s of ["see the Louvre, 3 nights", "Louvre in May", "visit the Colosseum, 4 nights", "see the Sagrada Familia for 3 nights", "Taj Mahal in November, 5 days", "see Big Ben, 2 nights", "Machu Picchu, 8 days", "Alhambra, 3 nights", "Statue of Liberty and Central Park, 4 nights", "Angkor Wat, 5 days", "see the Great Barrier Reef, 6 nights", "climb Kilimanjaro", "the Acropolis, 3 nights in May", "see Stonehenge", "Hagia Sophia and Blue Mosque, 4 nights", "Uffizi, 3 nights", "Lisbon and the Alhambra, 6 nights", "we want to split 10 days between Tokyo and Kyoto","Hallstatt, 2 nights","the Prado, weekend","Buckingham Palace with kids, 3 nights", "see the Eiffel Tower and Louvre, 3 nights"])
    console.log(s, JSON.stringify(answerTo(s)));
});
