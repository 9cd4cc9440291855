import { fakeShare } from '../fake'

export const share = fakeShare()
