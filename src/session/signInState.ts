import { create } from 'zustand'
import type { State } from './signInStates'

interface SignIn {
  state: State
  /** `/path?query` that the shopper goes on to after the login; '' = the member centre */
  back: string
  /** typed by somebody whom the mall does not know: the form that follows begins with it */
  mobile?: string
}

const store = create<SignIn>(() => ({ state: 'idle', back: '' }))

export const useSignInState = (): State => store(({ state }) => state)
export const currentSignIn = (): Readonly<SignIn> => store.getState()
export const setSignIn = (next: Partial<SignIn>): void => store.setState(next)
