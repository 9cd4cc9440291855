import { Button } from '@tarojs/components'
import type { Permission, SettingsButtonProps, SettingsPort } from './port'

const scopes: [Permission, string][] = [
  ['album', 'scope.writePhotosAlbum'],
  ['location', 'scope.userLocation'],
]

/** A call to wx.openSetting after a dialog has lost its tap on iPhones; this button has it. */
function SettingsButton({ children, className, onGo, onReturn }: SettingsButtonProps) {
  return (
    <Button
      className={className}
      hoverClass="pressed"
      openType="openSetting"
      onClick={onGo}
      onOpenSetting={({ detail }) => {
        const { authSetting = {} } = detail as { authSetting?: Record<string, boolean> }
        onReturn(scopes.filter(([, scope]) => authSetting[scope]).map(([permission]) => permission))
      }}
    >
      {children}
    </Button>
  )
}

export const settings: SettingsPort = { offered: true, Button: SettingsButton }
