import { Icon } from './Icon'
import { Tap } from './Tap'
import styles from './TakeUp.module.scss'
import { useUiTexts } from './texts'

interface TakeUpProps {
  action: string
  onAction: () => void
  onClose: () => void
  /** their handles */
  handles: readonly [action: string, close: string]
}

/** The button that takes up what is offered, and the one that puts it away. */
export function TakeUp({ action, onAction, onClose, handles: [open, away] }: TakeUpProps) {
  const { close } = useUiTexts()
  return (
    <>
      <Tap className={`${styles.action} ${open}`} onClick={onAction}>
        {action}
      </Tap>
      <Tap className={`${styles.close} ${away}`} label={close} onClick={onClose}>
        <Icon name="close" size={26} />
      </Tap>
    </>
  )
}
