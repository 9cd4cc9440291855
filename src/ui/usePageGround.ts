import { useEffect } from 'react'
import { useDidShow } from '@/platform/lifecycle/lifecycle'
import { setPageGround } from '@/platform/page-ground/pageGround'
import { useScheme } from '@/session/preferences'
import type { ThemeStyle } from './theme/theme'

/** The scheme's ground around the page; each page says so again when it is shown. */
export function usePageGround(theme: ThemeStyle): void {
  const scheme = useScheme()
  const colour = theme['--page'] ?? ''
  const set = () => setPageGround({ colour, marks: scheme === 'dark' ? 'light' : 'dark' })
  useDidShow(set)
  useEffect(set, [colour, scheme])
}
