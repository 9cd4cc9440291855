import { useEffect, useRef } from 'react'
import { useDidHide, useDidShow } from '@/platform/lifecycle/lifecycle'
import { setPageTitle } from '@/platform/page-title/pageTitle'

/** Keeps the title while the page is shown; a hidden page must not rename the one above it. */
export function usePageTitle(title: string | undefined): void {
  const shown = useRef(true)
  const set = () => {
    if (title && shown.current) setPageTitle(title)
  }
  useDidShow(() => {
    shown.current = true
    set()
  })
  useDidHide(() => {
    shown.current = false
  })
  useEffect(set, [title])
}
