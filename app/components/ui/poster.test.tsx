import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Poster } from "./poster";

it("takes an address, or an address with its size (CHECKLIST ENT-05)", () => {
  const plain = renderToStaticMarkup(<Poster src="/art/kyoto.svg" alt="A pagoda" width={600} height={800} />);
  const sized = renderToStaticMarkup(
    <Poster src={{ src: "/art/kyoto.svg", width: 600, height: 800 }} alt="A pagoda" />,
  );
  for (const part of ['src="/art/kyoto.svg"', 'width="600"', 'height="800"', 'alt="A pagoda"', 'loading="lazy"']) {
    expect(plain).toContain(part);
    expect(sized).toContain(part);
  }
});

it("fetches the first picture of a page at once", () => {
  expect(renderToStaticMarkup(<Poster src="/art/kyoto.svg" alt="" isFirst />)).toMatch(
    /loading="eager" fetchpriority="high"/,
  );
});
