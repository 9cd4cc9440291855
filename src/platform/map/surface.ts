import type { Point } from '@/lib/gcj02'
import type { MapMark } from './port'

/** Something that draws a map into a box of the page. */
export interface Surface {
  show(center: Point): void
  mark(marks: readonly MapMark[]): void
  remove(): void
}

export type DrawMap = (box: HTMLElement, center: Point, onMove: (center: Point) => void) => Surface

/** streets and their names */
export const zoom = 15
