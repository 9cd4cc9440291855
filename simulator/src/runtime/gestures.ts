import { nearestNodes, partOf } from './builtins/define'
import { elementOf, fire, hearsAt, nodeOf, owningNode, type Node } from './glass'
import { Hover } from './hover'
import { userDid } from './taps'

/** A finger in the page: CSS px from the window's and the document's corner. */
export interface Point {
  identifier: number
  clientX: number
  clientY: number
  pageX: number
  pageY: number
}
type TouchKind = 'touchstart' | 'touchmove' | 'touchend' | 'touchcancel'

const longPressAfter = 350
/** A finger that moved further than this neither taps nor presses. */
const steady = 10

/** Makes tap and longpress of touches, as WeChat does: no tap after a long press or a move. */
export class Gesture {
  private timer?: ReturnType<typeof setTimeout>
  private moved = false
  private pressed = false
  private readonly since = Date.now()
  private readonly hover: Hover
  constructor(
    private readonly node: Node,
    private readonly start: Point,
  ) {
    for (const told of [...fingerListeners]) told(node)
    this.hover = new Hover(node)
    sendTouch(node, 'touchstart', start)
    this.timer = setTimeout(() => this.press(), longPressAfter)
  }

  private press(): void {
    if (this.pressed || this.moved) return
    this.pressed = true
    sendTouch(this.node, 'longpress', this.start)
    sendTouch(this.node, 'longtap', this.start)
  }

  /** A further finger: two do not tap. */
  join(point: Point, all: Point[]): void {
    this.moved = true
    clearTimeout(this.timer)
    this.hover.end(false)
    sendTouch(this.node, 'touchstart', point, all)
  }

  /** One of several fingers is lifted. */
  leave(point: Point, left: Point[]): void {
    sendTouch(this.node, 'touchend', point, left)
  }

  /** @returns whether the mini-program caught it: the page must not scroll then */
  move(to: Point, all?: Point[]): boolean {
    if (Math.hypot(to.clientX - this.start.clientX, to.clientY - this.start.clientY) > steady) {
      this.moved = true
      clearTimeout(this.timer)
      this.hover.end(false)
    }
    return sendTouch(this.node, 'touchmove', to, all)
  }

  end(at: Point): void {
    clearTimeout(this.timer)
    // on a busy machine the finger may be lifted before a timer that was due
    if (Date.now() - this.since >= longPressAfter) this.press()
    this.hover.end(true)
    sendTouch(this.node, 'touchend', at)
    // a long press nobody listens to is a tap all the same
    if (!this.moved && !(this.pressed && hears(this.node, 'longpress'))) sendTouch(this.node, 'tap', at)
  }

  cancel(at: Point): void {
    clearTimeout(this.timer)
    this.hover.end(false)
    sendTouch(this.node, 'touchcancel', at)
  }
}

/** Told of each finger that comes down, with the node below it. */
export const fingerListeners = new Set<(node: Node) => void>()

const hears = (node: Node, type: string) => [...nearestNodes(node)].some((each) => hearsAt(each, type))

type TouchEventKind = TouchKind | 'tap' | 'longpress' | 'longtap'

/**
 * Sends one touch event.
 * @param all the fingers that are down then; without it this one, or none when it was lifted
 * @returns whether a listener caught it
 */
export function sendTouch(node: Node, type: TouchEventKind, point: Point, all?: Point[]): boolean {
  const lifted = type === 'touchend' || type === 'touchcancel'
  if (type === 'tap') userDid('page')
  const detail = type.startsWith('touch') ? {} : { x: point.pageX, y: point.pageY }
  const told = (each: Point) => touchOn(node, each)
  const touches = (all ?? (lifted ? [] : [point])).map(told)
  return fire(node, type, detail, { bubbles: true, composed: true, touches, changedTouches: [told(point)] })
}

/** A finger as the mini-program hears of it; a canvas counts from its own corner. */
function touchOn(node: Node, { identifier, clientX, clientY, pageX, pageY }: Point): object {
  const touch = { identifier, clientX, clientY, pageX, pageY, force: 1 }
  if (partOf(node)?.tag !== 'canvas') return touch
  const { left, top } = elementOf(node).getBoundingClientRect()
  return { ...touch, x: clientX - left, y: clientY - top }
}

/** Listens to fingers, and to the mouse where there is none, in a page's document. */
export function listenToFingers(window: Window): void {
  const { document } = window
  listenToAnimations(document)
  let gesture: Gesture | undefined
  // a browser makes mouse events of a touch, too: they are the same finger
  let touchedAt = -Infinity
  const begin = (event: UIEvent, point: Point) => {
    const node = owningNode(event.target as globalThis.Node)
    gesture = node && new Gesture(node, point)
  }
  const finish = (point: Point, how: 'end' | 'cancel') => {
    gesture?.[how](point)
    gesture = undefined
  }
  const finger = (event: TouchEvent) => {
    touchedAt = event.timeStamp
    return pointOf(event.changedTouches[0]!)
  }
  const all = (event: TouchEvent) => [...event.touches].map(pointOf)
  const options = { capture: true, passive: true }
  const down = (event: TouchEvent) => {
    if (gesture && event.touches.length > 1) gesture.join(finger(event), all(event))
    else begin(event, finger(event))
  }
  const follow = (event: TouchEvent) => {
    if (gesture?.move(finger(event), all(event)) && event.cancelable) event.preventDefault()
  }
  const up = (event: TouchEvent) => {
    if (event.touches.length > 0) gesture?.leave(finger(event), all(event))
    else finish(finger(event), 'end')
  }
  document.addEventListener('touchstart', down, options)
  document.addEventListener('touchmove', follow, { capture: true, passive: false })
  document.addEventListener('touchend', up, options)
  document.addEventListener('touchcancel', (event) => finish(finger(event), 'cancel'), options)
  const byMouse = (event: MouseEvent) => event.timeStamp - touchedAt > 800
  document.addEventListener('mousedown', (event) => byMouse(event) && begin(event, pointOf(event)), options)
  document.addEventListener('mousemove', (event) => byMouse(event) && gesture?.move(pointOf(event)), options)
  document.addEventListener('mouseup', (event) => byMouse(event) && finish(pointOf(event), 'end'), options)
}

function pointOf(from: Touch | MouseEvent): Point {
  const { clientX, clientY, pageX, pageY } = from
  return { identifier: 'identifier' in from ? from.identifier : 0, clientX, clientY, pageX, pageY }
}

const animationEvents = ['transitionend', 'animationstart', 'animationiteration', 'animationend'] as const

/** Hands CSS's own news on to the mini-program; they bubble. */
function listenToAnimations(document: Document): void {
  for (const type of animationEvents) {
    document.addEventListener(type, (event) => {
      const node = nodeOf(event.target as Element)
      const { elapsedTime, propertyName, animationName } = event as TransitionEvent & AnimationEvent
      const name = type === 'transitionend' ? { propertyName } : { animationName }
      if (node) fire(node, type, { ...name, elapsedTime }, { bubbles: true, composed: true })
    })
  }
}

/** The middle of an element. */
export function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  const window = element.ownerDocument.defaultView!
  const clientX = left + width / 2
  const clientY = top + height / 2
  return { identifier: 0, clientX, clientY, pageX: clientX + window.scrollX, pageY: clientY + window.scrollY }
}
