import { fakeNetwork } from '../fake'

export const network = fakeNetwork()
