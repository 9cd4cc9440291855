import type { PropsWithChildren } from 'react'
import { View } from '@tarojs/components'
import { useOverlay } from '@/platform/overlay/useOverlay'
import { Button } from './Button'
import styles from './Dialog.module.scss'
import { useAnswerTexts } from './answerTexts'
import { Overlay } from './Overlay'
import { usePresence } from './usePresence'

interface DialogProps {
  open: boolean
  title: string
  /** after the second button, the mask or Escape */
  onClose: () => void
  /** left out: the dialog has one button, which closes */
  onConfirm?: () => void
  confirm?: string
  cancel?: string
  loading?: boolean
  confirmDisabled?: boolean
  /** the step cannot be taken back */
  danger?: boolean
  className?: string
}

/** A question with content of its own (a form, a list). A plain question is `ask()`. */
export function Dialog(props: PropsWithChildren<DialogProps>) {
  const { open, title, onClose, onConfirm, loading, danger, className = '', children } = props
  const texts = useAnswerTexts()
  const presence = usePresence(open, 160)
  const box = useOverlay(presence === 'open', onClose)
  if (presence === 'gone') return null
  return (
    <Overlay presence={presence} onClose={onClose}>
      <View
        ref={box}
        className={`${styles.box} ${className} t-dialog`}
        role="dialog"
        aria-modal="true"
        aria-label={title}
      >
        <View className={styles.title}>{title}</View>
        <View className={styles.content}>{children}</View>
        <View className={styles.buttons}>
          {onConfirm && (
            <Button kind="secondary" block className={`${styles.button} t-dialog-cancel`} onClick={onClose}>
              {props.cancel ?? texts.cancel}
            </Button>
          )}
          <Button
            kind={danger ? 'danger' : 'primary'}
            block
            className={`${styles.button} t-dialog-confirm`}
            loading={loading}
            disabled={props.confirmDisabled}
            onClick={onConfirm ?? onClose}
          >
            {props.confirm ?? texts.confirm}
          </Button>
        </View>
      </View>
    </Overlay>
  )
}
