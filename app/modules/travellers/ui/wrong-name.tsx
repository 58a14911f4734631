/** The way to correct a name that an airline has. */
export function WrongName() {
  return (
    <>
      {"Is a name wrong? "}
      <a href="/contact">Write to us</a>
      {", and we'll ask the airline to put it right."}
    </>
  );
}
