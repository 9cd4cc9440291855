import type { Permission } from '@/platform/settings/port'
import type { SettingsQuestion } from '@/session/questions'
import { askForSettings, settingsOffered } from '@/session/settings'
import { ask } from './ask'

/** Says how something can be allowed; true when it is now. Where no way leads to the settings it is said, and that is all. */
export async function askToAllow(permission: Permission, question: SettingsQuestion): Promise<boolean> {
  if (settingsOffered) return (await askForSettings(question))?.includes(permission) ?? false
  await ask({ title: question.title, content: question.content, cancel: null })
  return false
}
