// All that is known of glass-easel's inside stands here: an upgrade is checked against this file.
import * as glassEasel from 'glass-easel'
import {
  component,
  MiniProgramEnv,
  type AssociatedBackend,
  type CodeSpace,
  type Root,
} from 'glass-easel-miniprogram-adapter'
import { builtInTags } from '../shared/builtIns'

export type { AssociatedBackend, CodeSpace, Root }
/** A node of the component tree. */
export type Node = glassEasel.GeneralComponent
/** What app code has in hand: `this` of a component's methods. */
export type Instance = Record<string, unknown> & {
  data: Record<string, unknown>
  setData(data: object, done?: () => void): void
}

const tags = new Set<string>(builtInTags)
export const isBuiltInTag = (tag: string): boolean => tags.has(tag)
const builtInPrefix = 'wx://'
export const builtInName = (tag: string): string => builtInPrefix + tag

/** The element of a node in its page's document. */
export const elementOf = (node: Node): HTMLElement => node.getBackendElement() as unknown as HTMLElement
export const nodeOf = (element: Element | null | undefined): Node | undefined =>
  (element as unknown as { __wxElement?: Node } | null | undefined)?.__wxElement
/** The node an element belongs to: itself or the nearest above it. */
export function owningNode(place: globalThis.Node | null): Node | undefined {
  for (let at = place; at; at = at.parentNode) {
    const node = nodeOf(at as Element)
    if (node) return node
  }
  return undefined
}
export const isBuiltIn = (node: Node): boolean => Boolean(node.is?.startsWith?.(builtInPrefix))
/** Whether a node is a component of the mini-program itself. */
export const isCustomComponent = (node: Node): boolean =>
  glassEasel.Component.isComponent(node) && Boolean(node.is) && !isBuiltIn(node)
/** The component in whose template a node stands. */
export const hostOf = (node: Node): Node | undefined => node.ownerShadowRoot?.getHostNode()
export const nodeOfInstance = (instance: Instance): Node => (instance as unknown as { _$: Node })._$
export const instanceOf = (node: Node): Instance => node.getMethodCaller() as unknown as Instance
export const notifyPageLifetime = (root: Root, name: 'show' | 'hide' | 'resize', args: unknown[] = []): void =>
  root.getComponent().triggerPageLifetime(name, args)

/** Nodes of a page's or component's own template. */
export const findNodes = (instance: Instance, selector: string): Node[] =>
  (nodeOfInstance(instance).getShadowRoot()?.querySelectorAll(selector) ?? []) as unknown as Node[]

/** Puts own queries in the place of the framework's: those are without styles, nodes and the first news of an observer. */
export function replaceQueries(queries: Record<string, (this: Instance, options?: never) => unknown>): void {
  Object.assign(component.ComponentCaller.prototype, queries)
}

/** Errors inside the framework's callbacks and its warnings. */
export function listen(onError: (error: unknown) => void, onWarning: (words: string) => void): void {
  glassEasel.globalOptions.throwGlobalError = false
  glassEasel.addGlobalErrorListener((error: unknown) => {
    onError(error)
    return false
  })
  glassEasel.addGlobalWarningListener((warning: unknown) => {
    onWarning(String((warning as { message?: string })?.message ?? warning))
    return false
  })
}

/** Puts `through` before every setData that app code makes, and tells when its nodes are made. */
export function throughSetData(through: (instance: Instance, data: object) => object, done: () => void): void {
  const prototype = component.ComponentCaller.prototype as unknown as Instance
  const setData = prototype.setData
  prototype.setData = function (this: Instance, data: object, told?: () => void) {
    const arrived = through(this, data)
    // what a page says after it was closed reaches nobody
    if (isReleased(nodeOfInstance(this))) return done()
    try {
      setData.call(this, arrived, told)
    } finally {
      done()
    }
  }
}

function isReleased(node: Node): boolean {
  const host = hostOf(node)
  return host ? isReleased(host) : !node.getBackendElement()
}

