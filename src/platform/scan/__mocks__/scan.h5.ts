import { fakeScan } from '../fake'

export const scan = fakeScan()
