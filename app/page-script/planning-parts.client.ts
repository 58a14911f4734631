/**
 * Adds to the pages where a plan begins, in one file: help with fields, and values remembered from one page to the
 * next.
 */
import "./fields.client";

export { takeUp } from "./remember.client";
