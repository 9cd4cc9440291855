import type { Point } from '@/lib/gcj02'

/** Coordinates are GCJ-02 everywhere. */
export interface ChosenPlace extends Point {
  name: string
  address: string
}

export type Choice =
  | ChosenPlace
  | 'cancelled'
  | 'refused'
  | 'failed'
  /** the platform has no picker: the mall's own page is opened */
  | 'ownPage'

export interface MapPort {
  /** The platform's picker; begins at the phone, or at a place known before. */
  choose(from?: Point): Promise<Choice>
  /** The platform's map with a pin; false where it has none and the mall's own page is opened. */
  show(place: ChosenPlace): Promise<boolean>
  /** Leads from the mall's own page into a map app; undefined where the platform's map does so itself. */
  readonly leadThere: ((place: ChosenPlace) => void) | undefined
}

export interface MapMark extends Point {
  title: string
}

export interface MapViewProps {
  center: Point
  marks?: readonly MapMark[]
  /** The shopper has moved the map, whose middle is here now. */
  onMove?: (center: Point) => void
  /** read out */
  label: string
  className?: string
}
