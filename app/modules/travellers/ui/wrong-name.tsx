/** How a name that an airline has is put right, by whoever sees it is wrong. */
export function WrongName() {
  return (
    <>
      {"Is a name wrong? "}
      <a href="/contact">Write to us</a>
      {", and we'll ask the airline to put it right."}
    </>
  );
}
