import type { Point } from '@/lib/gcj02'

export type Located =
  /** GCJ-02, as the wire has it */
  | Point
  /** the shopper, or the phone, does not let the app know */
  | 'refused'
  | 'failed'

export interface LocationPort {
  /** Where the phone is. Only after a tap, or where the page says what for. */
  where(): Promise<Located>
}
