import { fakeKeyboard } from '../fake'

export const keyboard = fakeKeyboard()
