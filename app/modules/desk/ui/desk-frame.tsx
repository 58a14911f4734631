import type { ReactNode } from "react";

/** Pages of the desk, in the order of its navigation. */
const PAGES = [
  { path: "/admin", label: "Overview" },
  { path: "/admin/messages", label: "Messages" },
  { path: "/admin/applications", label: "Applications" },
  { path: "/admin/reports", label: "Reports" },
  { path: "/admin/bookings", label: "Bookings" },
  { path: "/admin/orders", label: "Orders" },
  { path: "/admin/jobs", label: "Jobs" },
  { path: "/admin/guides", label: "Guides" },
  { path: "/admin/outbox", label: "Outbox" },
  { path: "/admin/switches", label: "Switches" },
  { path: "/admin/audit", label: "Audit log" },
] as const;
type DeskPage = (typeof PAGES)[number]["path"];

interface DeskFrameProps {
  page: DeskPage;
  title: string;
  /** The list that this page belongs to, in words: shown above a single entry. */
  list?: string;
  children: ReactNode;
}

/** The frame of every desk page: its name, the navigation, and room for a table. */
export function DeskFrame({ page, title, list, children }: DeskFrameProps) {
  return (
    <div className="wrap page stack wide-gap desk">
      <nav className="tab-links no-print" aria-label="Desk">
        {PAGES.map(({ path, label }) => (
          <a key={path} href={path} aria-current={path === page ? (list ? "true" : "page") : undefined}>
            {label}
          </a>
        ))}
      </nav>
      <header>
        {list && (
          <a className="target no-print" href={page}>
            {list}
          </a>
        )}
        <h1 className="step-3">{title}</h1>
      </header>
      {children}
    </div>
  );
}
