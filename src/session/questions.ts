import { create } from 'zustand'
import { privacy } from '@/platform/privacy/privacy'
import type { PrivacyAnswer } from '@/platform/privacy/port'
import type { Permission } from '@/platform/settings/port'

export interface SettingsQuestion {
  title: string
  content: string
  /** the button that leads to the settings */
  confirm: string
  cancel: string
  /** in the tap that leads there */
  onGo?: () => void
}

interface Questions {
  /** actions that the platform holds back until the shopper has answered */
  privacy: readonly PrivacyAnswer[]
  settings: (SettingsQuestion & { answer(allowed: readonly Permission[] | undefined): void }) | undefined
}

/** What waits for a button of the platform. What is done about it is apart: browsers never need it. */
export const questions = create<Questions>(() => ({ privacy: [], settings: undefined }))

/** From the start on, actions that the platform holds back wait here for the shopper's answer. */
export const watchPrivacy = (): void =>
  privacy.onNeed((answer) => questions.setState((before) => ({ privacy: [...before.privacy, answer] })))

export const useQuestionsWait = (): boolean => questions((all) => all.privacy.length > 0 || all.settings !== undefined)
