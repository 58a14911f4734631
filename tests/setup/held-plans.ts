import { afterAll } from "vitest";
import { holdPlans } from "./query-plans";

/** Every statement that the product makes in a test finds its rows by an index. */
afterAll(holdPlans);
