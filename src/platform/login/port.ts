/** Codes that the server exchanges for an openid (start-and-login.md section 5). */
export interface LoginPort {
  /** A code to exchange now; '' when there is none. In WeChat's browser it is the one that came back in the address. */
  code(): Promise<string>
  /** WeChat's browser, and this visit has not asked yet: leaving for the address of `authcode` brings a code back. */
  mayAsk(): boolean
  ask(address: string): void
}
