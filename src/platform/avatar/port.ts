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
  /** Sends the file as the field `file` of a form; the body of the answer. Throws when nothing came. */
  send(url: string, path: string, fields: Record<string, string>): Promise<string>
}
