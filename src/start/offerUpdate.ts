import { feedback } from '@/platform/feedback/feedback'
import { useTexts } from './updateTexts'

/** Asks whether to restart with the newer version now. */
export async function offerUpdate(apply: () => void): Promise<void> {
  const { updateTitle, updateContent, restart, later } = useTexts.get()
  if (await feedback.modal({ title: updateTitle, content: updateContent, confirm: restart, cancel: later })) apply()
}
