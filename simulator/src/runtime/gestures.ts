import { fire, owningNode, type Node } from './glass'

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
  constructor(
    private readonly node: Node,
    private readonly start: Point,
  ) {
    sendTouch(node, 'touchstart', start)
    this.timer = setTimeout(() => {
      this.pressed = true
      sendTouch(node, 'longpress', start)
      sendTouch(node, 'longtap', start)
    }, longPressAfter)
  }

  move(to: Point): void {
    if (Math.hypot(to.clientX - this.start.clientX, to.clientY - this.start.clientY) > steady) {
      this.moved = true
      clearTimeout(this.timer)
    }
    sendTouch(this.node, 'touchmove', to)
  }

  end(at: Point): void {
    clearTimeout(this.timer)
    sendTouch(this.node, 'touchend', at)
    if (!this.moved && !this.pressed) sendTouch(this.node, 'tap', at)
  }

  cancel(at: Point): void {
    clearTimeout(this.timer)
    sendTouch(this.node, 'touchcancel', at)
  }
}

/** Called before each event of a user's own finger: APIs that want a tap ask when the last was. */
export const lastTap = { at: -Infinity }

export function sendTouch(node: Node, type: TouchKind | 'tap' | 'longpress' | 'longtap', point: Point): void {
  const { identifier, clientX, clientY, pageX, pageY } = point
  const touch = { identifier, clientX, clientY, pageX, pageY, force: 1 }
  const lifted = type === 'touchend' || type === 'touchcancel' || type === 'tap'
  if (type === 'tap') lastTap.at = Date.now()
  const detail = type.startsWith('touch') ? {} : { x: pageX, y: pageY }
  const touches = lifted && type !== 'tap' ? [] : [touch]
  fire(node, type, detail, { bubbles: true, composed: true, touches, changedTouches: [touch] })
}

/** Listens to fingers, and to the mouse where there is none, in a page's document. */
export function listenToFingers(window: Window): void {
  const { document } = window
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
  const options = { capture: true, passive: true }
  document.addEventListener('touchstart', (event) => begin(event, finger(event)), options)
  document.addEventListener('touchmove', (event) => gesture?.move(finger(event)), options)
  document.addEventListener('touchend', (event) => finish(finger(event), 'end'), options)
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

/** The middle of an element. */
export function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  const window = element.ownerDocument.defaultView!
  const clientX = left + width / 2
  const clientY = top + height / 2
  return { identifier: 0, clientX, clientY, pageX: clientX + window.scrollX, pageY: clientY + window.scrollY }
}
