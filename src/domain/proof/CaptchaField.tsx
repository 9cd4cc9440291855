import { useEffect, useRef } from 'react'
import { Image } from '@tarojs/components'
import { Icon } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import { TextField } from '@/ui/form/TextField'
import type { FieldProps } from '@/ui/form/useForm'
import styles from './proof.module.scss'
import { useTexts } from './texts'
import type { Captcha } from './useCaptcha'

/** Digits of a picture; a tap on it fetches another. Forms may share a captcha: each empties the digits of a spent one. */
export function CaptchaField({ captcha, ...field }: FieldProps<string> & { captcha: Captcha }) {
  const texts = useTexts()
  const { id } = captcha
  const change = useRef(field.onChange)
  change.current = field.onChange
  // what is typed before the next picture is there stays
  const before = useRef(id)
  useEffect(() => {
    if (before.current !== '' && before.current !== id) change.current('')
    before.current = id
  }, [id])
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
      extra={picture}
      {...field}
    />
  )
}
