import { feedback } from '@/platform/feedback/feedback'
import { update } from '@/platform/update/update'
import { useTexts } from './texts'

/** From the start on: offers the restart when WeChat has fetched a newer version. */
export const watchUpdate = (): void =>
  update.onReady((apply) => {
    const { updateTitle, updateContent, restart, later } = useTexts.get()
    void feedback
      .modal({ title: updateTitle, content: updateContent, confirm: restart, cancel: later })
      .then((now) => now && apply())
  })
