import { fakeLogin } from '../fake'

export const login = fakeLogin()
