import type { RegisterConfig } from '@mall/contract/auth'
import { minLength, pattern, required, type Rule } from '@/ui/form/rules'
import type { ProofTexts } from './texts'

export type PasswordConfig = Pick<RegisterConfig['value'], 'pwd_len' | 'pwd_complexity'>
export type PasswordWords = Pick<ProofTexts, 'kinds' | 'passwordKinds' | 'passwordLength' | 'passwordShort'>

const kinds = {
  number: /\d/,
  letter: /[a-z]/,
  upper_case: /[A-Z]/,
  symbol: /[^\dA-Za-z\s]/,
} as const
type Kind = keyof typeof kinds

/** At least six characters until the mall has said how many (specification section 5). */
const usual: PasswordConfig = { pwd_len: 6, pwd_complexity: '' }

const wantedKinds = ({ pwd_complexity: csv }: PasswordConfig) =>
  csv.split(',').filter((kind): kind is Kind => kind in kinds)
const kindsMessage = (wanted: readonly Kind[], words: PasswordWords) =>
  words.passwordKinds(wanted.map((kind) => words.kinds[kind]))

/** The rules of the register config for a new password, in the order the server checks them. */
export function passwordRules(config: PasswordConfig = usual, words: PasswordWords, empty: string): Rule[] {
  const wanted = wantedKinds(config)
  return [
    required(empty),
    minLength(config.pwd_len, words.passwordShort(config.pwd_len)),
    ...wanted.map((kind) => pattern(kinds[kind], kindsMessage(wanted, words))),
  ]
}

/** What is asked of a new password, in its empty field. */
export function passwordHint(config: PasswordConfig = usual, words: PasswordWords): string {
  const wanted = wantedKinds(config)
  return wanted.length > 0 ? kindsMessage(wanted, words) : words.passwordLength(config.pwd_len)
}
