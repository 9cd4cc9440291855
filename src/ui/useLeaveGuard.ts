import { useEffect } from 'react'
import { leaving } from '@/platform/leaving/leaving'
import { back } from '@/navigation/open'
import type { Route } from '@/routes'
import { ask } from './ask'

/**
 * Asks before a page with something unsaved is left. `leave` is for the bar's button, `onBack` for the
 * Screen, `release` before a page is left saved; `otherwise` is where a page leads that was opened directly.
 */
export function useLeaveGuard(dirty: boolean, words: { title: string; confirm: string }, otherwise?: Route) {
  const { title, confirm } = words
  useEffect(() => {
    if (!dirty) return
    leaving.guard(true)
    return () => leaving.guard(false)
  }, [dirty])
  const release = () => leaving.guard(false)
  const leave = async () => {
    if (dirty && !(await ask({ title, confirm }))) return
    release()
    await back(otherwise)
  }
  return { release, leave, onBack: dirty ? leave : undefined }
}
