/** Asks the shopper whether to load the app anew; `apply` does. */
export type Offer = (apply: () => void) => unknown

export interface ReleasesPort {
  /**
   * To be called once the first page stands: keeps the app for times without a connection, and offers a release that comes
   * while it is open. `fetchOffer` is called before one comes: its code is gone from the server afterwards.
   */
  watch(fetchOffer: () => Promise<Offer>): void
}
