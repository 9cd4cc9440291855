import { maxPastedMobile, mobileDigits } from './mobileDigits'
import { TextField, type TextFieldProps } from './TextField'

/**
 * Mobile number: digits only, at most 11. The native limit is wider, because it cuts a pasted number before its
 * spaces, dashes and prefix are taken out.
 */
export function PhoneField({ onChange, ...rest }: Omit<TextFieldProps, 'type' | 'maxlength' | 'password'>) {
  return (
    <TextField
      autoComplete="tel"
      {...rest}
      type="number"
      maxlength={maxPastedMobile}
      onChange={(text) => onChange(mobileDigits(text, rest.value))}
    />
  )
}
