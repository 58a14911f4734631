import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { PageHandle } from "./page-handle";
import { PendingView } from "./pending-view";
import { SiteFooter } from "./site-footer";
import { Toast } from "./toast";
import type { ToastProps } from "./toast";

export interface ShellProps {
  user: { firstName: string; isAdmin: boolean } | null;
  toast: ToastProps | null;
  /** Tells one message from the next, which may have the same words and must be shown and read out again. */
  toastKey?: string;
  tab: PageHandle["tab"];
  /** The realities of this installation, in words; empty when they could not be read. */
  note: string;
  children: ReactNode;
}

const current = (is: boolean): "page" | undefined => (is ? "page" : undefined);

/**
 * The parts that every page has in common: masthead, main, footer, the phone's tab bar, and the message after a
 * redirect.
 */
export function Shell({ user, toast, toastKey, tab, note, children }: ShellProps) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to the content
      </a>
      <div className="offline" data-offline-strip hidden role="status">
        <span data-offline-words suppressHydrationWarning>
          You're offline. What you've typed is still here.
        </span>
      </div>
      <div className="offline waiting-strip" data-waiting-strip hidden role="status" suppressHydrationWarning>
        <span data-waiting-words suppressHydrationWarning />{" "}
        <a href="/offline#waiting" data-waiting-link suppressHydrationWarning>
          See them
        </a>
      </div>
      <p className="visually-hidden" role="status" data-waiting-said suppressHydrationWarning />
      <header className="masthead">
        <div className="wrap">
          <Link className="wordmark" to="/" aria-label="Voyance, home">
            Voyance<span aria-hidden="true">.</span>
          </Link>
          <nav aria-label="Main">
            <Link className="wide" to="/explore" aria-current={current(tab === "explore")}>
              Explore
            </Link>
            <Link className="wide" to="/destinations" aria-current={current(tab === "destinations")}>
              Destinations
            </Link>
            <Link className="wide" to="/guides" aria-current={current(tab === "guides")}>
              Guides
            </Link>
            <Link className="wide" to="/planner" aria-current={current(tab === "plan")}>
              Plan
            </Link>
            {user ? (
              <>
                <Link className="wide" to="/trip/dashboard" aria-current={current(tab === "trips")}>
                  Your Trips
                </Link>
                <details className="account-menu">
                  <summary className="button">
                    <span className="short-name">{user.firstName}</span>
                  </summary>
                  <div className="panel">
                    <Link to="/profile">Profile</Link>
                    <Link to="/trip/dashboard">Your Trips</Link>
                    <Link to="/billing">Billing</Link>
                    <Link to="/profile/account">Account settings</Link>
                    {user.isAdmin && <a href="/admin">Desk</a>}
                    <form method="post" action="/signout">
                      <button type="submit" className="button">
                        Sign out
                      </button>
                    </form>
                  </div>
                </details>
              </>
            ) : (
              <Link className="button" to="/signin" reloadDocument>
                Sign in
              </Link>
            )}
          </nav>
        </div>
      </header>
      {toast && <Toast key={toastKey} {...toast} />}
      <main id="main" tabIndex={-1}>
        <PendingView>{children}</PendingView>
      </main>
      <SiteFooter note={note} />
      <nav className="tabbar" aria-label="Main, phone">
        <Link to="/" aria-current={current(tab === "home")}>
          Home
        </Link>
        <Link to="/explore" aria-current={current(tab === "explore" || tab === "destinations" || tab === "guides")}>
          Explore
        </Link>
        <Link to="/planner" aria-current={current(tab === "plan")}>
          Plan
        </Link>
        <Link to="/trip/dashboard" aria-current={current(tab === "trips")}>
          Trips
        </Link>
      </nav>
    </>
  );
}
