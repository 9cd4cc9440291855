import { hostOf, isCustomComponent, nodeOf, type Node } from '../glass'
import type { Page, Sim } from '../sim'
import { find, findByXpath, tagOf } from './selectors'

/** An element as the protocol tells it. */
export interface ToldElement {
  elementId: string
  tagName: string
  /** Makes the client give it the methods of a custom component. */
  nodeId?: string
}

export interface ElementParams {
  pageId: number
  elementId: string
}

export interface Held {
  element: HTMLElement
  node: Node
  page: Page
}

/** Elements that were told to a client, and the way from a message to pages and elements. */
export interface Elements {
  page(params: { pageId: number }): Page
  held(params: ElementParams): Held
  /** @throws Error when nothing matches: the client makes null of it */
  one(elements: Element[], selector: string): ToldElement
  all(elements: Element[]): { elements: ToldElement[] }
  inPage(page: Page, selector: string): Element[]
  inElement(held: Held, selector: string): Element[]
  byXpath(page: Page, xpath: string): Element[]
}

/** Pages of one run have their own thousands. */
const idsOfRun = 100_000
export const pageIdOf = ({ options }: Sim, { id }: Page): number => (options.run ?? 0) * idsOfRun + id

export function createElements(sim: Sim): Elements {
  const known = new Map<string, WeakRef<Element>>()
  const ids = new WeakMap<Element, string>()
  const { run = 0 } = sim.options
  let told = 0

  const openPages = () => new Set([...sim.stack, ...sim.tabPages.values()])
  const scopeOf = (host: Node | undefined) => (host && isCustomComponent(host) ? sim.app.scopes[host.is] : undefined)

  function tell(element: Element): ToldElement {
    let elementId = ids.get(element)
    if (!elementId) {
      elementId = `e${run}-${++told}`
      ids.set(element, elementId)
      known.set(elementId, new WeakRef(element))
    }
    const tagName = tagOf(element)
    return isCustomComponent(nodeOf(element)!)
      ? { elementId, tagName, nodeId: `n${elementId}` }
      : { elementId, tagName }
  }

  return {
    page({ pageId }) {
      for (const page of openPages()) if (pageIdOf(sim, page) === pageId) return page
      throw new Error(`page ${pageId} is not open`)
    },
    held({ elementId }) {
      const element = known.get(elementId)?.deref() as HTMLElement | undefined
      const page = element && [...openPages()].find(({ document }) => document === element.ownerDocument)
      const node = nodeOf(element)
      if (!element?.isConnected || !page || !node) throw new Error(`element ${elementId} is no longer in a page`)
      return { element, node, page }
    },
    one(elements, selector) {
      if (!elements[0]) throw new Error(`no such element: ${selector}`)
      return tell(elements[0])
    },
    all: (elements) => ({ elements: elements.map(tell) }),
    inPage: ({ document, node }, selector) => find(document, selector, node, undefined),
    inElement({ element, node }, selector) {
      const host = isCustomComponent(node) ? node : hostOf(node)
      return find(element, selector, host, scopeOf(host)).filter((found) => found !== element)
    },
    byXpath: ({ document }, xpath) => findByXpath(document, xpath),
  }
}
