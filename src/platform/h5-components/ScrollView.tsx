import { forwardRef, useEffect, useRef, type CSSProperties, type UIEvent } from 'react'
import type { ScrollViewProps } from '@tarojs/components/types/ScrollView'
import { bothRefs, dom } from './dom'
import { emit } from './taroEvent'

type Edge = 'upper' | 'lower' | ''

/** Scroll position follows its props when they change, with or without a smooth way. */
function useScrollTo(own: { current: HTMLElement | null }, props: ScrollViewProps) {
  const { scrollTop, scrollLeft, scrollIntoView, scrollWithAnimation } = props
  const behavior = useRef<ScrollBehavior>('auto')
  behavior.current = scrollWithAnimation ? 'smooth' : 'auto'
  useEffect(() => {
    if (scrollTop != null) own.current?.scrollTo({ top: Number(scrollTop), behavior: behavior.current })
  }, [own, scrollTop])
  useEffect(() => {
    if (scrollLeft != null) own.current?.scrollTo({ left: Number(scrollLeft), behavior: behavior.current })
  }, [own, scrollLeft])
  useEffect(() => {
    const box = own.current
    const child = scrollIntoView && box?.querySelector(`#${CSS.escape(scrollIntoView)}`)
    if (!box || !child) return
    const to = child.getBoundingClientRect()
    const from = box.getBoundingClientRect()
    const top = box.scrollTop + to.top - from.top - box.clientTop
    box.scrollTo({ top, left: box.scrollLeft + to.left - from.left - box.clientLeft, behavior: behavior.current })
  }, [own, scrollIntoView])
}

export const ScrollView = /*#__PURE__*/ forwardRef<HTMLDivElement, ScrollViewProps>(function ScrollView(props, ref) {
  const { scrollX, scrollY, upperThreshold = 50, lowerThreshold = 50, enableFlex, showScrollbar = true } = props
  const own = useRef<HTMLDivElement>(null)
  const edge = useRef<Edge>('')
  const last = useRef({ top: 0, left: 0 })
  useScrollTo(own, props)

  const scrolled = (e: UIEvent<HTMLDivElement>) => {
    const box = e.currentTarget
    // scrolling of a scroll view inside this one
    if (e.target !== box) return
    const { scrollTop, scrollLeft, scrollHeight, scrollWidth } = box
    const deltaX = last.current.left - scrollLeft
    const deltaY = last.current.top - scrollTop
    last.current = { top: scrollTop, left: scrollLeft }
    emit(props.onScroll, e, { scrollTop, scrollLeft, scrollHeight, scrollWidth, deltaX, deltaY })
    const at = scrollX ? scrollLeft : scrollTop
    const rest = (scrollX ? scrollWidth - box.clientWidth : scrollHeight - box.clientHeight) - at
    const forward = (scrollX ? deltaX : deltaY) < 0
    // told once each time the edge is reached, and only by a move towards it
    const now: Edge = rest <= lowerThreshold && forward ? 'lower' : at <= upperThreshold && !forward ? 'upper' : ''
    const left = rest > lowerThreshold && at > upperThreshold
    if (now && now !== edge.current) {
      const direction = scrollX ? (now === 'lower' ? 'right' : 'left') : now === 'lower' ? 'bottom' : 'top'
      emit(now === 'lower' ? props.onScrollToLower : props.onScrollToUpper, e, { direction })
    }
    if (now || left) edge.current = now
  }
  const base: CSSProperties = {
    overflowX: scrollX ? 'auto' : 'hidden',
    overflowY: scrollY ? 'auto' : 'hidden',
    WebkitOverflowScrolling: 'touch',
    ...(enableFlex && { display: 'flex' }),
    ...(!showScrollbar && { scrollbarWidth: 'none' as const }),
  }
  return (
    <div
      {...dom(props, base, showScrollbar ? 'h5-scroll' : 'h5-scroll h5-no-bar')}
      onScroll={scrolled}
      ref={bothRefs(own, ref)}
    >
      {props.children}
    </div>
  )
})
