import { fakeLive } from '../fake'

export const live = fakeLive()
