import { useState } from 'react'
import { View } from '@tarojs/components'
import { useData } from '@/api/useData'
import { useLocale } from '@/i18n/locale'
import { RichContent } from '@/ui/RichContent'
import { Sheet } from '@/ui/Sheet'
import { SkeletonText } from '@/ui/Skeleton'
import { Tap } from '@/ui/Tap'
import styles from './policy.module.scss'
import { usePrivacyText } from './privacy'
import { useTexts } from './texts'
import type { Policies, Policy } from './usePolicies'

/** To be read at any time: the registration agreement of the mall, and what the app itself does with personal data. */
export function PolicySheet({ policies: { shown: policy, close } }: { policies: Policies }) {
  const texts = useTexts()
  const privacy = usePrivacyText()
  // the one that goes keeps its words
  const [last, setLast] = useState<Policy>('privacy')
  if (policy && policy !== last) setLast(policy)
  const shown = policy ?? last
  const agreement = useData('/api/register/aggrement', {}, { enabled: shown === 'agreement' })
  // the mall has named it in one language only
  const named = useLocale() === 'zh-cn' ? agreement.data?.title : ''
  const title = shown === 'privacy' ? texts.privacy : named || texts.agreement
  return (
    <Sheet open={policy !== undefined} onClose={close} title={title} height="tall" className="t-policy">
      <View className={styles.policy}>
        {shown === 'privacy' ? (
          privacy.map(({ heading, words }) => (
            <View key={heading} className={styles.chapter}>
              <View className={styles.heading}>{heading}</View>
              {words}
            </View>
          ))
        ) : agreement.data ? (
          <RichContent html={agreement.data.content} />
        ) : agreement.failure ? (
          <Tap className={`${styles.again} t-retry`} onClick={() => void agreement.refresh()}>
            {texts.reload}
          </Tap>
        ) : (
          <SkeletonText lines={8} />
        )}
      </View>
    </Sheet>
  )
}
