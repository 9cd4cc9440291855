import { clipboard } from '@/platform/clipboard/clipboard'
import { toast } from '@/session/toast'
import { Tap } from '@/ui/Tap'
import styles from '../afterSales.module.scss'
import { useTexts } from '../texts'

export function Copy({ text, className = '' }: { text: string; className?: string }) {
  const texts = useTexts()
  const copy = async () => {
    if (await clipboard.copy(text)) toast(texts.copied)
  }
  return (
    <Tap className={`${styles.copy} ${className} t-copy`} onClick={copy}>
      {texts.copy}
    </Tap>
  )
}
