import { TextField, type TextFieldProps } from './TextField'

/** Mobile number: digits only, at most 11. */
export function PhoneField({ onChange, ...rest }: Omit<TextFieldProps, 'type' | 'maxlength' | 'password'>) {
  return (
    <TextField
      autoComplete="tel"
      {...rest}
      type="number"
      maxlength={11}
      onChange={(text) => onChange(text.replace(/\D/g, '').slice(0, 11))}
    />
  )
}
