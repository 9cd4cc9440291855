export interface MotionPort {
  /** Whether the shopper has asked the system for less motion. */
  reduced(): boolean
}
