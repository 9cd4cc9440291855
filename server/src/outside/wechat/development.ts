import { createHash } from 'node:crypto'
import { absentWeChat, type WeChat } from './wechat'

const name = /^dev-(.{1,100})$/s
const phone = /^dev-(1[3-9]\d{9})$/

const digest = (text: string, length: number) => createHash('sha256').update(text).digest('base64url').slice(0, length)

/** Takes `dev-<name>` for a person and `dev-<mobile>` for a phone (start-and-login.md section 3.1). */
export const developmentWeChat: WeChat = {
  ...absentWeChat,
  userOf(app, code) {
    const person = name.exec(code)?.[1]
    if (person === undefined) return Promise.resolve(null)
    return Promise.resolve({
      openid: `dev-${digest(`${app}:${person}`, 24)}`,
      unionid: `dev-${digest(person, 24)}`,
      sessionKey: createHash('md5').update(person).digest('base64'),
      userinfo: null,
    })
  },
  phoneOf: (code) => Promise.resolve(phone.exec(code)?.[1] ?? null),
}
