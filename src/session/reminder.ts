import { create } from 'zustand'

/** Something left undone at an earlier visit, offered on tab pages until it is taken up or put away. */
export interface Reminder {
  text: string
  /** words of its button */
  action: string
  onAction(): void
  onClose(): void
}

const store = create<{ shown: Reminder | undefined }>(() => ({ shown: undefined }))

export const remind = (shown: Reminder | undefined): void => store.setState({ shown })
export const useReminder = (): Reminder | undefined => store((state) => state.shown)
