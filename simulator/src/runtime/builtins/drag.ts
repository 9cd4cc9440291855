import type { Point } from '../gestures'
import type { Self } from './define'

/** The finger of a touch event, as the framework hands it to a listener. */
export function touchOf(event: unknown): Point {
  return (event as { changedTouches: Point[] }).changedTouches[0]!
}

export interface Drag {
  /** A finger came down; false lets this one go by. */
  start?(): boolean | void
  /** It moved: px since it came down. The first call decides the direction the finger goes. */
  move(dx: number, dy: number): void
  /** It was lifted after it had moved; px in a ms at the end. */
  end(dx: number, dy: number, speed: { x: number; y: number }): void
}

/** px a finger goes before it drags, and its direction is known. */
const slack = 5

/** Follows a finger over a component. With an axis, one that goes across it is left to others. */
export function draggable(self: Pick<Self, 'node'>, axis: () => 'x' | 'y' | 'both', drag: Drag): void {
  let from: Point | undefined
  let dragging = false
  let last = { at: 0, x: 0, y: 0 }
  let speed = { x: 0, y: 0 }
  const { node } = self
  node.addListener('touchstart', (event) => {
    from = drag.start?.() === false ? undefined : touchOf(event)
    dragging = false
    speed = { x: 0, y: 0 }
    if (from) last = { at: Date.now(), x: from.clientX, y: from.clientY }
  })
  node.addListener('touchmove', (event) => {
    if (!from) return
    const { clientX, clientY } = touchOf(event)
    const [dx, dy] = [clientX - from.clientX, clientY - from.clientY]
    if (!dragging) {
      if (Math.hypot(dx, dy) < slack) return
      const along = Math.abs(dx) > Math.abs(dy) ? 'x' : 'y'
      if (axis() !== 'both' && along !== axis()) return void (from = undefined)
      dragging = true
    }
    const passed = Math.max(1, Date.now() - last.at)
    speed = { x: (clientX - last.x) / passed, y: (clientY - last.y) / passed }
    last = { at: Date.now(), x: clientX, y: clientY }
    drag.move(dx, dy)
  })
  const lifted = (event: unknown) => {
    if (from && dragging) {
      const { clientX, clientY } = touchOf(event)
      drag.end(clientX - from.clientX, clientY - from.clientY, speed)
    }
    from = undefined
  }
  node.addListener('touchend', lifted)
  node.addListener('touchcancel', lifted)
}
