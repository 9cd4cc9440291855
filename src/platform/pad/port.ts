/** css px from the upper left corner of the pad */
export interface Spot {
  x: number
  y: number
}

/** What is drawn with, in css px. */
export interface Pad {
  pen: CanvasRenderingContext2D
  width: number
  height: number
}

export interface DrawingPadProps {
  /** one on its page */
  id: string
  className?: string
  /** It can be drawn on. Not told where nothing can be drawn. */
  onReady: (pad: Pad) => void
  /** A finger comes down, or goes on from where it was a moment ago. */
  onStroke: (to: Spot, from: Spot | undefined) => void
}
