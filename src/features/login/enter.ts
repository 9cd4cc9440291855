import type { RegisterData } from '@mall/contract/auth'
import { enterWith } from '@/start/signIn'
import { leaveLogin } from '@/navigation/leaveLogin'
import { toast } from '@/session/toast'

/**
 * After any login: the token is kept, the cart is counted again, and the shopper goes on to where they wanted; a new
 * member sees the reward first, which goes on by itself when it is closed.
 */
export async function enter(token: string, isNew: boolean, back: string | undefined, word: string): Promise<void> {
  const state = await enterWith(token, isNew)
  toast(word)
  if (state !== 'rewarding') await leaveLogin(back)
}

/** A registration counts as a new member's unless the mall says that it brings no reward, or not yet. */
export const isRewarded = ({ is_register: isRegister = 1 }: RegisterData): boolean => Number(isRegister) === 1
