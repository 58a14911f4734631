/** A link to a folded part opens it on the spot, without another page. */
document.addEventListener("click", (event) => {
  const link = (event.target as Element).closest<HTMLElement>("[data-opens]");
  const folded = link && document.getElementById(link.dataset.opens!);
  if (!link || !(folded instanceof HTMLDetailsElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  folded.open = true;
  folded.scrollIntoView();
  folded.querySelector("summary")?.focus({ preventScroll: true });
  history.replaceState(history.state, "", (link as HTMLAnchorElement).href);
  for (const other of link.parentElement!.querySelectorAll("[data-opens]"))
    if (other === link) other.setAttribute("aria-current", "true");
    else other.removeAttribute("aria-current");
});

export {};
