/** In css px. */
export interface Spot {
  x: number
  y: number
}

export interface MotionPort {
  /** Whether the shopper has asked the system for less motion. */
  reduced(): boolean
  /** Where a finger tapped, from the upper left corner of the page's column; undefined for a key. */
  spotOf(tap: object): Spot | undefined
}
