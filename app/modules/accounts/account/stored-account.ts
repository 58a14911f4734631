import { z } from "zod";
import { storedShape } from "#app/shared/stored-shape";

/** How `users.social_links` is read and written: addresses by the name of the site. */
export const SOCIAL_LINKS_SET = storedShape("users.social_links", z.record(z.string(), z.string()));
