import { useEffect } from 'react'
import { useDidShow } from '@/platform/lifecycle/lifecycle'
import { setPageGround } from '@/platform/page-ground/pageGround'
import { useScheme } from '@/session/preferences'
import { groundOf } from './theme/pageGround'
import type { ThemeStyle } from './theme/theme'

/** The scheme's ground around the page, `bar`: colour of its bar; each page says so again when it is shown. */
export function usePageGround(theme: ThemeStyle, bar?: string): void {
  const scheme = useScheme()
  const set = () => setPageGround(groundOf(theme, scheme, bar))
  useDidShow(set)
  useEffect(set, [theme, scheme, bar])
}
