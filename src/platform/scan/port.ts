/** `unavailable`: nothing here can read codes, they are typed; `unread`: the picture shows none. */
export type Scanned = { text: string } | 'cancelled' | 'unread' | 'unavailable'

export interface ScanPort {
  /** Whether a button for it makes sense here. */
  isAvailable(): Promise<boolean>
  /** Reads one QR or bar code with the camera. */
  scan(): Promise<Scanned>
}
