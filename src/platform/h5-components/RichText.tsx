import { createElement, forwardRef, useEffect, useMemo, useState, type ComponentProps, type ReactNode } from 'react'
import type { RichTextProps } from '@tarojs/components/types/RichText'
import { dom } from './dom'
import { empty, judgeTag, safeProps } from './richTextRules'

/** Elements deeper than this are dropped: hostile nesting must not end the page. */
const MAX_DEPTH = 60

interface Element {
  name: string
  attributes: (readonly [string, string])[]
  children: Source[]
}
type Source = string | Element

function fromDom(node: Node): Source {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? ''
  if (!(node instanceof window.Element)) return ''
  return {
    name: node.localName,
    attributes: Array.from(node.attributes, ({ name, value }) => [name, value] as const),
    children: Array.from(node.childNodes, fromDom),
  }
}

/** Shape of the node list weapp takes: {type: 'text', text} or {name, attrs, children}. */
interface ListNode {
  type?: string
  text?: unknown
  name?: unknown
  attrs?: object
  children?: unknown
}

function fromList(node: ListNode, depth: number): Source {
  if (node.type === 'text') return decode(String(node.text ?? ''))
  const children = depth < MAX_DEPTH && Array.isArray(node.children) ? (node.children as ListNode[]) : []
  return {
    name: String(node.name ?? '').toLowerCase(),
    attributes: Object.entries(node.attrs ?? {}).map(([name, value]) => [name, String(value)] as const),
    children: children.map((child) => fromList(child, depth + 1)),
  }
}

function decode(text: string): string {
  return text.includes('&') ? (parse(text.replace(/</g, '&lt;')).textContent ?? '') : text
}

/** Parsed in a document of its own: nothing runs and nothing is fetched. */
function parse(html: string): HTMLElement {
  return new DOMParser().parseFromString(`<body>${html}`, 'text/html').body
}

/** What did not come gives its place to its words, and is asked for again when the connection is back. */
function Picture(props: ComponentProps<'img'>) {
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    const askAgain = () => setLost(false)
    addEventListener('online', askAgain)
    return () => removeEventListener('online', askAgain)
  }, [])
  return isLost ? props.alt : <img {...props} onError={() => setLost(true)} />
}

function render(source: Source, key: number, depth: number): ReactNode {
  if (typeof source === 'string') return source
  const verdict = depth > MAX_DEPTH ? 'lose' : judgeTag(source.name)
  if (verdict === 'lose') return null
  const children = source.children.map((child, i) => render(child, i, depth + 1))
  if (verdict === 'unwrap') return children
  const safe = safeProps(source.name, source.attributes)
  // another picture is not lost because one was
  if (source.name === 'img') return <Picture {...safe} key={`${key} ${String(safe.src)}`} />
  const props = { ...safe, key }
  return empty.has(source.name) ? createElement(source.name, props) : createElement(source.name, props, ...children)
}

/** HTML text or weapp's node list, through an allow-list; built as elements, never as markup. */
export const RichText = /*#__PURE__*/ forwardRef<HTMLDivElement, RichTextProps>(function RichText(props, ref) {
  const { nodes, space } = props
  const content = useMemo(() => {
    const sources = Array.isArray(nodes)
      ? (nodes as ListNode[]).map((node) => fromList(node, 0))
      : Array.from(parse(String(nodes ?? '')).childNodes, fromDom)
    return sources.map((source, i) => render(source, i, 0))
  }, [nodes])
  return (
    <div {...dom(props, space ? { whiteSpace: 'pre-wrap' } : undefined, 'h5-rich-text')} ref={ref}>
      {content}
    </div>
  )
})
