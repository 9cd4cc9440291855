import type { ConfigValue } from '@mall/contract/settings'
import type { Words } from '@mall/contract/words'
import { refuse } from '../../http/route'

type Rules = Pick<ConfigValue<'register'>, 'pwd_len' | 'pwd_complexity'>

const kinds: Record<string, { pattern: RegExp; name: Words }> = {
  number: { pattern: /\d/, name: { zh: '数字', en: 'digits' } },
  letter: { pattern: /[a-z]/, name: { zh: '小写字母', en: 'lower-case letters' } },
  upper_case: { pattern: /[A-Z]/, name: { zh: '大写字母', en: 'capital letters' } },
  symbol: { pattern: /[^\dA-Za-z\s]/, name: { zh: '特殊符号', en: 'symbols' } },
}

/** Of the login and of whoever changes the password by the old one. */
export const tooManyPasswords: Words = {
  zh: '密码错误次数过多，请15分钟后再试',
  en: 'Too many wrong passwords. Try again in 15 minutes.',
}

/** The password rules of the register config (start-and-login.md section 2). */
export function checkPasswordRules(password: string, { pwd_len, pwd_complexity }: Rules): void {
  if ([...password].length < pwd_len)
    throw refuse({ zh: `密码不能少于${pwd_len}位`, en: `The password needs at least ${pwd_len} characters` })
  const wanted = pwd_complexity.split(',').flatMap((word) => kinds[word] ?? [])
  if (wanted.some(({ pattern }) => !pattern.test(password)))
    throw refuse({
      zh: `密码必须包含${wanted.map(({ name }) => name.zh).join('、')}`,
      en: `The password must contain ${wanted.map(({ name }) => name.en).join(', ')}`,
    })
}

/** How names are compared: neither case nor width of letters makes another name. */
export const loginName = (name: string) => name.trim().normalize('NFKC').toLowerCase()

const longest = 30
/** Blanks, and what nobody sees or what turns the writing round. */
const unfit = /[\s\p{Cc}\p{Cf}\p{Cs}\p{Z}]/u

/** A username in its compared form. One that is a mobile or an address would shut its owner out of the login. */
export function checkedUsername(name: string): string {
  const username = loginName(name)
  if (/^1[3-9]\d{9}$/.test(username))
    throw refuse({ zh: '用户名不能是手机号', en: 'A user name cannot be a mobile number' })
  if (/^[^@]+@[^@]+\.[^@.]+$/.test(username))
    throw refuse({ zh: '用户名不能是邮箱地址', en: 'A user name cannot be an email address' })
  if (username === '' || [...username].length > longest || unfit.test(username))
    throw refuse({ zh: '用户名需为1至30个字符，不能有空格', en: 'A user name has 1 to 30 characters and no spaces' })
  return username
}