/** Whether a template or a built-in listens to an event at a node. */
export function listensTo(node: Node, type: string): boolean {
  const { listeners } = (node as unknown as { _$eventTarget: { listeners: Record<string, Listeners | undefined> } })
    ._$eventTarget
  return listeners[type] !== undefined && !listeners[type].funcArr.empty
}
interface Listeners {
  funcArr: { empty: boolean }
}

export function createSpace(): { env: MiniProgramEnv; space: CodeSpace } {
  const env = new MiniProgramEnv()
  const space = env.createCodeSpace('app', true)
  space.getComponentSpace().updateComponentOptions({ writeIdToDOM: true })
  return { env, space }
}

/** Gives a component those values whose names it declares as properties. */
export function setProperties(node: Node, values: Record<string, unknown>): void {
  const known = Object.entries(values).filter(([name]) => glassEasel.Component.hasProperty(node, name))
  node.setData(Object.fromEntries(known) as never)
}

/** The framework leaves the lifetime `ready` to those who draw. */
export const notifyReady = (node: Node): void =>
  glassEasel.Element.isAttached(node) ? node.triggerLifetime('ready', []) : undefined

/** Ids of a component's template stay as they are in the document: the adapter puts a random word before each. */
export function keepIds(space: CodeSpace, path: string): void {
  const definition = space.getComponentSpace().getComponentByUrl(path, '')
  definition.getComponentOptions().idPrefixGenerator = null
}

/** glass-easel's DOM backend on another document than the window's own: one for each page. */
export function createBackend(
  window: Window & typeof globalThis,
  onCreate: () => void,
): glassEasel.CurrentWindowBackendContext {
  const { document } = window
  const sheets: Record<string, string> = Object.create(null)
  class FrameBackend extends glassEasel.CurrentWindowBackendContext {
    override document = {
      createElement(tag: string) {
        onCreate()
        return document.createElement(isBuiltInTag(tag) ? `wx-${tag}` : tag)
      },
      createTextNode: (text: string) => document.createTextNode(text),
      createDocumentFragment: () => document.createDocumentFragment(),
    } as never
    override getWindowWidth() {
      return document.documentElement.clientWidth
    }
    override getWindowHeight() {
      return document.documentElement.clientHeight
    }
    override getDevicePixelRatio() {
      return window.devicePixelRatio
    }
    override getTheme() {
      return 'light'
    }
    override registerStyleSheetContent(place: string, css: unknown) {
      sheets[place] = String(css)
    }
    override appendStyleSheetPath(place: string) {
      const style = document.createElement('style')
      style.dataset.path = place
      style.textContent = sheets[place] ?? ''
      document.head.append(style)
      return 0
    }
    override disableStyleSheet() {}
    override render(done: (error: null) => void) {
      window.requestAnimationFrame(() => done(null))
    }
    override getRootNode() {
      return document.body as never
    }
    // events are sent by gestures.ts and by the built-ins themselves
    override onEvent() {}
    override setListenerStats() {}
    override setModelBindingStat() {}
    override createIntersectionObserver(
      target: never,
      root: never,
      margin: string,
      thresholds: number[],
      listener: (entry: never) => void,
    ) {
      if (!window.IntersectionObserver) return { disconnect() {} }
      const observer = new window.IntersectionObserver(
        (entries) => {
          for (const entry of entries) {
            const { intersectionRatio, boundingClientRect, intersectionRect, rootBounds, time, isIntersecting } = entry
            const told = { intersectionRatio, boundingClientRect, intersectionRect, time, isIntersecting }
            listener({ ...told, relativeRect: rootBounds, rootBounds } as never)
          }
        },
        { root: root ?? null, rootMargin: margin, threshold: thresholds },
      )
      observer.observe(target)
      return { disconnect: () => observer.disconnect() }
    }
    override setFocusedNode(target: never) {
      ;(target as HTMLElement).focus()
    }
    override getFocusedNode(told: (node: never) => void) {
      told((nodeOf(document.activeElement) ?? null) as never)
    }
    override onWindowResize(told: (size: { width: number; height: number; devicePixelRatio: number }) => void) {
      window.addEventListener('resize', () =>
        told({
          width: this.getWindowWidth(),
          height: this.getWindowHeight(),
          devicePixelRatio: this.getDevicePixelRatio(),
        }),
      )
    }
    override onThemeChange() {}
    override elementFromPoint(x: number, y: number, told: (node: never) => void) {
      told((owningNode(document.elementFromPoint(x, y)) ?? null) as never)
    }
  }
  return new FrameBackend()
}

