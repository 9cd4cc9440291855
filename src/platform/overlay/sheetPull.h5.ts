import { belongsElsewhere, followDown } from '../h5-components/pullGesture'
import { motion } from '../motion/motion.h5'

/** css px per ms from which a short pull closes too */
const flick = 0.5
/** ms over which the speed at the end is measured */
const speedTime = 100
/** ms: as `--slow`, with `--ease` */
const back = { duration: 280, easing: 'cubic-bezier(0.22, 0.8, 0.24, 1)' }
/** ms after which a sheet that was told to close and stays is put back */
const stays = 400

/**
 * A sheet goes down with the finger and its mask fades; past a third of its height, or by a flick, it closes, else it goes
 * back. What scrolls in it scrolls until it is at its top. Only transform and opacity change.
 */
export function followSheet(box: HTMLElement, mask: HTMLElement, close: () => void): () => void {
  let trail: { px: number; at: number }[] = []
  let timer = 0
  const place = (px: number) => {
    box.style.transform = px > 0 ? `translateY(${px}px)` : ''
    mask.style.opacity = px > 0 ? String(1 - px / box.offsetHeight) : ''
  }
  const putBack = () => {
    const { transform } = box.style
    if (!transform) return
    place(0)
    if (!motion.reduced()) box.animate([{ transform }, { transform: 'none' }], back)
  }
  const stop = followDown(box, {
    begins: (target) => {
      trail = []
      return !belongsElsewhere(target, box)
    },
    moves(px) {
      const at = performance.now()
      trail = [...trail.filter((one) => at - one.at <= speedTime), { px, at }]
      place(px)
    },
    lets(px) {
      const [first] = trail
      const last = trail[trail.length - 1]
      const speed = first && last ? (last.px - first.px) / Math.max(1, last.at - first.at) : 0
      const lasts = last !== undefined && performance.now() - last.at <= speedTime
      if (px <= box.offsetHeight / 3 && !(px > 0 && lasts && speed > flick)) return putBack()
      close()
      timer = window.setTimeout(putBack, stays)
    },
  })
  return () => {
    stop()
    clearTimeout(timer)
  }
}
