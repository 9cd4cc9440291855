import type { RegisterConfig } from '@mall/contract/auth'
import { minLength, pattern, required, type Rule } from '@/ui/form/rules'

type Config = Pick<RegisterConfig['value'], 'pwd_len' | 'pwd_complexity'>
type Kind = 'number' | 'letter' | 'upper_case' | 'symbol'

const kinds: Record<Kind, RegExp> = {
  number: /\d/,
  letter: /[a-z]/,
  upper_case: /[A-Z]/,
  symbol: /[^\dA-Za-z\s]/,
}

export interface PasswordWords {
  secretEmpty: string
  secretShort: (length: number) => string
  secretKinds: (names: readonly string[]) => string
  kindNames: Readonly<Record<Kind, string>>
}

/** At least six characters until the mall has said how many (specification section 5). */
const usual: Config = { pwd_len: 6, pwd_complexity: '' }

/** The rules of the register config for a new password, in the order the server checks them. */
export function passwordRules(config: Config = usual, words: PasswordWords): Rule[] {
  const wanted = config.pwd_complexity.split(',').filter((kind): kind is Kind => kind in kinds)
  const message = words.secretKinds(wanted.map((kind) => words.kindNames[kind]))
  return [
    required(words.secretEmpty),
    minLength(config.pwd_len, words.secretShort(config.pwd_len)),
    ...wanted.map((kind) => pattern(kinds[kind], message)),
  ]
}

/** What is asked of a new password, under its field; '' when nothing but its length is. */
export function passwordHint(config: Config = usual, words: PasswordWords): string {
  const wanted = config.pwd_complexity.split(',').filter((kind): kind is Kind => kind in kinds)
  const names = wanted.map((kind) => words.kindNames[kind])
  return names.length > 0 ? words.secretKinds(names) : ''
}
