import { View } from '@tarojs/components'
import { clipboard } from '@/platform/clipboard/clipboard'
import { baseUrl } from '@/session/baseUrl'
import { toast } from '@/session/toast'
import { Button } from '@/ui/Button'
import { Sheet } from '@/ui/Sheet'
import styles from '../cashier.module.scss'
import { useTexts } from '../texts'

interface WaitingSheetProps {
  number: string
  sandbox: boolean
  open: boolean
  onClose: () => void
}

/** While the outcome is unknown. The sandbox has no app of its own: its page is opened elsewhere. */
export function WaitingSheet({ number, sandbox, open, onClose }: WaitingSheetProps) {
  const texts = useTexts()
  const copy = async () => {
    if (await clipboard.copy(`${baseUrl}/sandbox/pay?out_trade_no=${number}`)) toast(texts.copied)
  }
  return (
    <Sheet open={open} onClose={onClose} label={texts.waiting} className="t-waiting">
      <View className={styles.waiting}>
        <View className={styles.spinner} />
        {texts.waiting}
        {sandbox && (
          <>
            <View className={styles.note}>{texts.sandboxWait}</View>
            <Button className="t-copy-sandbox" kind="secondary" onClick={copy}>
              {texts.copy}
            </Button>
          </>
        )}
      </View>
    </Sheet>
  )
}
