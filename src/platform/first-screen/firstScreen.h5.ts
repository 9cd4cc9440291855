import type { FirstScreenPort } from './port'

export const firstScreen: FirstScreenPort = { drawn: () => void dispatchEvent(new Event('drawn')) }
