import { forwardRef, useEffect, useLayoutEffect, useRef, type CSSProperties } from 'react'
import type { SliderProps } from '@tarojs/components/types/Slider'
import { bothRefs, dom } from './dom'
import { raise } from './taroEvent'

export const Slider = /*#__PURE__*/ forwardRef<HTMLInputElement, SliderProps>(function Slider(props, ref) {
  const { min = 0, max = 100, step = 1, value = Number(props.defaultValue ?? 0), name, disabled, showValue } = props
  const { activeColor, selectedColor, backgroundColor, color, blockColor, blockSize, ariaLabel } = props
  const own = useRef<HTMLInputElement>(null)
  const shown = useRef<HTMLOutputElement>(null)
  const first = useRef(value)
  const handlers = useRef(props)
  handlers.current = props

  const paint = () => {
    const node = own.current
    if (!node) return
    node.style.setProperty('--h5-filled', `${((Number(node.value) - min) / (max - min || 1)) * 100}%`)
    if (shown.current) shown.current.value = node.value
  }
  useLayoutEffect(() => {
    if (own.current) own.current.value = String(value)
  }, [value])
  useLayoutEffect(paint)
  useEffect(() => {
    const node = own.current!
    const detail = () => ({ value: Number(node.value) })
    // native events: React's onChange would also tell every step of a drag
    const changed = () => raise(handlers.current.onChange, 'change', node, detail())
    const changing = () => {
      paint()
      raise(handlers.current.onChanging, 'changing', node, detail())
    }
    const { form } = node
    const reset = () => setTimeout(paint)
    node.addEventListener('change', changed)
    node.addEventListener('input', changing)
    form?.addEventListener('reset', reset)
    return () => {
      node.removeEventListener('change', changed)
      node.removeEventListener('input', changing)
      form?.removeEventListener('reset', reset)
    }
  })
  const colors = {
    '--h5-active': activeColor ?? selectedColor,
    '--h5-rest': backgroundColor ?? color,
    '--h5-block': blockColor,
    '--h5-block-size': blockSize && `${blockSize}px`,
  } as CSSProperties
  const range = { min, max, step, name, disabled, defaultValue: first.current, 'aria-label': ariaLabel }
  return (
    <div {...dom({ ...props, ariaLabel: undefined }, colors, 'h5-slider')}>
      <input type="range" data-as="number" {...range} ref={bothRefs(own, ref)} />
      {showValue && <output ref={shown} />}
    </div>
  )
})
