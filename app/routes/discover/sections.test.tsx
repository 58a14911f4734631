import { Writable } from "node:stream";
import type { ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { expect, it } from "vitest";
import { ExploreSection } from "./sections";

/** The page as the server sends it, and the failures on the way. */
function rendered(page: ReactElement): Promise<{ html: string; failures: unknown[] }> {
  const failures: unknown[] = [];
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const out = new Writable({
      write(part: Buffer, _encoding, done) {
        parts.push(Buffer.from(part));
        done();
      },
    });
    out.on("finish", () => resolve({ html: Buffer.concat(parts).toString(), failures }));
    const { pipe } = renderToPipeableStream(page, {
      onAllReady: () => pipe(out),
      onShellError: reject,
      onError: (error) => void failures.push(error),
    });
  });
}

function section(name: string, children: (value: string[]) => ReactElement): ReactElement {
  return (
    <ExploreSection title={name} fallback={name} section={{ status: "ready", value: ["Lisbon"] }}>
      {children}
    </ExploreSection>
  );
}

it("shows its own words for a section that fails to render, and the others whole (CHECKLIST EXPL-09, ERR-08)", async () => {
  const { html, failures } = await rendered(
    <main>
      {section("Travel styles", (list) => (
        <p>{list[1]!.toUpperCase()}</p>
      ))}
      {section("Guides", ([first]) => (
        <p>{first}</p>
      ))}
    </main>,
  );
  expect(html).toContain("Travel styles temporarily unavailable");
  expect(html).toContain("<h2>Travel styles</h2>");
  expect(html).toContain("<p>Lisbon</p>");
  expect(html).not.toContain("Guides temporarily unavailable");
  expect(failures).toHaveLength(1);
});

it("shows the same words for a section that could not be made (CHECKLIST EXPL-10)", async () => {
  const { html, failures } = await rendered(
    <ExploreSection title="Seasons" fallback="Seasonal collections" section={{ status: "failed" }}>
      {() => <p>never</p>}
    </ExploreSection>,
  );
  expect(html).toContain("Seasonal collections temporarily unavailable");
  expect(failures).toEqual([]);
});
