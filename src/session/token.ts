import { create } from 'zustand'
import { storage } from '@/platform/storage/storage'
import { takeClosed } from './closing'
import { beginEra } from './era'

const key = 'token'
const store = create<{ token: string }>(() => ({ token: storage.get<string>(key) ?? '' }))

function keep(token: string): void {
  if (token) storage.set(key, token)
  else storage.remove(key)
  store.setState({ token })
}

/** '' for a guest */
export const currentToken = (): string => store.getState().token
export const isMember = (): boolean => currentToken() !== ''
export const useIsMember = (): boolean => store((state) => state.token !== '')
export const onTokenChange = (listen: () => void): (() => void) => store.subscribe(listen)

/** A login answered this token. */
export function signIn(token: string): void {
  // what became of the account before is told to nobody else
  takeClosed()
  keep(token)
  beginEra()
}

/** The server replaced the token of this session; ignored when the sent one is no longer ours. */
export function replaceToken(sent: string, next: string): void {
  if (next && sent === currentToken()) keep(next)
}

/** Back to a guest. With `sent` only when that token is still the stored one: a late refusal must not end a new login. */
export function dropToken(sent = currentToken()): void {
  if (!sent || sent !== currentToken()) return
  keep('')
  beginEra()
}
