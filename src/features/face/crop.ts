import type { Size, Square } from '@/platform/picking/port'

/** How a picture lies under a square window: moved by x and y in parts of the window, `zoom` over filling it. */
export interface Placing {
  x: number
  y: number
  zoom: number
}

export const start: Placing = { x: 0, y: 0, zoom: 1 }
export const mostZoom = 4

/** Width and height of the picture in parts of the window. */
export function shares({ width, height }: Size, zoom: number): Size {
  const shorter = Math.min(width, height)
  return { width: (width / shorter) * zoom, height: (height / shorter) * zoom }
}

/** The window is always full of picture. */
export function kept(size: Size, { x, y, zoom }: Placing): Placing {
  const near = Math.min(mostZoom, Math.max(1, zoom))
  const { width, height } = shares(size, near)
  const within = (move: number, share: number) => Math.min((share - 1) / 2, Math.max((1 - share) / 2, move))
  return { x: within(x, width), y: within(y, height), zoom: near }
}

/** What the window shows, in the pixels of the picture. */
export function squareOf(size: Size, { x, y, zoom }: Placing): Square {
  const side = Math.min(size.width, size.height) / zoom
  return {
    x: Math.round(size.width / 2 - side / 2 - x * side),
    y: Math.round(size.height / 2 - side / 2 - y * side),
    side: Math.floor(side),
  }
}
