import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { ask } from '@/ui/ask'
import { useTexts } from './texts'

/** A member without a pay password sets one first, and comes back to where they were. */
export async function askToSet(): Promise<void> {
  const { notSet: title, notSetNote: content, setNow: confirm, later: cancel } = useTexts.get()
  if (await ask({ title, content, confirm, cancel })) await open(routes.payPassword)
}
