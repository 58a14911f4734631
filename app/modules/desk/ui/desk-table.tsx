import type { ReactNode } from "react";

interface DeskTableProps {
  caption: string;
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** The sentence in place of a table without rows. */
  empty: string;
}

/** A table that is read row by row on a phone: each cell then names its content. */
export function DeskTable({ caption, columns, rows, empty }: DeskTableProps) {
  if (rows.length === 0) return <p>{empty}</p>;
  return (
    <table className="desk-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, index) => (
              <td key={columns[index]} data-label={columns[index]}>
                <div>{cell}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
