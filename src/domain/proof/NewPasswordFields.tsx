import { PasswordField } from '@/ui/form/PasswordField'
import { same, required } from '@/ui/form/rules'
import type { Form } from '@/ui/form/useForm'
import { passwordHint, passwordRules, type PasswordConfig } from './passwordRules'
import { useTexts } from './texts'

interface Values {
  password: string
  again: string
}

/** Rules of both fields. `first`: there was no password before. */
export function useNewPassword(config: PasswordConfig | undefined, first = false) {
  const texts = useTexts()
  const { empty } = first ? texts.password : texts.newPassword
  return ({ password }: Values) => ({
    password: passwordRules(config, texts, empty),
    again: [required(texts.againEmpty), same(password, texts.againWrong)],
  })
}

interface NewPasswordFieldsProps {
  form: Pick<Form<Values>, 'field'>
  config: PasswordConfig | undefined
  first?: boolean
}

/** A password that is made up now, twice. */
export function NewPasswordFields({ form, config, first }: NewPasswordFieldsProps) {
  const texts = useTexts()
  return (
    <>
      <PasswordField
        label={(first ? texts.password : texts.newPassword).name}
        placeholder={passwordHint(config, texts)}
        autoComplete="new-password"
        inputClassName="t-new-password"
        {...form.field('password')}
      />
      <PasswordField
        label={texts.again}
        placeholder={texts.againHint}
        autoComplete="new-password"
        inputClassName="t-password-again"
        {...form.field('again')}
      />
    </>
  )
}
