import { useEffect, useRef } from 'react'
import type { UseSheetPull } from './port'

const nothing = {}

export const useSheetPull: UseSheetPull = (box, open, onClose) => {
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    let stop: (() => void) | undefined
    let gone = !open
    if (open)
      import('./sheetPull.h5').then(
        ({ followSheet }) => {
          const sheet = box.current as HTMLElement | null
          const mask = sheet?.previousElementSibling
          if (!gone && sheet && mask) stop = followSheet(sheet, mask as HTMLElement, () => close.current())
        },
        () => undefined,
      )
    return () => {
      gone = true
      stop?.()
    }
  }, [box, open])
  return nothing
}
