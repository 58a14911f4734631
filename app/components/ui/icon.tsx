import icons from "#app/components/styles/icons.svg?url";

/** A thin-line symbol from the sprite; always stands beside a word. */
export function Icon({ name }: { name: string }) {
  return (
    <svg className="icon" aria-hidden="true" focusable="false">
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
