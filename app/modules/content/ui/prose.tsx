import { Fragment } from "react";
import { piecesOf } from "../prose";
import type { Block } from "../prose";

/** A line with its links. */
export function Line({ text }: { text: string }) {
  return piecesOf(text).map(({ words, href }, index) =>
    href ? (
      <a key={index} href={href} rel={href.startsWith("http") ? "noopener noreferrer" : undefined}>
        {words}
      </a>
    ) : (
      <Fragment key={index}>{words}</Fragment>
    ),
  );
}

/** Each cell carries the name of its column: on a phone a row is a list of them. */
function Table({
  head,
  rows,
  label,
}: {
  head: readonly string[];
  rows: readonly (readonly string[])[];
  label: string;
}) {
  return (
    <table className="facts-table">
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = "", ...rest]) => (
          <tr key={first}>
            <th scope="row">
              <Line text={first} />
            </th>
            {rest.map((cell, index) => (
              <td key={head[index + 1]} data-label={head[index + 1]}>
                <Line text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Running text: paragraphs, lists and tables. */
export function Prose({ blocks, label = "" }: { blocks: readonly Block[]; label?: string }) {
  return blocks.map((block, index) => {
    if (typeof block === "string")
      return (
        <p key={index}>
          <Line text={block} />
        </p>
      );
    if ("table" in block) return <Table key={index} {...block.table} label={label} />;
    return (
      <ul key={index}>
        {block.list.map((point) => (
          <li key={point}>
            <Line text={point} />
          </li>
        ))}
      </ul>
    );
  });
}
