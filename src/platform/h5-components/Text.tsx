import { Children, Fragment, forwardRef, type ReactNode } from 'react'
import type { TextProps } from '@tarojs/components/types/Text'
import { dom } from './dom'

const entities: Record<string, string> = {
  nbsp: '\u00a0',
  ensp: '\u2002',
  emsp: '\u2003',
  lt: '<',
  gt: '>',
  amp: '&',
  apos: "'",
}

/** As on weapp a line feed breaks the line whatever white-space says; `decode` knows the seven entities weapp knows. */
function lines(child: ReactNode, decode?: boolean): ReactNode {
  if (typeof child !== 'string') return child
  const text = decode
    ? child.replace(/&(nbsp|ensp|emsp|lt|gt|amp|apos);/g, (_, name: string) => entities[name]!)
    : child
  if (!text.includes('\n')) return text
  return text.split('\n').map((line, i) => (
    <Fragment key={i}>
      {i > 0 && <br />}
      {line}
    </Fragment>
  ))
}

export const Text = /*#__PURE__*/ forwardRef<HTMLSpanElement, TextProps>(function Text(props, ref) {
  const { children, decode, space, selectable, userSelect } = props
  const base = {
    ...(space && { whiteSpace: 'pre-wrap' as const }),
    ...((selectable || userSelect) && { userSelect: 'text' as const, WebkitUserSelect: 'text' as const }),
  }
  return (
    <span {...dom(props, base)} ref={ref}>
      {Children.map(children, (child) => lines(child, decode))}
    </span>
  )
})
