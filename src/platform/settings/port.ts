import type { ComponentType, ReactNode } from 'react'

export type Permission = 'album' | 'location'

export interface SettingsButtonProps {
  children: ReactNode
  className?: string
  /** in the tap */
  onGo?: () => void
  /** back from the settings, with what the app may do now */
  onReturn: (allowed: readonly Permission[]) => void
}

export interface SettingsPort {
  /** false: no way leads out of the app to what it may do; the shopper is told in words */
  readonly offered: boolean
  /** The only button whose tap leads there. */
  Button: ComponentType<SettingsButtonProps>
}
