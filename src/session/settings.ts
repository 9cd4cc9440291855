import { settings } from '@/platform/settings/settings'
import type { Permission } from '@/platform/settings/port'
import { questions, type SettingsQuestion } from './questions'

/** The question that is to be shown. */
export const useSettingsQuestion = () => questions((all) => all.settings)

export const settingsOffered = settings.offered

/** Its tap alone opens the settings. */
export const SettingsButton = settings.Button

/** Asks in a sheet whose button leads to the platform's settings: what is allowed afterwards; undefined = not gone there. */
export function askForSettings(question: SettingsQuestion): Promise<readonly Permission[] | undefined> {
  // another tap before the sheet stands
  questions.getState().settings?.answer(undefined)
  return new Promise((resolve) => {
    const answer = (allowed: readonly Permission[] | undefined) => {
      questions.setState({ settings: undefined })
      resolve(allowed)
    }
    questions.setState({ settings: { ...question, answer } })
  })
}
