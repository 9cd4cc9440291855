import { isMember, onTokenChange } from '@/session/token'
import { exchange } from './exchange'
import { forgetWish, readWish, writeWish, type WishPath } from './wishStore'

/** somebody on this page waits for the login and goes on by himself */
let owned = false

export function keepWish(path: WishPath, payload: object): void {
  writeWish({ path, payload, at: Date.now() })
  owned = true
}

export function dropWish(): void {
  owned = false
  forgetWish()
}

/** How it is done is fetched when it is to be done; without that it is sent as any call. */
export async function grantWish(path: WishPath, payload: object): Promise<unknown> {
  const chunk = await import('./wishGrant').catch(() => undefined)
  try {
    if (chunk) return await chunk.grant()
    dropWish()
    return await exchange(path, payload)
  } finally {
    owned = false
  }
}

async function resume(): Promise<void> {
  if (owned || !isMember() || !readWish()) return
  owned = true
  try {
    await import('./wishGrant').then(({ takeUp }) => takeUp())
  } catch {
    // it stays for the next start
  } finally {
    owned = false
  }
}

/** From the start on: what was wanted on a page that is no more is done after the login. */
export function watchWish(): void {
  void resume()
  onTokenChange(() => void resume())
}
