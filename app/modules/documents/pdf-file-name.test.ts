import { describe, expect, it } from "vitest";
import { tripPdfFileName } from "./pdf-file-name";
import { contentDisposition } from "#app/shared/content-disposition";

const trip = (name: string): { name: string; destination: string } => ({ name, destination: "Kyoto" });

describe("the name of the file", () => {
  it.each([
    ["My Trip", "My_Trip_Itinerary.pdf", "My Trip_Confirmation.pdf"],
    ["  Þórsmörk  & 京都 ", "Þórsmörk_&_京都_Itinerary.pdf", "Þórsmörk & 京都_Confirmation.pdf"],
    ["../../etc/passwd", "etc_passwd_Itinerary.pdf", "etc passwd_Confirmation.pdf"],
    ["a\u0000b\r\nc\u202eexe.pdf", "ab_cexe.pdf_Itinerary.pdf", "ab cexe.pdf_Confirmation.pdf"],
    ['Rome: "eternal"? <yes>|*', "Rome_eternal_yes_Itinerary.pdf", "Rome eternal yes_Confirmation.pdf"],
    ["", "Kyoto_Itinerary.pdf", "Kyoto_Confirmation.pdf"],
    ["...", "Kyoto_Itinerary.pdf", "Kyoto_Confirmation.pdf"],
  ])("of %j", (name, itinerary, confirmation) => {
    expect(tripPdfFileName(trip(name), "itinerary")).toBe(itinerary);
    expect(tripPdfFileName(trip(name), "confirmation")).toBe(confirmation);
  });

  it("stays within 255 bytes whatever the letters", () => {
    expect(Buffer.byteLength(tripPdfFileName(trip("🗻".repeat(200)), "confirmation"))).toBeLessThan(255);
  });
});

describe("the header that saves an answer", () => {
  it("names plain files plainly", () => {
    expect(contentDisposition("My_Trip_Itinerary.pdf")).toBe(
      `attachment; filename="My_Trip_Itinerary.pdf"; filename*=UTF-8''My_Trip_Itinerary.pdf`,
    );
  });

  it("gives old clients letters they know, and others all of them", () => {
    expect(contentDisposition("São Paulo (京都)'s.pdf")).toBe(
      `attachment; filename="Sao Paulo (__)'s.pdf"; filename*=UTF-8''S%C3%A3o%20Paulo%20%28%E4%BA%AC%E9%83%BD%29%27s.pdf`,
    );
  });

  it("lets nothing through that ends the header or the name", () => {
    const header = contentDisposition('a"\r\nSet-Cookie: x=1/..\\b%2f\ud800.pdf');
    expect(header).toBe(
      `attachment; filename="a_Set-Cookie: x=1..b_2f.pdf"; filename*=UTF-8''a%22Set-Cookie%3A%20x%3D1..b%252f.pdf`,
    );
  });
});
