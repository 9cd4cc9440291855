import type { SettingsPort } from './port'

export const settings: SettingsPort = { offered: false, Button: () => null }
