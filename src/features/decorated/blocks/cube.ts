import type { CSSProperties } from 'react'
import type { RubikCubeItem } from '@mall/contract/diyComponents'

type Picture = RubikCubeItem['list'][number]

/** A picture and where it stands. `width`, design px, is for its variant: its place is as wide as the columns make it. */
export interface Cell {
  picture: Picture
  width: number
  height: number
  place?: Pick<CSSProperties, 'gridColumn' | 'gridRow'>
}
export interface Cube {
  gap: number
  columns: number
  cells: readonly Cell[]
  /** design px; without it rows are as high as what stands in them */
  row?: number
}

/** design px at both sides */
export const edge = 24
export const full = 750 - 2 * edge

/** Of twelve columns something is left. */
export const gapOf = ({ imageGap = 0 }: Pick<RubikCubeItem, 'imageGap'>) => Math.min(Number(imageGap) || 0, 48)

/** Which columns a picture of these arrangements takes, of as many as there are; the first may take two rows. */
const spans: Partial<Record<string, readonly [columns: number, ...spans: number[]]>> = {
  'row1-lt-of2-rt': [4, 2, 2, 2],
  'row1-lt-of1-tp-of2-bm': [4, 2, 2, 1, 1],
  'row1-tp-of2-bm': [2, 2, 1, 1],
}
const perRow: Partial<Record<string, number>> = { 'row1-of3': 3, 'row1-of4': 4 }

/** The pictures of a cube in their places; heights are those of the operator's, else by the pictures. */
export function cubeOf({ selectedTemplate: template = 'row1-of2', list, ...item }: RubikCubeItem): Cube {
  const gap = gapOf(item)
  const [columns = perRow[template] ?? 2, ...taken] = spans[template] ?? []
  const widthOf = (span: number) => ((full - gap * (columns - 1)) / columns) * span + gap * (span - 1)
  const given = (i: number) => Math.min(Math.max(Number(item.heightArray?.[i]) || 0, 0), 2 * full)
  const byPicture = (picture: Picture | undefined, width: number) =>
    picture?.imgWidth && picture.imgHeight ? (width * picture.imgHeight) / picture.imgWidth : width
  const beside = columns === 4 && taken.length > 0
  // a tall one, and two rows beside it that are as high together
  const tall = given(0) || byPicture(list[0], widthOf(taken[0] ?? 1))
  const pictures = taken.length > 0 ? list.slice(0, taken.length) : list
  const cells = pictures.map((picture, i): Cell => {
    const span = taken[i] ?? 1
    const width = widthOf(span)
    const gridColumn = `span ${span}`
    if (beside && i === 0) return { picture, width, height: tall, place: { gridColumn, gridRow: 'span 2' } }
    if (beside) return { picture, width, height: Math.max(1, (tall - gap) / 2), place: { gridColumn } }
    // pictures of one row are as high as its first
    const first = list[taken.length > 0 && i > 0 ? 1 : 0]
    return { picture, width, height: given(i) || byPicture(first, width), place: { gridColumn } }
  })
  return { gap, columns, cells }
}
