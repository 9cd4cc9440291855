import type { TreeSize } from '../../shared/measurements'
import { hostOf, isBuiltIn, nodeOf } from '../glass'
import type { Page } from '../sim'

/** Whether an element is one of a template of the mini-program, not what a built-in is made of. */
export function isTemplateNode(element: Element): boolean {
  const node = nodeOf(element)
  if (!node) return false
  const host = hostOf(node)
  return !host || !isBuiltIn(host)
}

/** How a node is called in a report: tag and classes, as in a selector. */
export function nameOf(element: Element): string {
  const classes = [...element.classList].slice(0, 3)
  return [element.localName.replace(/^wx-/, ''), ...classes].join('.')
}

export function measureTree({ document }: Page): TreeSize {
  const size: TreeSize = { nodes: 0, depth: 0, widest: 0, widestNode: '' }
  /** Returns how many template nodes stand directly below. */
  const walk = (element: Element, depth: number): number => {
    let children = 0
    for (const child of element.children) {
      if (!isTemplateNode(child)) {
        children += walk(child, depth)
        continue
      }
      children += 1
      size.nodes += 1
      size.depth = Math.max(size.depth, depth + 1)
      const below = walk(child, depth + 1)
      if (below > size.widest) Object.assign(size, { widest: below, widestNode: nameOf(child) })
    }
    return children
  }
  walk(document.body, 0)
  return size
}
