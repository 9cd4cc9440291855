import { useState } from 'react'
import { Input, View } from '@tarojs/components'
import { Icon } from './Icon'
import styles from './Stepper.module.scss'
import { Tap } from './Tap'
import { useStepperTexts } from './stepperTexts'
import { toast } from '@/session/toast'

interface StepperProps {
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
  /** why no more can be chosen, for example the stock; told when it is tried */
  maxReason?: string
  minReason?: string
  disabled?: boolean
  className?: string
}

/** Whole numbers. A typed number out of range becomes the nearest allowed one, with the reason as a toast. */
export function Stepper({
  value,
  onChange,
  min = 1,
  max = 9999,
  maxReason,
  minReason,
  disabled,
  className = '',
}: StepperProps) {
  const texts = useStepperTexts()
  const [typed, setTyped] = useState<string>()
  const settle = (wanted: number) => {
    if (wanted > max) toast(maxReason ?? texts.atMost(max))
    if (wanted < min) toast(minReason ?? texts.atLeast(min))
    const next = Math.max(min, Math.min(max, wanted))
    if (next !== value) onChange(next)
  }
  const commit = (text: string) => {
    setTyped(undefined)
    const wanted = parseInt(text, 10)
    if (!disabled && !Number.isNaN(wanted)) settle(wanted)
  }
  return (
    <View
      className={`${styles.stepper} ${disabled ? styles.disabled : ''} ${className}`}
      role="group"
      aria-label={texts.quantity}
    >
      <Tap
        className={`${styles.key} ${value <= min ? styles.end : ''} t-stepper-minus`}
        label={texts.less}
        disabled={disabled}
        onClick={() => settle(value - 1)}
      >
        <Icon name="minus" size={28} />
      </Tap>
      <Input
        className={`${styles.input} t-stepper-input`}
        type="number"
        maxlength={6}
        disabled={disabled}
        value={typed ?? String(value)}
        aria-label={texts.quantity}
        onInput={(event) => setTyped(event.detail.value)}
        onBlur={(event) => commit(event.detail.value)}
        onConfirm={(event) => commit(event.detail.value)}
      />
      <Tap
        className={`${styles.key} ${value >= max ? styles.end : ''} t-stepper-plus`}
        label={texts.more}
        disabled={disabled}
        onClick={() => settle(value + 1)}
      >
        <Icon name="plus" size={28} />
      </Tap>
    </View>
  )
}
