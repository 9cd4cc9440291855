import { View } from '@tarojs/components'
import { clipboard } from '@/platform/clipboard/clipboard'
import { baseUrl } from '@/session/baseUrl'
import { toast } from '@/session/toast'
import { Dialog } from '@/ui/Dialog'
import styles from '../cashier.module.scss'
import { useTexts } from '../texts'

interface WaitingDialogProps {
  number: string
  sandbox: boolean
  open: boolean
  onClose: () => void
}

/** While the outcome is unknown. The sandbox has no app of its own: its page is opened elsewhere. */
export function WaitingDialog({ number, sandbox, open, onClose }: WaitingDialogProps) {
  const texts = useTexts()
  const copy = async () => {
    if (await clipboard.copy(`${baseUrl}/sandbox/pay?out_trade_no=${number}`)) toast(texts.copied)
  }
  return (
    <Dialog
      open={open}
      title={texts.waiting}
      onClose={onClose}
      onConfirm={sandbox ? () => void copy() : undefined}
      confirm={texts.copy}
      className="t-waiting"
    >
      <View className={styles.waiting}>
        <View className={styles.spinner} />
        {sandbox && <View className={styles.note}>{texts.sandboxWait}</View>}
      </View>
    </Dialog>
  )
}
