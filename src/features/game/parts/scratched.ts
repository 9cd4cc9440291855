import type { Spot } from '@/platform/pad/port'

const columns = 20
const rows = 10

interface Size {
  width: number
  height: number
}

/** Marks the parts of a card that a stroke of a round finger has laid bare. */
export function scratch(
  bare: Set<number>,
  size: Size,
  radius: number,
  { to, from = to }: { to: Spot; from?: Spot },
): void {
  const [wide, high] = [size.width / columns, size.height / rows]
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / (radius / 2)))
  for (let i = 0; i <= steps; i += 1) {
    const [x, y] = [from.x + ((to.x - from.x) * i) / steps, from.y + ((to.y - from.y) * i) / steps]
    for (let cell = 0; cell < columns * rows; cell += 1) {
      const [across, down] = [((cell % columns) + 0.5) * wide, (Math.floor(cell / columns) + 0.5) * high]
      if (Math.hypot(across - x, down - y) <= radius) bare.add(cell)
    }
  }
}

/** Enough to see what is under it. */
export const isBare = (bare: ReadonlySet<number>): boolean => bare.size >= (columns * rows) / 2
