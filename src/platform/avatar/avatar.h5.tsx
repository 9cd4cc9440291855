import type { AvatarPort } from './port'

/** WeChat's browser tells the face with the name; other browsers know none. */
export const avatar: AvatarPort = { offered: false, Button: () => null }
