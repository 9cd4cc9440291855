import type { RubikCubeItem } from '@mall/contract/diyComponents'
import { full, gapOf, type Cell, type Cube } from './cube'

/** Pictures over cells of a square, as the operator has laid them. */
export function squareOf({ list, ...item }: RubikCubeItem): Cube {
  const gap = gapOf(item)
  const columns = Math.min(Math.max(Number(item.customRubikCube) || 4, 1), 12)
  const side = (full - gap * (columns - 1)) / columns
  const length = (cells: number) => side * cells + gap * (cells - 1)
  const cells = list.flatMap((picture, i): Cell[] => {
    const given = (item.selectedRubikCubeArray?.[i] ?? {}) as Record<string, unknown>
    const [x = 0, y = 0, width = 0, height = 0] = [given.x, given.y, given.width, given.height].map(Number)
    const fits = x >= 0 && y >= 0 && width > 0 && height > 0 && x + width <= columns && y + height <= columns
    if (!fits) return []
    const place = { gridColumn: `${x + 1} / span ${width}`, gridRow: `${y + 1} / span ${height}` }
    return [{ picture, width: length(width), height: length(height), place }]
  })
  return { gap, columns, cells, row: side }
}
