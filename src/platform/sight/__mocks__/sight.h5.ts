import { fakeSight } from '../fake'

export const sight = fakeSight()
