import { createContext } from "react";

/** The nonce that this answer's scripts carry; empty in the browser, where none is needed. */
export const NonceContext = createContext("");