export interface FireOptions {
  bubbles?: boolean
  composed?: boolean
  touches?: unknown[]
  changedTouches?: unknown[]
  /** Told what each listener returned. */
  answered?(value: unknown): void
}

/**
 * Sends an event to a node. Without `bubbles` it is heard at the node alone, as events of the built-ins are.
 * @returns whether a listener kept it from going on
 */
export function fire(node: Node, type: string, detail: unknown = {}, options: FireOptions = {}): boolean {
  const { bubbles = false, composed = false, touches, changedTouches, answered } = options
  const event = new glassEasel.Event(type, detail, {
    bubbles,
    composed,
    capturePhase: true,
    extraFields: touches ? { touches, changedTouches } : undefined,
    // what a listener returns does not stop an event, as it would in the framework
    handleListenerReturn: (value: unknown) => answered?.(value),
  } as never)
  glassEasel.Event.dispatchEvent(node, event)
  return event.propagationStopped()
}

/** Whether the mini-program listens to an event at this node. */
export function hearsAt(node: Node, type: string): boolean {
  const { listeners } = (
    node as unknown as { _$eventTarget: { listeners: Record<string, { funcArr: { empty: boolean } }> } }
  )._$eventTarget
  return listeners[type] !== undefined && !listeners[type].funcArr.empty
}

/** Segments of a node's style that the mini-program's own `style` leaves alone. */
const animationSegment = 2
const ownSegment = 3
export const setOwnStyle = (node: Node, css: string): void => node.setNodeStyle(css, ownSegment)
export const setAnimationStyle = (node: Node, css: string): void => node.setNodeStyle(css, animationSegment)
/** Puts a class on a node beside those the mini-program gives, known by its style sheets. */
export const toggleOwnClass = (node: Node, name: string, on: boolean): void =>
  name.split(/\s+/).forEach((each) => each && node.toggleNodeClass(each, on, ownSegment))

/** What the framework gives a listener: the event with its targets. */
interface SentEvent {
  type: string
  timeStamp: number
  detail: unknown
  target: unknown
  currentTarget: unknown
  mark?: unknown
  touches?: unknown
  changedTouches?: unknown
}

type Target = { id: string; dataset: Record<string, unknown>; offsetLeft: number; offsetTop: number }

/** The event object app code gets: plain values, as they come over WeChat's bridge. */
export function plainEvent(event: unknown): unknown {
  if (!(event instanceof glassEasel.Event)) return event
  // its fields are getters of the prototype
  const sent = event as unknown as SentEvent
  const { type, timeStamp, detail, mark, touches, changedTouches } = sent
  const [target, currentTarget] = [plainTarget(sent.target), plainTarget(sent.currentTarget)]
  const told = { type, timeStamp, target, currentTarget, mark, detail }
  return touches ? { ...told, touches, changedTouches } : told
}

export function plainTarget(target: unknown): Target | undefined {
  if (!target) return undefined
  const node = ('_$' in (target as object) ? (target as { _$: Node })._$ : target) as Node
  const element = node.getBackendElement?.() as unknown as HTMLElement | undefined
  return {
    id: node.id ?? '',
    dataset: { ...(node.dataset ?? {}) },
    offsetLeft: element?.offsetLeft ?? 0,
    offsetTop: element?.offsetTop ?? 0,
  }
}
