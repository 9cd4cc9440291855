import { fakeHost } from '../fake'

export const host = fakeHost()
