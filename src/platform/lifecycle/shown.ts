import { useState } from 'react'
import { useDidHide, useDidShow } from './lifecycle'

/** Whether the page is the one that is seen: not below another one, nor in the background. */
export function useShown(): boolean {
  const [shown, setShown] = useState(true)
  useDidShow(() => setShown(true))
  useDidHide(() => setShown(false))
  return shown
}
