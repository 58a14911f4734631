/** Presses that change the places; they load the page anew with all that was typed. */
export const press = { type: "submit", formMethod: "get", formNoValidate: true, name: "do" } as const;
