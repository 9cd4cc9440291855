import { open } from '@/navigation/open'
import { useOpenable } from '@/navigation/openable'
import { routes } from '@/routes'
import { useTexts } from './texts'

/** Where points come from: the check-in, or the page of the points where that is off. */
export function useEarning(): { words: string; go: () => void } {
  const { earn } = useTexts()
  const checksIn = useOpenable(routes.signIn)
  if (checksIn) return { words: earn.checkIn, go: () => void open(routes.signIn) }
  return { words: earn.points, go: () => void open(routes.points) }
}
