import { Tap } from '../Tap'
import { useFormTexts } from './texts'
import styles from './Field.module.scss'
import { TextField, type TextFieldProps } from './TextField'

interface CodeFieldProps extends Omit<TextFieldProps, 'type' | 'maxlength' | 'password' | 'extra'> {
  /** seconds until the code may be sent again; 0 = now. 120 after a sending (specification section 4) */
  wait: number
  onSend: () => void
  /** the sending call is under way, or there is nothing to send to yet */
  sendDisabled?: boolean
}

/** Code of 4 digits from a text message, with the button that asks for it. */
export function CodeField({ wait, onSend, sendDisabled, onChange, ...rest }: CodeFieldProps) {
  const texts = useFormTexts()
  const off = wait > 0 || sendDisabled
  return (
    <TextField
      autoComplete="one-time-code"
      {...rest}
      type="number"
      maxlength={4}
      onChange={(text) => onChange(text.replace(/\D/g, '').slice(0, 4))}
      extra={
        <Tap
          className={`${styles.tool} ${styles.send} ${off ? styles.waiting : ''} t-send-code`}
          disabled={off}
          onClick={onSend}
        >
          {wait > 0 ? texts.resendIn(wait) : texts.sendCode}
        </Tap>
      }
    />
  )
}
