import { forwardRef, type FormEvent } from 'react'
import type { FormProps } from '@tarojs/components/types/Form'
import type { LabelProps } from '@tarojs/components/types/Label'
import { dom } from './dom'
import { emit } from './taroEvent'

/**
 * Values by field name, as weapp reports them. `data-as` on a control says what its text stands for:
 * flag (a switch), number (slider, picker index) or json (picker columns).
 */
function valuesOf(form: HTMLFormElement): Record<string, unknown> {
  const out: Record<string, unknown> = {}
  for (const control of Array.from(form.elements) as HTMLInputElement[]) {
    const { name, type, value, checked, dataset } = control
    if (!name) continue
    if (dataset.as === 'flag') out[name] = checked
    else if (dataset.as === 'number') out[name] = value === '' ? null : Number(value)
    else if (dataset.as === 'json') out[name] = JSON.parse(value)
    else if (type === 'checkbox') out[name] = ((out[name] as string[] | undefined) ?? []).concat(checked ? value : [])
    else if (type === 'radio') out[name] = checked ? value : (out[name] ?? '')
    else out[name] = value
  }
  return out
}

export const Form = /*#__PURE__*/ forwardRef<HTMLFormElement, FormProps>(function Form(props, ref) {
  const { onSubmit, onReset, children } = props
  const submit = (e: FormEvent<HTMLFormElement>) => {
    e.preventDefault()
    e.stopPropagation()
    emit(onSubmit, e, { value: valuesOf(e.currentTarget) })
  }
  return (
    <form {...dom(props)} noValidate onSubmit={submit} onReset={(e) => emit(onReset, e, {})} ref={ref}>
      {children}
    </form>
  )
})

export const Label = /*#__PURE__*/ forwardRef<HTMLLabelElement, LabelProps>(function Label(props, ref) {
  return (
    <label {...dom(props)} htmlFor={props.for} ref={ref}>
      {props.children}
    </label>
  )
})
