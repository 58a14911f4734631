import type { ReactNode } from "react";

/** A whole address to hand on, and the button that copies it; without a script both are plain links to it. */
export function CopyLink({
  link,
  copied,
  children = "Copy the link",
}: {
  link: string;
  /** Said once it is copied. */
  copied: string;
  children?: ReactNode;
}) {
  return (
    <p className="row invitation">
      <a className="target" href={link}>
        {link}
      </a>
      <a className="button" href={link} data-copy={link} data-copied={copied}>
        {children}
      </a>
    </p>
  );
}
