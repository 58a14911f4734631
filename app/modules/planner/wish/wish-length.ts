/** The longest sentence that is read, in characters; what is behind it is left out. */
export const WISH_LENGTH = 300;
