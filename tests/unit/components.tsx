/** Stands in for @tarojs/components in unit tests: plain elements; props that the DOM does not know are left out. */
import { createElement, forwardRef, type ElementType, type ReactNode, type Ref } from 'react'

type Props = Record<string, unknown> & { children?: ReactNode }
type Handler = (event: unknown) => void

const passed = /^(data-|aria-|role$|id$|className$|style$|onClick$|tabIndex$)/
const known = (props: Props) => Object.fromEntries(Object.entries(props).filter(([name]) => passed.test(name)))

function plain(tag: ElementType, pick: (props: Props) => Props = () => ({})) {
  return forwardRef(function Plain({ children, ...props }: Props, ref: Ref<unknown>) {
    return createElement(tag, { ref, ...known(props), ...pick(props) } as Props, children)
  })
}

export const View = plain('div')
export const ScrollView = plain('div')
export const Swiper = plain('div')
export const SwiperItem = plain('div')
export const RootPortal = plain('div')
export const CustomWrapper = plain('div')
export const CoverView = plain('div')
export const PickerView = plain('div')
export const PickerViewColumn = plain('div')
export const Canvas = plain('canvas')
export const Video = plain('video', ({ src }) => ({ src }))
export const WebView = plain('iframe', ({ src }) => ({ src, title: 'web view' }))
export const Text = plain('span')
export const Label = plain('label')
export const RichText = plain('div', ({ nodes }) => ({ dangerouslySetInnerHTML: { __html: String(nodes ?? '') } }))
export const Image = plain('img', ({ src, lazyLoad, onLoad, onError, ...rest }) => ({
  src: src || undefined,
  loading: lazyLoad ? 'lazy' : undefined,
  alt: String(rest['aria-label'] ?? ''),
  onLoad,
  onError,
}))
export const Button = plain('button', ({ disabled, formType }) => ({
  disabled: Boolean(disabled),
  type: formType === 'submit' ? 'submit' : 'button',
}))
export const Form = plain('form', ({ onSubmit }) => ({
  onSubmit: (event: { preventDefault(): void }) => {
    event.preventDefault()
    ;(onSubmit as Handler | undefined)?.(event)
  },
}))

const typed = (handler: unknown) => (event: { target: { value: string } }) =>
  (handler as Handler | undefined)?.({ detail: { value: event.target.value }, target: event.target })

function field(tag: 'input' | 'textarea') {
  return plain(tag, ({ value, defaultValue, placeholder, disabled, maxlength, name, password, ...on }) => ({
    ...(value === undefined ? { defaultValue } : { value: String(value) }),
    ...(tag === 'input' ? { type: password ? 'password' : 'text' } : {}),
    placeholder,
    name,
    disabled: Boolean(disabled),
    maxLength: maxlength,
    onChange: typed(on.onInput),
    onBlur: typed(on.onBlur),
    onFocus: typed(on.onFocus),
    onKeyDown: (event: { key: string; target: { value: string } }) => {
      if (event.key === 'Enter') typed(on.onConfirm)(event)
    },
  }))
}
export const Input = field('input')
export const Textarea = field('textarea')

const ticked = (type: string) =>
  plain('input', ({ checked, disabled, value, onChange }) => ({
    type,
    checked: Boolean(checked),
    disabled: Boolean(disabled),
    value,
    onChange: (event: { target: { checked: boolean } }) =>
      (onChange as Handler | undefined)?.({ detail: { value: event.target.checked }, target: event.target }),
  }))
export const Checkbox = ticked('checkbox')
export const Radio = ticked('radio')
export const Switch = ticked('checkbox')
export const CheckboxGroup = plain('div')
export const RadioGroup = plain('div')
export const Picker = plain('div')

export const Slider = plain('input', ({ min, max, value, onChange }) => ({
  type: 'range',
  min,
  max,
  value,
  onChange: (event: { target: { value: string } }) =>
    (onChange as Handler | undefined)?.({ detail: { value: Number(event.target.value) }, target: event.target }),
}))
