import { useEffect, useState } from 'react'

/** Keeps what closes on the screen for `ms`, so that it can be seen going. */
export function usePresence(open: boolean, ms: number): 'open' | 'closing' | 'gone' {
  const [shown, setShown] = useState(open)
  useEffect(() => {
    if (open) {
      setShown(true)
      return undefined
    }
    if (!shown) return undefined
    const timer = setTimeout(() => setShown(false), ms)
    return () => clearTimeout(timer)
  }, [open, shown, ms])
  if (open) return 'open'
  return shown ? 'closing' : 'gone'
}
