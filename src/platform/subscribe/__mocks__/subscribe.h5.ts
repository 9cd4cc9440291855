import { fakeSubscribe } from '../fake'

export const subscribe = fakeSubscribe()
