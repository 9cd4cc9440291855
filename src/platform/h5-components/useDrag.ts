import { useRef, type MouseEvent, type PointerEvent } from 'react'
import type { SwiperMotion } from './swiperMotion'

const SLOP_PX = 6
/** px per ms from which a short drag counts as a flick. */
const FLICK = 0.3
/** A swiper inside a swiper takes the finger first. */
const taken = new WeakSet<Event>()

/** ms over which the speed at the end of a drag is measured. */
const SPEED_MS = 100

interface Drag {
  x: number
  y: number
  /** Ways gone and when, not older than SPEED_MS but for the first. */
  trail: { along: number; time: number }[]
  from: number
  size: number
  moved: boolean
}

/** Pointer handlers that drag the slides; the browser keeps the other direction for scrolling (touch-action). */
export function useDrag(motion: SwiperMotion, vertical: boolean, settle: (target: number) => void) {
  const drag = useRef<Drag>()
  const dragged = useRef(false)
  const distance = (e: PointerEvent, from: Drag) => (vertical ? e.clientY - from.y : e.clientX - from.x)

  const onPointerDown = (e: PointerEvent<HTMLElement>) => {
    dragged.current = false
    if (!e.isPrimary || e.button || motion.count < 2 || taken.has(e.nativeEvent)) return
    taken.add(e.nativeEvent)
    motion.stop()
    const { position: from, size } = motion
    drag.current = { x: e.clientX, y: e.clientY, trail: [{ along: 0, time: e.timeStamp }], from, size, moved: false }
  }
  const onPointerMove = (e: PointerEvent<HTMLElement>) => {
    const now = drag.current
    if (!now) return
    const along = distance(e, now)
    now.trail.push({ along, time: e.timeStamp })
    while (now.trail.length > 2 && e.timeStamp - now.trail[0]!.time > SPEED_MS) now.trail.shift()
    if (!now.moved) {
      const across = vertical ? e.clientX - now.x : e.clientY - now.y
      if (Math.max(Math.abs(along), Math.abs(across)) < SLOP_PX) return
      if (Math.abs(across) > Math.abs(along)) return end(e)
      now.moved = dragged.current = true
      e.currentTarget.setPointerCapture(e.pointerId)
    }
    const position = now.from - along / now.size
    const inside = motion.bounded(position)
    // a third of the way past the first and the last slide
    motion.place(inside + (position - inside) / 3)
  }
  const end = (e: PointerEvent<HTMLElement>) => {
    const now = drag.current
    if (!now) return
    drag.current = undefined
    const { along, time } = now.trail[0]!
    const speed = (distance(e, now) - along) / Math.max(1, e.timeStamp - time)
    const start = Math.round(now.from)
    const near = Math.round(motion.position)
    const flick = now.moved && Math.abs(speed) > FLICK && near === start
    settle(flick ? start - Math.sign(speed) : near)
  }
  const onClickCapture = (e: MouseEvent) => {
    if (!dragged.current) return
    dragged.current = false
    e.stopPropagation()
    e.preventDefault()
  }
  return {
    dragging: () => !!drag.current,
    handlers: { onPointerDown, onPointerMove, onPointerUp: end, onPointerCancel: end, onClickCapture },
  }
}
