import { memo, type ComponentType } from 'react'
import type { FaceOf } from './face'

export interface GoodsCardProps<Row> {
  row: Row
  face: FaceOf<Row>
  /** its place in a list: a box of its own around each card would be one node more */
  className?: string
  /** in the first screen: not lazy */
  eager?: boolean
  /** of a row: between its marks and its price */
  Below?: ComponentType<{ row: Row }>
  /** left out where a decorated page hides them */
  hide?: { name?: boolean; price?: boolean; old?: boolean; sold?: boolean; marks?: boolean }
  /** what it is in a line, under its name */
  intro?: boolean
}

/** Generic components lose their parameter in `memo`. */
export const memoCard = memo as <C>(card: C) => C
