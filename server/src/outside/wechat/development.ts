import { createHash } from 'node:crypto'
import { absentWeChat, type WeChat } from './wechat'

const person = /^dev-([^~]{1,100})(~.{1,100})?$/s
const phone = /^dev-(1[3-9]\d{9})(~.{1,100})?$/

const digest = (text: string, length: number) => createHash('sha256').update(text).digest('base64url').slice(0, length)

/** Codes with a random part are good once, like WeChat's own: an ended one never comes back, so none is forgotten. */
const taken = new Set<string>()
/** A random part may begin with the unix second the code was made in. */
const made = /^~(\d{10})-/
/** s */
const life = 300

/** What stands for the person or phone; undefined = no such code, ended, or taken before. */
function take(form: RegExp, code: string): string | undefined {
  const [, name, random] = form.exec(code) ?? []
  if (random === undefined) return name
  const since = made.exec(random)?.[1]
  // WeChat's clock, not the mall's: what made the code goes by the machine's
  if (since !== undefined && Date.now() / 1000 >= Number(since) + life) return undefined
  const once = `${form.source} ${code}`
  if (taken.has(once)) return undefined
  taken.add(once)
  return name
}

/** Takes `dev-<name>` for a person and `dev-<mobile>` for a phone (start-and-login.md section 3.1). */
export const developmentWeChat: WeChat = {
  ...absentWeChat,
  userOf(app, code) {
    const name = take(person, code)
    if (name === undefined) return Promise.resolve(null)
    return Promise.resolve({
      openid: `dev-${digest(`${app}:${name}`, 24)}`,
      unionid: `dev-${digest(name, 24)}`,
      sessionKey: createHash('md5').update(name).digest('base64'),
      userinfo: null,
    })
  },
  // so that the question is seen; nothing is sent to anybody
  templateIds: (keywords) => keywords.map((keyword) => `dev-${keyword}`),
  phoneOf: (code) => Promise.resolve(take(phone, code) ?? null),
}
