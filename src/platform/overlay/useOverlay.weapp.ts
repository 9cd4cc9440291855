import { useRef } from 'react'
import type { UseOverlay } from './port'

export const useOverlay: UseOverlay = () => useRef<never>(null)
