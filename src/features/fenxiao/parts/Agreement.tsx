import { useState } from 'react'
import { View } from '@tarojs/components'
import type { Data } from '@/api/call'
import { useFenxiaoWords } from '@/domain/fenxiao/words'
import { Checkbox } from '@/ui/Checkbox'
import { RichContent } from '@/ui/RichContent'
import { Sheet } from '@/ui/Sheet'
import { Tap } from '@/ui/Tap'
import styles from '../apply.module.scss'
import { useApplyTexts } from '../applyTexts'

interface AgreementProps {
  agreement: Data<'/fenxiao/api/config/agreement'>
  agreed: boolean
  onAgree: (agreed: boolean) => void
}

/** To be ticked, and read in a sheet. */
export function Agreement({ agreement: { document }, agreed, onAgree }: AgreementProps) {
  const texts = useApplyTexts()
  const { fenxiao_name: name } = useFenxiaoWords()
  const [open, setOpen] = useState(false)
  const title = document.title || texts.agreement(name)
  return (
    <View className={styles.agreement}>
      <Checkbox className="t-agree" checked={agreed} onChange={onAgree} label={`${texts.agreed} ${title}`}>
        {texts.agreed}
      </Checkbox>
      <Tap className={`${styles.link} t-agreement`} role="link" onClick={() => setOpen(true)}>
        {texts.quoted(title)}
      </Tap>
      <Sheet open={open} onClose={() => setOpen(false)} title={title} height="tall" className="t-agreement-sheet">
        <View className={styles.document}>
          <RichContent html={document.content} />
        </View>
      </Sheet>
    </View>
  )
}
