/** The most characters of a sentence that are read; the rest is left out. */
export const WISH_LENGTH = 300;
