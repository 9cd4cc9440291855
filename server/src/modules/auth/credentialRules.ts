import type { ConfigValue } from '@mall/contract/settings'
import { refuse } from '../../http/route'

type Rules = Pick<ConfigValue<'register'>, 'pwd_len' | 'pwd_complexity'>

const kinds: Record<string, { pattern: RegExp; name: string }> = {
  number: { pattern: /\d/, name: '数字' },
  letter: { pattern: /[a-z]/, name: '小写字母' },
  upper_case: { pattern: /[A-Z]/, name: '大写字母' },
  symbol: { pattern: /[^\dA-Za-z\s]/, name: '特殊符号' },
}

/** The password rules of the register config (start-and-login.md section 2). */
export function checkPasswordRules(password: string, { pwd_len, pwd_complexity }: Rules): void {
  if ([...password].length < pwd_len) throw refuse(`密码不能少于${pwd_len}位`)
  const wanted = pwd_complexity.split(',').flatMap((word) => kinds[word] ?? [])
  if (wanted.some(({ pattern }) => !pattern.test(password)))
    throw refuse(`密码必须包含${wanted.map(({ name }) => name).join('、')}`)
}

/** How names are compared: neither case nor width of letters makes another name. */
export const loginName = (name: string) => name.trim().normalize('NFKC').toLowerCase()

const longest = 30
/** Blanks, and what nobody sees or what turns the writing round. */
const unfit = /[\s\p{Cc}\p{Cf}\p{Cs}\p{Z}]/u

/** A username in its compared form. One that is a mobile or an address would shut its owner out of the login. */
export function checkedUsername(name: string): string {
  const username = loginName(name)
  if (/^1[3-9]\d{9}$/.test(username)) throw refuse('用户名不能是手机号')
  if (/^[^@]+@[^@]+\.[^@.]+$/.test(username)) throw refuse('用户名不能是邮箱地址')
  if (username === '' || [...username].length > longest || unfit.test(username))
    throw refuse('用户名需为1至30个字符，不能有空格')
  return username
}
