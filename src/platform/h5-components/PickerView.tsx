import { Children, createContext, forwardRef, useContext, useEffect, useLayoutEffect, useRef } from 'react'
import type { CSSProperties, ReactNode, UIEvent } from 'react'
import type { PickerViewProps } from '@tarojs/components/types/PickerView'
import type { PickerViewColumnProps } from '@tarojs/components/types/PickerViewColumn'
import { dom, styleOf } from './dom'
import { raise } from './taroEvent'

interface Wheel {
  /** Chosen row, and height of a row in px. */
  row: number
  height: number
  choose(row: number): void
}
const Wheels = /*#__PURE__*/ createContext<Wheel>({ row: 0, height: 44, choose: () => {} })
const SETTLE_MS = 120

export const PickerView = /*#__PURE__*/ forwardRef<HTMLDivElement, PickerViewProps>(function PickerView(props, ref) {
  const { value, defaultValue, indicatorStyle, indicatorClass = '', maskStyle, maskClass = '', children } = props
  const columns = Children.toArray(children)
  const rows = useRef<number[]>(defaultValue ?? [])
  // a caller may keep one array and change it, so its text is what is compared
  const given = value && JSON.stringify(value)
  const seen = useRef<string>()
  if (given !== seen.current) {
    seen.current = given
    if (value) rows.current = [...value]
  }
  const box = useRef<HTMLDivElement>(null)
  const height = parseFloat(String(styleOf(indicatorStyle)?.height ?? '')) || 44
  const choose = (column: number, row: number) => {
    rows.current = columns.map((_, i) => (i === column ? row : (rows.current[i] ?? 0)))
    raise(props.onChange, 'change', box.current!, { value: rows.current })
  }
  const band: CSSProperties = { ...styleOf(indicatorStyle), height, marginTop: -height / 2 }
  return (
    <div {...dom(props, undefined, 'h5-wheels')} ref={ref}>
      <div className="h5-wheels-row" ref={box}>
        {columns.map((column, i) => (
          <Wheels.Provider key={i} value={{ row: rows.current[i] ?? 0, height, choose: (row) => choose(i, row) }}>
            {column}
          </Wheels.Provider>
        ))}
      </div>
      <div className={`h5-wheels-mask ${maskClass}`} style={styleOf(maskStyle)} />
      <div className={`h5-wheels-band ${indicatorClass}`} style={band} />
    </div>
  )
})

export function PickerViewColumn({ children, className, style }: PickerViewColumnProps & { children?: ReactNode }) {
  const { row, height, choose } = useContext(Wheels)
  const column = useRef<HTMLDivElement>(null)
  const at = useRef(0)
  const timer = useRef(0)
  const rows = Children.toArray(children)
  const last = Math.max(0, rows.length - 1)
  const turn = (to: number, smooth = false) =>
    column.current?.scrollTo({ top: to * height, behavior: smooth ? 'smooth' : 'auto' })
  useLayoutEffect(() => {
    at.current = Math.min(row, last)
    turn(at.current)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- turn only reads height
  }, [row, last, height])
  useEffect(() => () => clearTimeout(timer.current), [])
  const scrolled = (e: UIEvent<HTMLDivElement>) => {
    const { scrollTop } = e.currentTarget
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      const now = Math.min(last, Math.max(0, Math.round(scrollTop / height)))
      if (now === at.current) return
      at.current = now
      choose(now)
    }, SETTLE_MS)
  }
  return (
    <div className={`h5-wheel ${className ?? ''}`} style={styleOf(style)} onScroll={scrolled} ref={column} tabIndex={0}>
      <div style={{ height: `calc(50% - ${height / 2}px)` }} />
      {rows.map((child, i) => (
        <div key={i} className="h5-wheel-item" style={{ height }} onClick={() => turn(i, true)}>
          {child}
        </div>
      ))}
      <div style={{ height: `calc(50% - ${height / 2}px)` }} />
    </div>
  )
}
