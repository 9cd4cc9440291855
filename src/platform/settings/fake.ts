import { createElement } from 'react'
import type { Permission, SettingsPort } from './port'

/** Whoever goes to the settings allows this. */
export const fakeSettings = (...allowed: Permission[]): SettingsPort => ({
  offered: true,
  Button: ({ onGo, onReturn, ...rest }) =>
    createElement('button', {
      ...rest,
      onClick: () => {
        onGo?.()
        onReturn(allowed)
      },
    }),
})
