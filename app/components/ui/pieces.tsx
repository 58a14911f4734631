/** Short facts after each other, with a dot between; a line breaks between them, and none begins or ends with a dot. */
export function Pieces({ of }: { of: readonly (string | undefined)[] }) {
  const said = of.filter(Boolean);
  return (
    <span className="pieces">
      {said.map((piece, index) => (
        <span key={index}>
          {piece}
          {index < said.length - 1 && <span className="visually-hidden">, </span>}
        </span>
      ))}
    </span>
  );
}
