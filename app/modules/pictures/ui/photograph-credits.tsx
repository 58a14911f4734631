import type { CreditedPhotograph } from "../credited-photograph";

/** Author and licence of a photograph, as its licence asks, with the page that describes it. */
export function PhotographSource({
  picture: { title, pageUrl, author, licence },
}: Pick<CreditedPhotograph, "picture">) {
  return (
    <>
      <a href={pageUrl} rel="noopener noreferrer">
        {title}
      </a>
      {author && ` by ${author}`},{" "}
      <a href={licence.url} rel="license noopener noreferrer">
        {licence.name}
      </a>
    </>
  );
}

/** All photographs that are shown, by destination, each with its author and licence. */
export function PhotographCredits({ photographs }: { photographs: readonly CreditedPhotograph[] }) {
  const destinations = [...new Set(photographs.map(({ destination }) => destination))];
  return destinations.map((name) => (
    <details key={name} className="more">
      <summary>{name}</summary>
      <dl className="fact-lines">
        {photographs
          .filter(({ destination }) => destination === name)
          .map((photograph) => (
            <div key={photograph.page}>
              <dt>
                <a href={photograph.page}>{photograph.place}</a>
              </dt>
              <dd>
                <PhotographSource picture={photograph.picture} />.
              </dd>
            </div>
          ))}
      </dl>
    </details>
  ));
}
