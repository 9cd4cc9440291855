import { fakeSocket } from '../fake'

export const socket = fakeSocket()
