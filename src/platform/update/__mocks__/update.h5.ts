import { fakeUpdate } from '../fake'

export const update = fakeUpdate()
