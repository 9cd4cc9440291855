import { useRef } from 'react'
import type { ITouchEvent } from '@tarojs/components'
import type { UseSheetPull } from './port'

/** css px a finger must go down to close the sheet */
const distance = 40

/** Only the end is acted on: a sheet that follows would be an update for every move of the finger. */
export const useSheetPull: UseSheetPull = (_box, open, onClose) => {
  const from = useRef<{ clientX: number; clientY: number }>()
  if (!open) return {}
  return {
    onTouchStart: (event) => void (from.current = (event as ITouchEvent).touches[0]),
    onTouchEnd: (event) => {
      const [to] = (event as ITouchEvent).changedTouches
      if (!from.current || !to) return
      const down = to.clientY - from.current.clientY
      if (down > distance && down > 2 * Math.abs(to.clientX - from.current.clientX)) onClose()
    },
  }
}
