import { Button } from '@tarojs/components'
import type { AvatarButtonProps, AvatarPort } from './port'

function AvatarButton({ children, className, label, onChoose }: AvatarButtonProps) {
  return (
    <Button
      className={className}
      hoverClass="pressed"
      aria-label={label}
      openType="chooseAvatar"
      onChooseAvatar={({ detail }) => onChoose(detail.avatarUrl)}
    >
      {children}
    </Button>
  )
}

export const avatar: AvatarPort = {
  offered: true,
  Button: AvatarButton,
}
