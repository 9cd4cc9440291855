import { useRef } from 'react'
import type { UseOverlay } from './port'
import { wayBack } from './wayBack.weapp'

export const useOverlay: UseOverlay = (open, onClose) => {
  wayBack.useWayBack(open, onClose)
  return useRef<never>(null)
}
