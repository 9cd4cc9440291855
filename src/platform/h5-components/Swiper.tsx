import { Children, forwardRef, useEffect, useLayoutEffect, useRef, useState, type CSSProperties } from 'react'
import type { SwiperProps } from '@tarojs/components/types/Swiper'
import type { SwiperItemProps } from '@tarojs/components/types/SwiperItem'
import { bothRefs, dom } from './dom'
import { SwiperMotion } from './swiperMotion'
import { raise } from './taroEvent'
import { useDrag } from './useDrag'

type Source = 'autoplay' | 'touch' | ''

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** weapp's rpx: 750 make the width of the screen, which Taro makes 18.75 rem. */
const length = (size = '0px') => size.replace(/([\d.]+)rpx/g, (_, n: string) => `${Number(n) / 40}rem`)

/** Steps on every `interval` ms, but not while nobody sees it, holds it, has the focus in it or wants no motion. */
function useAutoplay(on: boolean, interval: number, box: { current: HTMLElement | null }, next: () => void) {
  const latest = useRef(next)
  latest.current = next
  useEffect(() => {
    if (!on) return
    const timer = setInterval(() => {
      const node = box.current
      if (!node || document.hidden || calm() || !node.getClientRects().length) return
      if (!node.contains(document.activeElement)) latest.current()
    }, interval)
    return () => clearInterval(timer)
  }, [on, interval, box])
}

export const Swiper = /*#__PURE__*/ forwardRef<HTMLDivElement, SwiperProps>(function Swiper(props, ref) {
  const { vertical = false, circular = false, autoplay = false, interval = 5000, duration = 500, current = 0 } = props
  const { displayMultipleItems, previousMargin, nextMargin, disableTouch, indicatorDots, children } = props
  const shown = Math.max(1, Number(displayMultipleItems ?? 1))
  const box = useRef<HTMLDivElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const [motion] = useState(() => new SwiperMotion())
  const at = useRef(Number(current))
  const [dot, setDot] = useState(at.current)

  const show = (target: number, source: Source) => {
    if (!motion.count || !box.current) return
    const node = box.current
    const to = motion.bounded(target)
    const index = motion.index(to)
    const detail = { current: index, source, currentItemId: motion.slides[index]?.dataset.itemId ?? '' }
    if (index !== at.current) {
      at.current = index
      setDot(index)
      raise(props.onChange, 'change', node, detail)
    }
    const told = motion.position !== to
    motion.moveTo(to, calm() ? 0 : Number(duration), () => {
      if (told) raise(props.onAnimationFinish, 'animationfinish', node, detail)
    })
  }
  const drag = useDrag(motion, vertical, (target) => show(target, 'touch'))

  useLayoutEffect(() => {
    motion.configure(track.current, { vertical, circular, shown, peep: !!(previousMargin || nextMargin) })
  })
  const first = useRef(true)
  useLayoutEffect(() => {
    if (first.current) motion.place(Number(current))
    else if (Number(current) !== at.current) show(motion.towards(Number(current)), '')
    first.current = false
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a change of the prop moves the slides
  }, [current])
  useEffect(() => () => motion.stop(), [motion])
  useAutoplay(autoplay, Number(interval), box, () => {
    if (drag.dragging()) return
    const next = Math.round(motion.position) + 1
    show(motion.ring || next <= motion.last ? next : 0, 'autoplay')
  })

  const [before, after] = [length(previousMargin), length(nextMargin)]
  const size = `calc((100% - ${before} - ${after}) / ${shown})`
  const way = vertical
    ? { '--h5-top': before, '--h5-height': size, '--h5-left': '0px', '--h5-width': '100%' }
    : { '--h5-left': before, '--h5-width': size, '--h5-top': '0px', '--h5-height': '100%' }
  const base = { ...way, touchAction: disableTouch ? undefined : vertical ? 'pan-x' : 'pan-y' } as CSSProperties
  return (
    <div
      role="group"
      {...dom(props, base, vertical ? 'h5-swiper h5-swiper-vertical' : 'h5-swiper')}
      {...(disableTouch ? undefined : drag.handlers)}
      ref={bothRefs(box, ref)}
    >
      <div className="h5-swiper-track" ref={track}>
        {children}
      </div>
      {indicatorDots && (
        <div className="h5-swiper-dots" aria-hidden="true">
          {Children.toArray(children).map((_, i) => {
            const colour = i === dot ? props.indicatorActiveColor : props.indicatorColor
            const style = colour ? { background: colour, opacity: 1 } : undefined
            return <i key={i} className={i === dot ? 'h5-on' : undefined} style={style} />
          })}
        </div>
      )}
    </div>
  )
})

export const SwiperItem = /*#__PURE__*/ forwardRef<HTMLDivElement, SwiperItemProps>(function SwiperItem(props, ref) {
  return (
    <div {...dom(props, undefined, 'h5-swiper-item')} data-item-id={props.itemId} ref={ref}>
      {props.children}
    </div>
  )
})
