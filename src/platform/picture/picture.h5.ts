import type { PicturePort } from './port'

export const picture: PicturePort = { tellsLoad: true }
