import { avatar } from '@/platform/avatar/avatar'
import { authInfo, keepAuthInfo } from '@/session/authInfo'

/** Face and name as the bind form has them; what is empty is not sent. */
export interface Looks {
  nickname: string
  headimg: string
}

/** Without it there is neither a face to keep nor anybody to log in. */
export const isFromWeChat = (): boolean => Boolean(authInfo().wx_openid ?? authInfo().weapp_openid)

/** WeChat's browser tells the name; in the mini-program it is asked for, and needed (specification section 5). */
export const asksLooks = (): boolean => avatar.offered && isFromWeChat()

export const trimmed = ({ nickname, headimg }: Looks) => ({
  nickname: nickname.trim() || undefined,
  headimg: headimg || undefined,
})

/** The same in the words of WeChat. */
export function inWeChatWords(looks: Looks): { nickName?: string; avatarUrl?: string } {
  const { nickname, headimg } = trimmed(looks)
  return { ...(nickname && { nickName: nickname }), ...(headimg && { avatarUrl: headimg }) }
}

/** For logins that carry nothing else of the popup. */
export const keepLooks = (looks: Looks): void => keepAuthInfo({ ...authInfo(), ...inWeChatWords(looks) })
