import type { ComponentType, ReactNode } from 'react'

export interface AvatarButtonProps {
  children: ReactNode
  className?: string
  /** read out */
  label?: string
  /** a file of this phone, or a picture at WeChat (https) */
  onChoose: (path: string) => void
}

export interface AvatarPort {
  /** whether this platform lets a face be chosen without an album */
  readonly offered: boolean
  Button: ComponentType<AvatarButtonProps>
}
