import { partOf, propertyNames } from '../builtins/define'
import { fire, instanceOf, isBuiltIn, isCustomComponent, nodeOf, type Instance, type Node } from '../glass'
import { Gesture, middleOf, type Point } from '../gestures'
import type { ElementParams, Elements, Held } from './elements'
import { callMethod, valueAt } from './paths'
import type { Rows } from './rows'
import { tagOf, writtenAttribute, wxmlOf } from './selectors'

type Names = ElementParams & { names: string[] }
type Selected = ElementParams & { selector: string }
type Finger = Partial<Point>
/** The client's types have it without "d". */
type Touches = ElementParams & { touches?: Finger[]; changedTouches?: Finger[]; changeTouches?: Finger[] }
interface EventInit {
  bubbles?: boolean
  composed?: boolean
  detail?: unknown
}
/** With `$` the event is sent to what the selector finds inside. */
type Dispatched = Touches & { eventName: string; $?: string; detail?: unknown; eventInit?: EventInit }

/** The client holds a long press as long as the page's own clock runs: a lift this near to it waits for it. */
const pressSlackFrom = 300
const pressSlackTo = 370
const bubbling = new Set(['tap', 'longpress', 'longtap', 'touchstart', 'touchmove', 'touchend', 'touchcancel'])

/** `Element.*` of the protocol, without `Element.callFunction`. */
export function elementRows(elements: Elements): Rows {
  const held = (params: ElementParams): Held => elements.held(params)
  return {
    'Element.getElement': (params: Selected) =>
      elements.one(elements.inElement(held(params), params.selector), params.selector),
    'Element.getElements': (params: Selected) => elements.all(elements.inElement(held(params), params.selector)),
    'Element.tap': (params: ElementParams) => {
      tap(held(params))
      return {}
    },
    ...touchRows(held),
    'Element.triggerEvent': (params: ElementParams & { type: string; detail?: unknown }) => {
      const bubbles = bubbling.has(params.type)
      fire(held(params).node, params.type, params.detail, { bubbles, composed: bubbles })
      return {}
    },
    'Element.dispatchEvent': (params: Dispatched) => {
      const { eventName, $, detail, touches, changedTouches = params.changeTouches, eventInit } = params
      const found = held(params)
      const inside = $ ? elements.inElement(found, $)[0] : found.element
      if (!inside) throw new Error(`no such element: ${$}`)
      const how = { bubbles: true, composed: true, touches, changedTouches, ...eventInit }
      fire(nodeOf(inside)!, eventName, eventInit?.detail ?? detail, how)
      return {}
    },
    'Element.getOffset': (params: ElementParams) => {
      const { element, page } = held(params)
      const { left, top } = element.getBoundingClientRect()
      return { left: left + page.window.scrollX, top: top + page.window.scrollY }
    },
    'Element.getDOMProperties': (params: Names) => {
      const { element } = held(params)
      return { properties: params.names.map((name) => domProperty(element, name)) }
    },
    'Element.getAttributes': (params: Names) => {
      const { element, node } = held(params)
      return { attributes: params.names.map((name) => attributeOf(element, node, name)) }
    },
    'Element.getProperties': (params: Names) => {
      const { element, node } = held(params)
      return { properties: params.names.map((name) => propertyOf(element, node, name)) }
    },
    'Element.getStyles': (params: Names) => {
      const { element, page } = held(params)
      const styles = page.window.getComputedStyle(element)
      return {
        styles: params.names.map((name) => styles.getPropertyValue(name) || valueAt(styles, name) || ''),
      }
    },
    'Element.getWXML': (params: ElementParams & { type: 'inner' | 'outer' }) => ({
      wxml: wxmlOf(held(params).element, params.type === 'outer'),
    }),
    'Element.getData': (params: ElementParams & { path?: string }) => ({
      data: valueAt(instance(held(params)).data, params.path),
    }),
    'Element.setData': (params: ElementParams & { data: object }) => {
      instance(held(params)).setData(params.data)
      return {}
    },
    'Element.callMethod': (params: ElementParams & { method: string; args?: unknown[] }) =>
      callMethod(instance(held(params)), params.method, params.args),
  }
}

export function tap({ element, node }: Held): void {
  const point = middleOf(element)
  new Gesture(node, point).end(point)
}

function touchRows(held: (params: ElementParams) => Held): Rows {
  const gestures = new WeakMap<Element, { gesture: Gesture; since: number }>()
  const pointOf = ({ touches, changeTouches, changedTouches = changeTouches }: Touches, element: Element): Point => ({
    ...middleOf(element),
    ...touches?.[0],
    ...changedTouches?.[0],
  })
  const running = (element: Element) => {
    const found = gestures.get(element)
    if (!found) throw new Error('no finger is on this element: touchstart comes first')
    return found
  }
  return {
    'Element.touchstart': (params: Touches) => {
      const { element, node } = held(params)
      gestures.set(element, { gesture: new Gesture(node, pointOf(params, element)), since: Date.now() })
      return {}
    },
    'Element.touchmove': (params: Touches) => {
      const { element } = held(params)
      running(element).gesture.move(pointOf(params, element))
      return {}
    },
    'Element.touchend': async (params: Touches) => {
      const { element } = held(params)
      const { gesture, since } = running(element)
      gestures.delete(element)
      const after = Date.now() - since
      if (after >= pressSlackFrom && after < pressSlackTo)
        await new Promise((resolve) => setTimeout(resolve, pressSlackTo - after))
      gesture.end(pointOf(params, element))
      return {}
    },
  }
}

function instance({ node, element }: Held): Instance {
  if (!isCustomComponent(node)) throw new Error(`${tagOf(element)} is not a custom component`)
  return instanceOf(node)
}

function domProperty(element: HTMLElement, name: string): unknown {
  // jsdom has no innerText
  if (name === 'innerText') return element.innerText ?? element.textContent
  return valueAt(element, name)
}

const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

function attributeOf(element: Element, node: Node, name: string): unknown {
  if (name === 'id') return node.id
  if (name === 'class' || name === 'style') return writtenAttribute(element, name)
  const written = element.getAttribute(name)
  if (written !== null) return written
  if (name.startsWith('data-')) return valueAt(node.dataset, camel(name.slice('data-'.length)))
  return valueAt(node.data, camel(name)) ?? null
}

function propertyOf(element: Element, node: Node, name: string): unknown {
  const tag = tagOf(element)
  if (name === '__propPublic') {
    const names = isBuiltIn(node) ? (propertyNames.get(tag) ?? []) : Object.keys(node.data ?? {})
    return Object.fromEntries(['id', 'class', 'style', 'dataset', ...names].map((known) => [known, true]))
  }
  if (name === 'id') return node.id
  if (name === 'class') return node.class
  if (name === 'style') return writtenAttribute(element, name)
  if (name === 'dataset') return node.dataset
  if (name.startsWith('_translate')) throw new Error(`not simulated: ${tag}.${name}`)
  return (partOf(node)?.data ?? node.data)[name]
}
