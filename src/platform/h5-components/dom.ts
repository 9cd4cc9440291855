import type { CSSProperties, Ref } from 'react'
import { addClass, type Attributes } from './attributes'
import { addPress, type PressProps } from './press'

const passed =
  /^(on(Click|ContextMenu|Wheel|Focus|Blur|Touch(Start|Move|End|Cancel)|Pointer[A-Z]\w+|Mouse[A-Z]\w+|Key(Down|Up)|Animation(Start|End|Iteration)|TransitionEnd)(Capture)?|data-.+|aria-(?!role).+|id|role|className|hidden|tabIndex|dir|lang|title)$/

/** Taro's style: an object, or text such as `width: 10px; --accent: red`. */
export function styleOf(style: unknown): CSSProperties | undefined {
  if (typeof style !== 'string') return (style as CSSProperties | undefined) ?? undefined
  const out: Record<string, string> = {}
  // a ; inside brackets belongs to a data: url
  for (const part of style.split(/;(?![^(]*\))/)) {
    const colon = part.indexOf(':')
    if (colon < 1) continue
    const name = part.slice(0, colon).trim()
    const key = name.startsWith('--')
      ? name
      : name.replace(/^-ms-/, 'ms-').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    // React drops a value that says important; an inline style is strong enough
    out[key] = part
      .slice(colon + 1)
      .replace(/\s*!important/i, '')
      .trim()
  }
  return out
}

/** The attributes a DOM element gets from Taro props: handlers, data, aria, id, class and style, with press and hover. */
export function dom(props: object, base?: CSSProperties, baseClass?: string): Attributes {
  const out: Attributes = {}
  for (const [name, value] of Object.entries(props) as [string, unknown][]) {
    if (passed.test(name)) out[name] = value
    else if (/^aria-?role$/i.test(name)) out.role = value
    else if (/^aria[A-Z]/.test(name)) out[`aria-${name.slice(4).toLowerCase()}`] = value
  }
  const { style } = props as { style?: unknown }
  if (base || style) out.style = { ...base, ...styleOf(style) }
  if (baseClass) addClass(out, baseClass)
  addPress(props as PressProps, out)
  return out
}

/** One element for a ref of our own and the caller's. */
export function bothRefs<T>(own: { current: T | null }, outer: Ref<T>) {
  return (node: T | null) => {
    own.current = node
    if (typeof outer === 'function') outer(node)
    else if (outer) (outer as { current: T | null }).current = node
  }
}
