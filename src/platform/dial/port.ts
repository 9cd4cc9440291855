export interface DialPort {
  /** Opens the phone with this number; the shopper calls or not. */
  dial(number: string): void
}
