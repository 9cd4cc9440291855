import {
  builtInName,
  elementOf,
  fire,
  hostOf,
  nodeOf,
  setOwnStyle,
  type CodeSpace,
  type FireOptions,
  type Node,
} from '../glass'
import type { Page, Sim } from '../sim'
import { animate } from './animation'

/** A property's default, which also gives its type; `null` and `any(...)` take all. */
export type Defaults = Record<string, string | number | boolean | null | Any>
interface Any {
  any: unknown
}
export const any = (otherwise: unknown): Any => ({ any: otherwise })
const defaultOf = (value: Defaults[string]): unknown =>
  value !== null && typeof value === 'object' ? value.any : value
export type Values<D extends Defaults> = {
  [Name in keyof D]: D[Name] extends string
    ? string
    : D[Name] extends number
      ? number
      : D[Name] extends boolean
        ? boolean
        : unknown
}

/** A built-in component in its page, as its own code sees it. */
export interface Self<D extends Defaults = Defaults> {
  sim: Sim
  node: Node
  element: HTMLElement
  document: Document
  window: Window & typeof globalThis
  /** The properties' values now, of the type of their default. */
  readonly data: Values<D>
  /** Changes own properties, as a user's hand does: the mini-program is not told. */
  set(values: Partial<Values<D>>): void
  /** Sends one of the component's events to the mini-program. */
  fire(type: string, detail?: unknown, options?: FireOptions): void
  /** Style of the component's own, beside what the mini-program gives. */
  style(css: string): void
  /** Class names of the mini-program as its style sheets know them where the component stands. */
  classes(names: string): string
  /** An element of the component's own, inside of it. */
  part<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className?: string): HTMLElementTagNameMap[Tag]
  /** The nearest built-in of this tag above, and those below in the order of the document. */
  above(tag: string): Part | undefined
  below(...tags: string[]): Part[]
}

/** A built-in as another one sees it. */
export interface Part {
  tag: string
  node: Node
  element: HTMLElement
  /** Its properties as they are at this moment. */
  readonly data: Record<string, unknown>
  set(values: Record<string, unknown>): void
  fire: Self['fire']
  methods: Methods
}
type Methods = Record<string, (...args: never[]) => unknown>

export interface Behaviour<D extends Defaults> {
  /** After a property changed, also for the values of the first rendering. */
  changed?: { [Name in keyof D]?: (value: Values<D>[Name]) => void }
  /** When it was attached, and after any later change. */
  paint?(): void
  attached?(): void
  detached?(): void
  /** A tap of a finger or of the automator on it or in it. */
  tapped?(point: { x: number; y: number }, target: Element | null): void
  /** What other built-ins and the automator call. */
  methods?: Methods
}

export interface BuiltIn {
  properties: Defaults
  setup?(self: Self): Behaviour<Defaults>
}

/** A built-in component: its properties with their defaults, and what it does with them. */
export function builtIn<D extends Defaults>(
  properties: D,
  setup?: (self: Self<D & Omit<typeof common, keyof D>>) => Behaviour<D>,
): BuiltIn {
  return { properties, setup: setup as never }
}

/** Every component takes these. */
export const common = {
  hidden: false,
  animation: null,
  ariaRole: '',
  ariaLabel: '',
  ariaHidden: null,
  ariaDisabled: null,
  ariaChecked: null,
  ariaSelected: null,
  ariaLabelledby: '',
} satisfies Defaults

/** What a press does to the looks of a component that takes it. */
export const hover = {
  hoverClass: 'none',
  hoverStopPropagation: false,
  hoverStartTime: 50,
  hoverStayTime: 400,
} satisfies Defaults

const parts = new WeakMap<Node, Part>()
/** The built-in behind a node. */
export const partOf = (node: Node | undefined): Part | undefined => node && parts.get(node)
export const propertyNames = new Map<string, string[]>()
/** Where an element comes from that stands elsewhere in the document: the content of a root-portal. */
export const homes = new WeakMap<Element, Element>()

