import { Icon } from '../Icon'
import { Tap } from '../Tap'
import styles from './OptionRow.module.scss'

interface OptionRowProps {
  value: string | number
  label: string
  chosen: boolean
  onClick: () => void
}

/** One of a listbox in a sheet. Carries `t-option-<value>`. */
export function OptionRow({ value, label, chosen, onClick }: OptionRowProps) {
  return (
    <Tap
      role="option"
      selected={chosen}
      className={`${styles.option} ${chosen ? styles.chosen : ''} t-option-${value}`}
      onClick={onClick}
    >
      {label}
      {chosen && <Icon name="check" size={36} />}
    </Tap>
  )
}
