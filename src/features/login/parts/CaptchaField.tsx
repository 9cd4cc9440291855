import { Image } from '@tarojs/components'
import { Icon } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import { TextField } from '@/ui/form/TextField'
import styles from '../login.module.scss'
import { useTexts } from '../texts'
import type { CaptchaState } from '../useCaptcha'

interface CaptchaFieldProps {
  captcha: CaptchaState
  value: string
  onChange: (value: string) => void
  error?: string
}

/** Digits of a picture; a tap on it fetches another. */
export function CaptchaField({ captcha, value, onChange, error }: CaptchaFieldProps) {
  const texts = useTexts()
  const picture = (
    <Tap className={`${styles.captcha} t-captcha`} label={texts.captchaRefresh} onClick={() => void captcha.refresh()}>
      {captcha.picture ? (
        <Image className={styles.digits} src={captcha.picture} mode="aspectFit" />
      ) : (
        <Icon name="refresh" size={40} />
      )}
    </Tap>
  )
  return (
    <TextField
      label={texts.captcha}
      placeholder={texts.captchaHint}
      inputClassName="t-captcha-code"
      type="number"
      maxlength={4}
      value={value}
      onChange={onChange}
      error={error}
      extra={picture}
    />
  )
}
