import { builtInName, elementOf, fire, nodeOf, type CodeSpace, type FireOptions, type Node } from '../glass'
import type { Sim } from '../sim'

/** A property's default, which also gives its type; `null` takes any. */
export type Defaults = Record<string, string | number | boolean | null>
type Values<D extends Defaults> = {
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
  /** The properties' values now. */
  readonly data: Values<D>
  /** Changes own properties, as a user's hand does: the mini-program is not told. */
  set(values: Partial<Values<D>>): void
  /** Sends one of the component's events to the mini-program. */
  fire(type: string, detail?: unknown, options?: FireOptions): void
  /** The nearest built-in of this tag above, and those below in the order of the document. */
  above(tag: string): Part | undefined
  below(tag: string): Part[]
}

/** A built-in as another one sees it. */
export interface Part {
  tag: string
  node: Node
  element: HTMLElement
  data: Record<string, unknown>
  set(values: Record<string, unknown>): void
  fire: Self['fire']
  methods: Methods
}
type Methods = Record<string, (...args: never[]) => unknown>

export interface Behaviour<D extends Defaults> {
  /** After a property changed, also for the values of the first rendering. */
  changed?: { [Name in keyof D]?: (value: Values<D>[Name]) => void }
  attached?(): void
  detached?(): void
  /** A tap of a finger or of the automator on it or in it. */
  tapped?(point: { x: number; y: number }): void
  /** What other built-ins and the automator call. */
  methods?: Methods
}

export interface BuiltIn {
  properties: Defaults
  setup?(self: Self): Behaviour<Defaults>
}

/** A built-in component: its properties with their defaults, and what it does with them. */
export function builtIn<D extends Defaults>(properties: D, setup?: (self: Self<D>) => Behaviour<D>): BuiltIn {
  return { properties, setup: setup as never }
}

/** Every component takes these. */
export const common = {
  hoverClass: 'none',
  hoverStopPropagation: false,
  hoverStartTime: 50,
  hoverStayTime: 400,
  animation: null,
  ariaLabel: '',
  ariaRole: '',
  hidden: false,
} satisfies Defaults

const parts = new WeakMap<Node, Part>()
/** The built-in behind a node. */
export const partOf = (node: Node | undefined): Part | undefined => node && parts.get(node)
export const propertyNames = new Map<string, string[]>()

export function install(sim: Sim, space: CodeSpace, builtIns: Record<string, BuiltIn>, templates: string): void {
  const compiled = new Function(`return ${templates}`)() as Record<string, unknown>
  const components = space.getComponentSpace()
  for (const [tag, { properties, setup }] of Object.entries(builtIns)) {
    const all: Defaults = { ...common, ...properties }
    propertyNames.set(tag, ['id', 'class', 'style', ...Object.keys(all)])
    const behaviours = new WeakMap<Node, Behaviour<Defaults>>()
    const content = compiled[tag]
    const definition = components.defineComponent({
      is: builtInName(tag),
      options: { writeIdToDOM: true, idPrefixGenerator: null } as never,
      template: content ? ({ groupList: compiled, content } as never) : undefined,
      properties: Object.fromEntries(Object.entries(all).map(([name, value]) => [name, propertyOf(value)])) as never,
      observers: Object.keys(all).map((name) => ({
        fields: name,
        observer(this: Node, value: never) {
          behaviours.get(this)?.changed?.[name]?.(value)
        },
      })) as never,
      lifetimes: {
        created(this: Node) {
          const self = selfOf(sim, this)
          const behaviour = setup?.(self) ?? {}
          behaviours.set(this, behaviour)
          const { node, element, set, fire: send } = self
          const methods = behaviour.methods ?? {}
          parts.set(this, { tag, node, element, set, fire: send, methods, data: self.data })
          if (all.hidden !== undefined && !behaviour.changed?.hidden)
            behaviour.changed = {
              ...behaviour.changed,
              hidden: (hidden) => self.element.toggleAttribute('hidden', Boolean(hidden)),
            }
        },
        attached(this: Node) {
          const behaviour = behaviours.get(this)!
          const { tapped } = behaviour
          if (tapped) this.addListener('tap', (event) => tapped(event.detail as { x: number; y: number }))
          behaviour.attached?.()
        },
        detached(this: Node) {
          behaviours.get(this)!.detached?.()
        },
      } as never,
    })
    components.setGlobalUsingComponent(tag, definition.general())
  }
}

function propertyOf(value: Defaults[string]): { type: unknown; value: unknown } {
  const type = { string: String, number: Number, boolean: Boolean }[typeof value as string] ?? null
  return { type, value }
}

function selfOf(sim: Sim, node: Node): Self {
  const element = elementOf(node)
  const document = element.ownerDocument
  return {
    sim,
    node,
    element,
    document,
    window: document.defaultView!,
    get data() {
      return node.data as Values<Defaults>
    },
    set: (values) => node.setData(values as never),
    fire: (type, detail, options) => fire(node, type, detail, options),
    above(tag) {
      for (let at = element.parentElement; at; at = at.parentElement) {
        if (at.localName === `wx-${tag}`) return partOf(nodeOf(at))
      }
      return undefined
    },
    below: (tag) =>
      [...element.querySelectorAll(`wx-${tag}`)].flatMap((found) => {
        const part = partOf(nodeOf(found))
        return part ? [part] : []
      }),
  }
}
