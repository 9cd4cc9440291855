import { fakeReceipt } from '../fake'

export const receipt = fakeReceipt()
