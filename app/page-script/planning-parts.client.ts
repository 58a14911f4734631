/** What scripts add where a plan begins, in one file: help with fields, and what is remembered from one page to the next. */
import "./fields.client";

export { takeUp } from "./remember.client";
