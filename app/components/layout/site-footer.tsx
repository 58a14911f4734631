import { Link } from "@remix-run/react";

/** The links at the foot of every page, grouped by what a visitor may be looking for. */
const GROUPS = [
  {
    name: "Discover",
    links: [
      ["/explore", "Explore"],
      ["/destinations", "Destinations"],
      ["/guides", "Guides"],
      ["/sample-itinerary", "Sample itinerary"],
    ],
  },
  {
    name: "Plan",
    links: [
      ["/planner", "Plan a trip"],
      ["/surprise", "Surprise Me"],
      ["/quiz", "Dream Quiz"],
      ["/features/preference-blending", "For groups"],
      ["/pricing", "Pricing"],
    ],
  },
  {
    name: "Company",
    links: [
      ["/about", "About"],
      ["/how-it-works", "How it works"],
      ["/careers", "Careers"],
      ["/press", "Press"],
      ["/api/docs", "API"],
    ],
  },
  {
    name: "Help",
    links: [
      ["/help", "Help"],
      ["/contact", "Contact"],
      ["/legal/faq", "Questions and answers"],
      ["/offline", "Offline"],
    ],
  },
  {
    name: "Legal",
    links: [
      ["/legal/terms", "Terms"],
      ["/legal/privacy", "Privacy"],
      ["/legal/cookies", "Cookies and measuring"],
      ["/legal/credits", "Credits"],
    ],
  },
] as const;

/** The foot of every page: the realities of the installation, and the links. */
export function SiteFooter({ note }: { note: string }) {
  return (
    <footer className="colophon">
      <div className="wrap stack">
        <nav aria-label="About this site" className="colophon-groups">
          {GROUPS.map(({ name, links }) => (
            <div key={name}>
              <p className="eyebrow">{name}</p>
              <ul>
                {links.map(([to, words]) => (
                  <li key={to}>
                    <Link to={to}>{words}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <p>Voyance. {note}</p>
      </div>
    </footer>
  );
}
