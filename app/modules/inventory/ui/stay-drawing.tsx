import type { ReactNode } from "react";
import type { StayKind } from "../offers/hotel";

/** Wall, roof, light and leaf of each kind of house, as flat shapes on a square of 48. */
const HOUSES: Record<StayKind, ReactNode> = {
  hostel: (
    <>
      <path className="wall" d="M7 40V23h34v17z" />
      <path className="roof" d="M4 23 24 11l20 12z" />
      <path className="light" d="M12 27h10v3H12zM12 34h10v3H12zM27 40V28h8v12z" />
    </>
  ),
  guesthouse: (
    <>
      <path className="leaf" d="M37 40v-7a6 7 0 1 1 2 0v7z" />
      <path className="wall" d="M8 40V26h22v14z" />
      <path className="roof" d="M5 26l8-7v-4h3v2l3-3 14 12z" />
      <path className="light" d="M12 30h5v5h-5zM21 40V30h5v10z" />
    </>
  ),
  apartment: (
    <>
      <path className="leaf" d="M6 40v-6a4 5 0 1 1 1 0v6z" />
      <path className="wall" d="M12 40V9h24v31z" />
      <path className="roof" d="M12 9h24v3H12z" />
      <path
        className="light"
        d="M16 15h4v4h-4zM22 15h4v4h-4zM28 15h4v4h-4zM16 22h4v4h-4zM22 22h4v4h-4zM28 22h4v4h-4zM16 29h4v4h-4zM28 29h4v4h-4zM22 40V30h4v10z"
      />
    </>
  ),
  hotel: (
    <>
      <path className="wall" d="M8 40V19h32v21z" />
      <path className="roof" d="M8 19h32v3H8zM16 9h16v7H16zM18 16h2v3h-2zM28 16h2v3h-2z" />
      <path
        className="light"
        d="M12 25h5v4h-5zM31 25h5v4h-5zM12 32h5v4h-5zM31 32h5v4h-5zM20 40V29h8v11zM19 11.5h10v2H19z"
      />
    </>
  ),
  "boutique hotel": (
    <>
      <path className="leaf" d="M9 40v-5a3 4 0 1 1 1 0v5zM38 40v-5a3 4 0 1 1 1 0v5z" />
      <path className="wall" d="M14 40V18a10 10 0 0 1 20 0v22z" />
      <path className="roof" d="M14 29h20l2 4H12z" />
      <path
        className="light"
        d="M18 26v-5a2 2 0 0 1 4 0v5zM26 26v-5a2 2 0 0 1 4 0v5zM21 40v-6h6v6zM22 15a2 2 0 0 1 4 0z"
      />
    </>
  ),
  "grand hotel": (
    <>
      <path className="wall" d="M4 40V24h40v16zM15 24v-6h18v6z" />
      <path className="roof" d="M17 18a7 7 0 0 1 14 0zM23 12V5h6v3h-5v4zM4 24h40v2H4z" />
      <path
        className="light"
        d="M8 29h3v7H8zM14 29h3v7h-3zM31 29h3v7h-3zM37 29h3v7h-3zM20 40v-7a4 4 0 0 1 8 0v7zM20 20h2v3h-2zM26 20h2v3h-2z"
      />
    </>
  ),
};

/** A small picture of the type of house; what it shows is said in words beside it. */
export function StayDrawing({ kind }: { kind: StayKind }) {
  return (
    <svg className="stay-drawing" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <circle className="sun" cx="38" cy="11" r="5" />
      {HOUSES[kind]}
      <path className="ground" d="M0 40h48v8H0z" />
    </svg>
  );
}
