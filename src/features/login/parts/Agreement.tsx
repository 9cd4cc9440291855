import { useState } from 'react'
import { Text, View } from '@tarojs/components'
import { useData } from '@/api/useData'
import { Checkbox } from '@/ui/Checkbox'
import { RichContent } from '@/ui/RichContent'
import { Sheet } from '@/ui/Sheet'
import { SkeletonText } from '@/ui/Skeleton'
import { Tap } from '@/ui/Tap'
import styles from '../login.module.scss'
import { useTexts } from '../texts'

interface AgreementProps {
  /** left out: going on means agreeing, nothing is ticked */
  agreed?: boolean
  onChange?: (agreed: boolean) => void
}

/** The registration agreement, which holds what happens with personal data: ticked by hand, readable at any time. */
export function Agreement({ agreed, onChange }: AgreementProps) {
  const texts = useTexts()
  const [shown, setShown] = useState(false)
  const agreement = useData('/api/register/aggrement', {}, { enabled: shown })
  const title = agreement.data?.title || texts.agreement
  const words = onChange ? texts.agreed : texts.agreeing
  return (
    <View className={styles.agreement}>
      {onChange ? (
        <Checkbox className="t-agree" checked={agreed === true} onChange={onChange} label={words + texts.agreement}>
          {words}
        </Checkbox>
      ) : (
        <Text>{words}</Text>
      )}
      <Tap role="link" className={`${styles.link} t-agreement`} onClick={() => setShown(true)}>
        {texts.agreementName}
      </Tap>
      <Sheet open={shown} onClose={() => setShown(false)} title={title} height="tall" className="t-agreement-text">
        <View className={styles.article}>
          {agreement.data ? (
            <RichContent html={agreement.data.content} />
          ) : agreement.failure ? (
            <Tap className={`${styles.link} t-retry`} onClick={() => void agreement.refresh()}>
              {texts.notRead}
            </Tap>
          ) : (
            <SkeletonText lines={8} />
          )}
        </View>
      </Sheet>
    </View>
  )
}
