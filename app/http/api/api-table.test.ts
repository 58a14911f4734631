import { expect, it } from "vitest";
import { addressTable } from "./api-table";

const find = addressTable([
  { path: "/api/destinations/{id}" },
  { path: "/api/destinations/count" },
  { path: "/api/v1/trips/{id}" },
  { path: "/api/v1/trips/{id}/pdf" },
]);
const found = (pathname: string) => {
  const one = find(pathname);
  return one && [one.at.path, one.params];
};

it("finds a call by its address, a plain one before one with names", () => {
  expect(found("/api/destinations/count")).toEqual(["/api/destinations/count", {}]);
  expect(found("/api/destinations/kyoto")).toEqual(["/api/destinations/{id}", { id: "kyoto" }]);
  expect(found("/api/v1/trips/a1/pdf")).toEqual(["/api/v1/trips/{id}/pdf", { id: "a1" }]);
});

it("ignores case and a slash at the end, and keeps the parts as they were meant", () => {
  expect(found("/API/v1/Trips/Aa%20b/")).toEqual(["/api/v1/trips/{id}", { id: "Aa b" }]);
  expect(found("/api/v1/trips/%zz")).toEqual(["/api/v1/trips/{id}", { id: "%zz" }]);
});

it.each(["/api", "/api/v1/trips", "/api/v1/trips//pdf", "/api/v1/trips/a/b", "/x/api/destinations/count"])(
  "has nothing at %s",
  (pathname) => expect(found(pathname)).toBeUndefined(),
);
