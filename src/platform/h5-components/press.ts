import type { KeyboardEvent, MouseEvent, PointerEvent, TouchEvent } from 'react'
import { addClass, type Attributes } from './attributes'
import { raise, type Handler } from './taroEvent'

export interface PressProps {
  hoverClass?: string
  /** ms until the hover class appears, and how long it stays after the finger left. */
  hoverStartTime?: number
  hoverStayTime?: number
  hoverStopPropagation?: boolean
  catchMove?: boolean
  disabled?: boolean
  onLongPress?: Handler<{ x: number; y: number }>
  onClick?: (event: never) => void
  onTouchMove?: (event: never) => void
  onKeyDown?: (event: never) => void
}

interface Press {
  x: number
  y: number
  hover: number
  hold: number
  held: boolean
}

const LONG_PRESS_MS = 350
const SLOP_PX = 10
const presses = new WeakMap<Element, Press>()
const hoverTaken = new WeakSet<Event>()
const operable = /^(button|link|tab|radio|checkbox|switch|option|menuitem)$/

/** Adds what DOM elements lack: hover class, long press, caught moves, and keys for a clickable role. */
export function addPress(props: PressProps, out: Attributes): void {
  const hover = props.hoverClass && props.hoverClass !== 'none' && !props.disabled
  if (hover || props.onLongPress) addPointer(props, out, hover ? props.hoverClass!.split(/\s+/) : [])
  else if (props.hoverStopPropagation) out.onPointerDown = (e: PointerEvent) => hoverTaken.add(e.nativeEvent)
  if (props.catchMove) {
    addClass(out, 'h5-catch')
    out.onTouchMove = (e: TouchEvent) => {
      e.stopPropagation()
      props.onTouchMove?.(e as never)
    }
  }
  if (props.onClick && operable.test(String(out.role))) addKeys(props, out)
}

function addPointer(props: PressProps, out: Attributes, names: string[]): void {
  const stay = props.hoverStayTime ?? 400
  out.onPointerDown = (e: PointerEvent<HTMLElement>) => {
    if (!e.isPrimary || e.button) return
    const element = e.currentTarget
    drop(element, names)
    const press: Press = { x: e.clientX, y: e.clientY, hover: 0, hold: 0, held: false }
    presses.set(element, press)
    if (!hoverTaken.has(e.nativeEvent)) {
      press.hover = window.setTimeout(() => element.classList.add(...names), props.hoverStartTime ?? 50)
    }
    if (props.hoverStopPropagation) hoverTaken.add(e.nativeEvent)
    if (!props.onLongPress) return
    press.hold = window.setTimeout(() => {
      press.held = true
      raise(props.onLongPress, 'longpress', element, { x: press.x, y: press.y })
    }, LONG_PRESS_MS)
  }
  out.onPointerMove = (e: PointerEvent) => {
    const press = presses.get(e.currentTarget)
    if (press && Math.hypot(e.clientX - press.x, e.clientY - press.y) > SLOP_PX) drop(e.currentTarget, names)
  }
  out.onPointerUp = (e: PointerEvent) => {
    const element = e.currentTarget
    const press = presses.get(element)
    if (!press) return
    clearTimeout(press.hold)
    clearTimeout(press.hover)
    press.hover = window.setTimeout(() => element.classList.remove(...names), stay)
  }
  // a scroll that begins ends the press, as on weapp
  out.onPointerCancel = out.onPointerLeave = (e: PointerEvent) => {
    if (e.type === 'pointercancel' || e.pointerType === 'mouse') drop(e.currentTarget, names)
  }
  if (!props.onLongPress) return
  addClass(out, 'h5-hold')
  out.onContextMenu = (e: MouseEvent) => e.preventDefault()
  out.onClickCapture = (e: MouseEvent) => {
    const press = presses.get(e.currentTarget)
    if (!press?.held) return
    press.held = false
    e.stopPropagation()
    e.preventDefault()
  }
}

function drop(element: Element, names: string[]): void {
  const press = presses.get(element)
  clearTimeout(press?.hold)
  clearTimeout(press?.hover)
  element.classList.remove(...names)
}

function addKeys(props: PressProps, out: Attributes): void {
  if (props.disabled) return
  out.tabIndex ??= 0
  out.onKeyDown = (e: KeyboardEvent<HTMLElement>) => {
    props.onKeyDown?.(e as never)
    if (e.defaultPrevented) return
    if (e.target !== e.currentTarget || (e.key !== 'Enter' && e.key !== ' ')) return
    e.preventDefault()
    e.currentTarget.click()
  }
}
