import { useEffect, useRef } from 'react'
import { motion } from '@/platform/motion/motion'

/** Tells that the face is done, `ms` after it began to bring the result out; at once where less motion is asked for. */
export function useReveal(begun: boolean, ms: number, reveal: () => void): void {
  const latest = useRef(reveal)
  latest.current = reveal
  useEffect(() => {
    if (!begun) return undefined
    const timer = setTimeout(() => latest.current(), motion.reduced() ? 0 : ms)
    return () => clearTimeout(timer)
  }, [begun, ms])
}