export function install(sim: Sim, space: CodeSpace, builtIns: Record<string, BuiltIn>, templates: string): void {
  const compiled = new Function(`return ${templates}`)() as Record<string, unknown>
  const components = space.getComponentSpace()
  for (const [tag, { properties, setup }] of Object.entries(builtIns)) {
    const all: Defaults = { ...common, ...properties }
    const names = Object.keys(all)
    propertyNames.set(tag, ['id', 'class', 'style', ...names])
    const values = valuesOf(sim, tag, all)
    const behaviours = new WeakMap<Node, Behaviour<Defaults>>()
    const data = new WeakMap<Node, Values<Defaults>>()
    const live = new WeakSet<Node>()
    const content = compiled[tag]
    const definition = components.defineComponent({
      is: builtInName(tag),
      options: { writeIdToDOM: true, idPrefixGenerator: null } as never,
      template: content ? ({ groupList: compiled, content } as never) : undefined,
      // of any type for the framework: what a property takes is ours to say
      properties: Object.fromEntries(
        Object.entries(all).map(([name, value]) => [name, { type: null, value: defaultOf(value) }]),
      ) as never,
      observers: [
        ...names.map((name) => ({
          fields: name,
          observer(this: Node) {
            const [changed, value] = [behaviours.get(this)?.changed?.[name], data.get(this)?.[name]]
            changed?.(value as never)
          },
        })),
        {
          fields: '**',
          observer(this: Node) {
            if (live.has(this)) behaviours.get(this)?.paint?.()
          },
        },
      ] as never,
      lifetimes: {
        created(this: Node) {
          data.set(this, values(this))
          const self = selfOf(sim, this, data.get(this)!)
          const behaviour = setup?.(self) ?? {}
          behaviours.set(this, behaviour)
          const { node, element, set, fire: send } = self
          const methods = behaviour.methods ?? {}
          const snapshot = () => Object.fromEntries(names.map((name) => [name, self.data[name]]))
          parts.set(this, {
            tag,
            node,
            element,
            set,
            fire: send,
            methods,
            get data() {
              return snapshot()
            },
          })
          behaviour.changed = {
            hidden: (hidden) => element.toggleAttribute('hidden', Boolean(hidden)),
            animation: (actions) => animate(self, actions),
            ...behaviour.changed,
          }
        },
        attached(this: Node) {
          const { tapped, attached, paint } = behaviours.get(this)!
          // after the mini-program's own listeners
          if (tapped && !live.has(this))
            this.addListener('tap', ({ detail, target }) => tapped(detail as never, placeOf(target)))
          live.add(this)
          attached?.()
          paint?.()
        },
        detached(this: Node) {
          behaviours.get(this)!.detached?.()
        },
      } as never,
    })
    components.setGlobalUsingComponent(tag, definition.general())
  }
}

/** The element of an event's target, which is a node or what app code has in hand of it. */
function placeOf(target: unknown): Element | null {
  const node = (target as { _$?: Node })._$ ?? (target as Node)
  return node.getBackendElement?.() ? elementOf(node) : null
}

/** Reads a node's properties, each in the type of its default; what is not given is the default. */
function valuesOf(sim: Sim, tag: string, defaults: Defaults): (node: Node) => Values<Defaults> {
  const read = (name: string, value: unknown): unknown => {
    const otherwise = defaultOf(defaults[name]!)
    if (value === undefined || value === null) return otherwise
    if (typeof defaults[name] === 'object') return value
    if (typeof otherwise === 'boolean') return Boolean(value)
    if (typeof otherwise === 'string')
      return typeof value === 'object' ? refused(name, value, otherwise) : String(value)
    if (typeof otherwise === 'number')
      return Number.isFinite(Number(value)) ? Number(value) : refused(name, value, otherwise)
    return value
  }
  const refused = (name: string, value: unknown, otherwise: unknown) => {
    sim.measure.warned(`<${tag}> ${name}: ${JSON.stringify(value)} is not a ${typeof otherwise}; the default is used`)
    return otherwise
  }
  const shape = {}
  const source = Symbol('node')
  for (const name of Object.keys(defaults))
    Object.defineProperty(shape, name, {
      get(this: Record<symbol, Node>) {
        return read(name, (this[source]!.data as Record<string, unknown>)[name])
      },
    })
  return (node) => Object.create(shape, { [source]: { value: node } }) as Values<Defaults>
}

function selfOf(sim: Sim, node: Node, data: Values<Defaults>): Self {
  const element = elementOf(node)
  const document = element.ownerDocument
  return {
    sim,
    node,
    element,
    document,
    window: document.defaultView!,
    data,
    set: (values) => node.setData(values as never),
    fire: (type, detail, options) => void fire(node, type, detail, options),
    style: (css) => setOwnStyle(node, css),
    classes: (names) => scopedClasses(sim, node, names),
    part(tag, className) {
      const part = document.createElement(tag)
      if (className) part.className = className
      element.append(part)
      return part
    },
    above(tag) {
      for (let at = parentOf(element); at; at = parentOf(at)) {
        if (at.localName === `wx-${tag}`) return partOf(nodeOf(at))
      }
      return undefined
    },
    below: (...tags) =>
      [...element.querySelectorAll(tags.map((tag) => `wx-${tag}`).join())].flatMap((found) => {
        const part = partOf(nodeOf(found))
        return part ? [part] : []
      }),
  }
}

export const parentOf = (element: Element): Element | null => homes.get(element) ?? element.parentElement

/** A node and the nodes around it, as they are shown. */
export function* nearestNodes(node: Node): Generator<Node> {
  for (let at: Element | null = elementOf(node); at; at = parentOf(at)) {
    const found = nodeOf(at)
    if (found) yield found
  }
}

// classes of the page and of the app reach into a component only when it shares them: both are given, as most do
function scopedClasses(sim: Sim, node: Node, names: string): string {
  const scope = sim.app.scopes[hostOf(node)?.is ?? '']
  const each = names.split(/\s+/).filter(Boolean)
  return (scope ? [...each.map((name) => `${scope}--${name}`), ...each] : each).join(' ')
}

/** The page a built-in stands in. */
export const pageOf = ({ sim, document }: Pick<Self, 'sim' | 'document'>): Page | undefined =>
  [...sim.stack, ...sim.tabPages.values()].find((page) => page.document === document)
