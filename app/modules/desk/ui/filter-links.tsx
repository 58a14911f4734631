interface FilterLinksProps {
  path: string;
  chosen: string;
  options: readonly { value: string; label: string }[];
}

/** The filters of a list by status, as links. */
export function FilterLinks({ path, chosen, options }: FilterLinksProps) {
  return (
    <nav className="row no-print" aria-label="Filter">
      {options.map(({ value, label }) => (
        <a
          key={value}
          className="choice"
          href={`${path}?status=${value}`}
          aria-current={chosen === value ? "true" : undefined}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
