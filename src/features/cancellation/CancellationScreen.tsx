import { useState } from 'react'
import { View } from '@tarojs/components'
import { useData } from '@/api/useData'
import { open } from '@/navigation/open'
import { toast } from '@/session/toast'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Checkbox } from '@/ui/Checkbox'
import { Column } from '@/ui/Column'
import { RichContent } from '@/ui/RichContent'
import { Screen } from '@/ui/Screen'
import styles from './cancellation.module.scss'
import { NotOffered } from './parts/NotOffered'
import { useTexts } from './texts'
import { useStage } from './useStage'

/** What closing an account means, to be agreed to first. */
export function CancellationScreen() {
  const texts = useTexts()
  const { info, back, leads } = useStage(routes.cancellation)
  const config = useData('/membercancel/api/membercancel/config', {})
  const agreement = useData('/membercancel/api/membercancel/agreement', {})
  const [agreed, setAgreed] = useState(false)
  const offered = config.data?.is_enable === 1
  const next = () => (agreed ? void open(routes.cancelAssets, { back }) : toast(texts.agreeFirst))
  const foot = (
    <Button className="t-next" size="big" onClick={next}>
      {texts.next}
    </Button>
  )
  return (
    <Screen
      title={texts.title}
      data={[info, config, agreement]}
      state={leads ? 'loading' : undefined}
      bottom={offered && !leads && foot}
      toTop={false}
    >
      {offered ? (
        <Column>
          <Card>
            <View className={styles.heading} role="heading" aria-level={2}>
              {agreement.data?.title || texts.title}
            </View>
            <RichContent html={agreement.data?.content ?? ''} />
          </Card>
          <Checkbox className="t-agree" checked={agreed} onChange={setAgreed}>
            {texts.agreed}
          </Checkbox>
        </Column>
      ) : (
        <NotOffered />
      )}
    </Screen>
  )
}
