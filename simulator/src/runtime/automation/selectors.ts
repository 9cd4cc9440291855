import { hostOf, isBuiltIn, isBuiltInTag, nodeOf, type Node } from '../glass'

/** Class names as the document has them: a component's own carry its prefix. */
export type Scope = string | undefined

/**
 * A selector of WXML as one of the document: built-in tags are `wx-` elements.
 * @param scope class prefix of the component whose template is searched
 */
function domSelector(selector: string, scope: Scope): string {
  // strings and brackets stay as they are
  return selector.replace(
    /("[^"]*"|'[^']*'|\[[^\]]*\])|(\.)(-?[_a-zA-Z\u0080-\uffff][\w\u0080-\uffff-]*)|(^|[\s>+~,(])([a-zA-Z][\w-]*)/g,
    (whole, kept?: string, dot?: string, name?: string, before?: string, tag?: string) => {
      if (kept !== undefined) return whole
      if (dot) return scope ? `:is(.${name},.${scope}--${name})` : whole
      return isBuiltInTag(tag!) ? `${before}wx-${tag}` : whole
    },
  )
}

/** The same for XPath: names of steps, not those of attributes, functions and axes. */
function domXpath(xpath: string): string {
  return xpath.replace(
    /("[^"]*"|'[^']*')|(^|[/(|\s]|::)([a-zA-Z][\w-]*)(?![\w-]|\s*\(|::)/g,
    (whole, kept?: string, before?: string, tag?: string) =>
      kept === undefined && isBuiltInTag(tag!) ? `${before}wx-${tag}` : whole,
  )
}

/** Nodes below `root` that match and stand in the template of `host`, in the order of the document. */
export function find(root: ParentNode, selector: string, host: Node | undefined, scope: Scope): Element[] {
  return [...root.querySelectorAll(domSelector(selector, scope))].filter((element) => {
    const node = nodeOf(element)
    return node && (hostOf(node) === host || node === host)
  })
}

/** XPath sees the whole page, also inside of its components, but not what built-ins are made of. */
export function findByXpath(document: Document, xpath: string): Element[] {
  // 7: an ordered snapshot
  const found = document.evaluate(domXpath(xpath), document, null, 7, null)
  const elements = Array.from({ length: found.snapshotLength }, (_, at) => found.snapshotItem(at) as Element)
  return elements.filter(isOwn)
}

/** Whether an element stands in the mini-program's own templates. */
function isOwn(element: Element): boolean {
  const node = nodeOf(element)
  const host = node && hostOf(node)
  return Boolean(node && !(host && isBuiltIn(host)))
}

export const tagOf = (element: Element): string => element.localName.replace(/^wx-/, '')

/** Inside of an element, or the element too, as WXML. */
export function wxmlOf(element: Element, outer: boolean): string {
  const inside = [...element.childNodes].map((child) => contentOf(child)).join('')
  if (!outer) return inside
  const attributes = element.getAttributeNames().map((name) => {
    const value = writtenAttribute(element, name)
    return value ? ` ${name}="${escaped(value)}"` : ''
  })
  const tag = tagOf(element)
  return `<${tag}${attributes.join('')}>${inside}</${tag}>`
}

/** An attribute as the WXML has it: without what the simulator puts into the document for itself. */
export function writtenAttribute(element: Element, name: string): string {
  if (name === 'wx-host') return ''
  if (name === 'class') return nodeOf(element)?.class ?? element.className
  const value = element.getAttribute(name) ?? ''
  return name === 'style' ? value.replace(/^[;\s]+|[;\s]+$/g, '') : value
}

function contentOf(child: ChildNode): string {
  if (child.nodeType === 3) return escaped(child.textContent ?? '')
  if (child.nodeType !== 1) return ''
  // what a built-in is made of is left out, but not what stands in its slot
  return wxmlOf(child as Element, isOwn(child as Element))
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!)
