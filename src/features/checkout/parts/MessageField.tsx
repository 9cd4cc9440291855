import { Input } from '@tarojs/components'
import { Cell } from '@/ui/Cell'
import styles from '../checkout.module.scss'
import { useTexts } from '../texts'

interface MessageFieldProps {
  value: string
  onChange: (words: string) => void
}

/** What the buyer has to say to who sends it. */
export function MessageField({ value, onChange }: MessageFieldProps) {
  const texts = useTexts()
  return (
    <Cell label={texts.message}>
      <Input
        className={`${styles.message} t-message`}
        value={value}
        maxlength={200}
        placeholder={texts.messageHint}
        placeholderClass={styles.dim}
        ariaLabel={texts.message}
        onInput={(event) => onChange(event.detail.value)}
      />
    </Cell>
  )
}
