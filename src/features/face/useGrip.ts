import { useRef, type PointerEvent } from 'react'
import type { BaseEventOrig, ITouchEvent } from '@tarojs/components'
import { appearance } from '@/platform/appearance/appearance'
import type { Size } from '@/platform/picking/port'
import { kept, type Placing } from './crop'

interface Grip {
  /** css px */
  x: number
  y: number
  /** between two fingers; 0 with one and with a mouse */
  apart: number
  from: Placing
}

/** css px of the window: 600 of 750 design px */
const windowSide = () => (appearance.metrics().width * 600) / 750

/** Taro's types know touches of some components only. */
const touchesOf = (event: BaseEventOrig) => (event as unknown as ITouchEvent).touches

function gripOf(event: BaseEventOrig, from: Placing): Grip {
  const touches = touchesOf(event)
  const [a, b] = [touches[0], touches[1]]
  if (!a) return { x: 0, y: 0, apart: 0, from }
  if (!b) return { x: a.clientX, y: a.clientY, apart: 0, from }
  const apart = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)
  return { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2, apart, from }
}

/** Handlers of the window: one finger or a mouse moves the picture, two fingers zoom. */
export function useGrip(size: Size, placing: Placing, onChange: (placing: Placing) => void) {
  const grip = useRef<Grip>()
  const follow = (at: Grip) => {
    const held = grip.current
    if (!held) return
    const side = windowSide()
    const zoom = held.apart > 0 && at.apart > 0 ? (held.from.zoom * at.apart) / held.apart : held.from.zoom
    const [dx, dy] = [(at.x - held.x) / side, (at.y - held.y) / side]
    onChange(kept(size, { x: held.from.x + dx, y: held.from.y + dy, zoom }))
  }
  const take = (event: BaseEventOrig) => {
    grip.current = touchesOf(event).length > 0 ? gripOf(event, placing) : undefined
  }
  // fingers tell the same by their touches
  const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse'
  const spot = ({ clientX: x, clientY: y }: PointerEvent): Grip => ({ x, y, apart: 0, from: placing })
  const letGo = (event: PointerEvent) => {
    if (isMouse(event)) grip.current = undefined
  }
  const byMouse = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!isMouse(event) || event.button !== 0) return
      event.currentTarget.setPointerCapture?.(event.pointerId)
      grip.current = spot(event)
    },
    onPointerMove: (event: PointerEvent) => isMouse(event) && follow(spot(event)),
    onPointerUp: letGo,
    onPointerCancel: letGo,
  }
  return {
    ...byMouse,
    onTouchStart: take,
    onTouchMove: (event: BaseEventOrig) => follow(gripOf(event, placing)),
    onTouchEnd: take,
    onTouchCancel: take,
  }
}
