import { createContext } from "react";

/** Told on the server when something stands in for a part of the page that could not be rendered. */
export const FallbackContext = createContext<() => void>(() => undefined);
