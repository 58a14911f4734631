// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { focusOn, placeOf } from "./focus-place";

const SAME = { hash: "", isNewPage: false, isPosted: true };

beforeEach(() => {
  document.body.innerHTML = `<main><h1>Days</h1><div role="alert" tabindex="-1">No</div><label>Name <input id="name" /></label><details id="day-2"><summary>Day 2</summary></details><button id="go">Go</button></main>`;
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;

describe("the focus", () => {
  it("goes to the heading of a new page, or to what its address names", () => {
    expect(placeOf(document, { hash: "", isNewPage: true, isPosted: false })).toBe(find("h1"));
    expect(placeOf(document, { hash: "#day-2", isNewPage: true, isPosted: true })).toBe(find("summary"));
    expect(placeOf(document, { hash: "#go", isNewPage: true, isPosted: true })).toBe(find("#go"));
  });

  it("goes to the first field that was refused, but not away from the message above the form", () => {
    find("#name").setAttribute("aria-invalid", "true");
    find("#go").focus();
    expect(placeOf(document, SAME)).toBe(find("#name"));
    find("[role=alert]").focus();
    expect(placeOf(document, SAME)).toBeNull();
  });

  it("goes to a question of several answers that was refused", () => {
    find("#name").insertAdjacentHTML("beforebegin", "<fieldset class='fieldset has-error' id='why'></fieldset>");
    find("#name").setAttribute("aria-invalid", "true");
    expect(placeOf(document, SAME)).toBe(find("#why"));
  });

  it("stays on what is still there; of what is gone it goes to what the address names", () => {
    find("#go").focus();
    expect(placeOf(document, { ...SAME, hash: "#day-2" })).toBeNull();
    find("#go").remove();
    expect(placeOf(document, { ...SAME, hash: "#day-2" })).toBe(find("summary"));
    expect(placeOf(document, SAME)).toBe(find("h1"));
  });

  it("is taken even by what takes none by itself", () => {
    focusOn(find("h1"));
    expect(document.activeElement).toBe(find("h1"));
  });
});
