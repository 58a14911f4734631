/** The tokens that an API caller gets at sign-in. Instants are UTC ISO texts. */
export interface TokenPair {
  token: string;
  refreshToken: string;
  expiresAt: string;
}
