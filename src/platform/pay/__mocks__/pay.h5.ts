import { fakePay } from '../fake'

export const pay = fakePay()
