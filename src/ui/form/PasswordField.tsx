import { useState } from 'react'
import { Icon } from '../Icon'
import { Tap } from '../Tap'
import { useFormTexts } from './texts'
import styles from './Field.module.scss'
import { TextField, type TextFieldProps } from './TextField'

/** With an eye that shows what was typed. */
export function PasswordField(props: Omit<TextFieldProps, 'password' | 'extra' | 'type'>) {
  const texts = useFormTexts()
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      password={!shown}
      extra={
        <Tap
          className={`${styles.tool} t-password-eye`}
          label={shown ? texts.hidePassword : texts.showPassword}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eye' : 'eye-off'} size={36} />
        </Tap>
      }
    />
  )
}
