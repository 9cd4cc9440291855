import { create } from 'zustand'
import type { ThemeName } from '@mall/contract/config'
import { appearance } from '@/platform/appearance/appearance'
import { storage } from '@/platform/storage/storage'

/** What the shopper chose in the settings. */
export interface Preferences {
  textSize: 'standard' | 'large' | 'extra'
  scheme: 'system' | 'light' | 'dark'
  /** shown instead of the mall's own; '' = the mall's own */
  theme: ThemeName | ''
}

const key = 'preferences'
const usual: Preferences = { textSize: 'standard', scheme: 'system', theme: '' }

const store = create<Preferences & { systemDark: boolean }>(() => ({
  ...usual,
  ...storage.get<Partial<Preferences>>(key),
  systemDark: appearance.dark(),
}))

appearance.onDarkChange((systemDark) => store.setState({ systemDark }))

export const usePreferences = <T>(select: (preferences: Preferences) => T): T => store(select)

export function setPreferences(change: Partial<Preferences>): void {
  store.setState(change)
  const { textSize, scheme, theme } = store.getState()
  storage.set(key, { textSize, scheme, theme })
}

/** The shopper's choice, else the system's. */
export const useScheme = (): 'light' | 'dark' =>
  store(({ scheme, systemDark }) => (scheme === 'system' ? (systemDark ? 'dark' : 'light') : scheme))
