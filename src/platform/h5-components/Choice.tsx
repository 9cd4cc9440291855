import { createContext, forwardRef, useContext, useId, useLayoutEffect, useRef } from 'react'
import type { ChangeEvent, CSSProperties, FormEvent, Ref } from 'react'
import type { CheckboxProps } from '@tarojs/components/types/Checkbox'
import type { CheckboxGroupProps } from '@tarojs/components/types/CheckboxGroup'
import type { RadioProps } from '@tarojs/components/types/Radio'
import type { RadioGroupProps } from '@tarojs/components/types/RadioGroup'
import type { SwitchProps } from '@tarojs/components/types/Switch'
import { bothRefs, dom } from './dom'
import { emit } from './taroEvent'

/** Name shared by the controls of a group. */
const GroupName = /*#__PURE__*/ createContext<string | undefined>(undefined)

interface Control {
  checked?: boolean
  disabled?: boolean
  name?: string
  value?: string
}

/** Props of a native control that keeps its own state and follows `checked` when that changes, as on weapp. */
function useControl(props: Control, ref: Ref<HTMLInputElement>) {
  const own = useRef<HTMLInputElement>(null)
  const { checked } = props
  const first = useRef(!!checked)
  useLayoutEffect(() => {
    if (own.current && checked !== undefined) own.current.checked = checked
  }, [checked])
  const group = useContext(GroupName)
  return {
    name: props.name || group,
    value: props.value,
    disabled: props.disabled,
    defaultChecked: first.current,
    ref: bothRefs(own, ref),
  }
}

const tint = (color?: string) => (color ? ({ '--h5-accent': color } as CSSProperties) : undefined)

export const Switch = /*#__PURE__*/ forwardRef<HTMLInputElement, SwitchProps>(function Switch(props, ref) {
  const { type, color, onChange } = props
  const control = useControl({ ...props, checked: props.checked ?? props.defaultChecked }, ref)
  return (
    <input
      role={type === 'checkbox' ? undefined : 'switch'}
      {...dom(props, tint(color), type === 'checkbox' ? 'h5-choice' : 'h5-switch')}
      {...control}
      {...props.nativeProps}
      type="checkbox"
      value="on"
      data-as="flag"
      onChange={(e) => emit(onChange, e, { value: e.currentTarget.checked })}
    />
  )
})

type ChoiceProps = Omit<CheckboxProps, 'ref'> | Omit<RadioProps, 'ref'>

/** The control carries the id, so a Label's `for` finds it; the label around it the looks. */
function useChoice(type: 'checkbox' | 'radio', props: ChoiceProps, ref: Ref<HTMLInputElement>) {
  // a click on the label comes again from its control: the handler belongs to the control
  const { id, role, onClick, 'aria-label': label, ...box } = dom(props, tint(props.color), 'h5-choice-box')
  const control = useControl(props as Control, ref)
  const change = (e: ChangeEvent<HTMLInputElement>) => {
    const { checked } = e.currentTarget
    // Taro gives Radio no onChange of its own type; both are told the same
    emit((props as CheckboxProps).onChange, e, { value: checked ? [String(props.value)] : [] })
  }
  return (
    <label {...box}>
      <input
        {...({ id, role, onClick, 'aria-label': label } as object)}
        {...control}
        type={type}
        className="h5-choice"
        onChange={change}
      />
      {props.children}
    </label>
  )
}

export const Checkbox = /*#__PURE__*/ forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(props, ref) {
  return useChoice('checkbox', props, ref)
})

export const Radio = /*#__PURE__*/ forwardRef<HTMLInputElement, RadioProps>(function Radio(props, ref) {
  return useChoice('radio', props, ref)
})

/** Values of the checked controls of a group when the event came from one of them. */
function checkedIn(e: FormEvent<HTMLElement>, type: 'checkbox' | 'radio'): string[] | undefined {
  const source = e.target as HTMLInputElement
  if (source.type !== type || source.dataset.as) return undefined
  e.stopPropagation()
  const controls = e.currentTarget.querySelectorAll<HTMLInputElement>(`input[type=${type}]:not([data-as]):checked`)
  return Array.from(controls, (control) => control.value)
}

export const CheckboxGroup = /*#__PURE__*/ forwardRef<HTMLDivElement, CheckboxGroupProps>(
  function CheckboxGroup(props, ref) {
    const id = useId()
    const change = (e: FormEvent<HTMLElement>) => {
      const value = checkedIn(e, 'checkbox')
      if (value) emit(props.onChange, e, { value })
    }
    return (
      <GroupName.Provider value={props.name ?? id}>
        <div role="group" {...dom(props)} onChange={change} ref={ref}>
          {props.children}
        </div>
      </GroupName.Provider>
    )
  },
)

export const RadioGroup = /*#__PURE__*/ forwardRef<HTMLDivElement, RadioGroupProps>(function RadioGroup(props, ref) {
  const id = useId()
  const change = (e: FormEvent<HTMLElement>) => {
    const value = checkedIn(e, 'radio')
    if (value) emit(props.onChange, e, { value: value[0] ?? '' })
  }
  return (
    <GroupName.Provider value={props.name ?? id}>
      <div role="radiogroup" {...dom(props)} onChange={change} ref={ref}>
        {props.children}
      </div>
    </GroupName.Provider>
  )
})
