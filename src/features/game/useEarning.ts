import { open } from '@/navigation/open'
import { useOpenable } from '@/navigation/openable'
import { routes } from '@/routes'
import { useTexts } from './texts'

/** Where points come from: the check-in, or the page of the points; undefined where neither is open. */
export function useEarning(): { words: string; go: () => void } | undefined {
  const { earn } = useTexts()
  const checksIn = useOpenable(routes.signIn)
  const hasPoints = useOpenable(routes.points)
  if (checksIn) return { words: earn.checkIn, go: () => void open(routes.signIn) }
  return hasPoints ? { words: earn.points, go: () => void open(routes.points) } : undefined
}
