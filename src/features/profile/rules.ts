import type { RegisterConfig } from '@mall/contract/auth'
import * as v from 'valibot'
import { minLength, pattern, required, type Rule } from '@/ui/form/rules'

/** A day up to the last one, both as 2026-11-21. */
export const notAfter = (last: string, message: string): Rule =>
  v.check((value: unknown) => value === '' || String(value) <= last, message)

type Config = Pick<RegisterConfig['value'], 'pwd_len' | 'pwd_complexity'>
type Kind = 'number' | 'letter' | 'upper_case' | 'symbol'

const kinds: Record<Kind, RegExp> = {
  number: /\d/,
  letter: /[a-z]/,
  upper_case: /[A-Z]/,
  symbol: /[^\dA-Za-z\s]/,
}

interface Words {
  newPasswordEmpty: string
  passwordShort: (length: number) => string
  passwordKinds: (kinds: readonly string[]) => string
  kinds: Readonly<Record<Kind, string>>
}

/** Until the mall has said more, six characters (specification section 5). */
const usual: Config = { pwd_len: 6, pwd_complexity: '' }

/** A new password by the register config, in the server's order. */
export function passwordRules({ pwd_len, pwd_complexity }: Config = usual, words: Words): Rule[] {
  const wanted = pwd_complexity.split(',').filter((word): word is Kind => word in kinds)
  const message = words.passwordKinds(wanted.map((kind) => words.kinds[kind]))
  return [
    required(words.newPasswordEmpty),
    minLength(pwd_len, words.passwordShort(pwd_len)),
    ...wanted.map((kind) => pattern(kinds[kind], message)),
  ]
}
