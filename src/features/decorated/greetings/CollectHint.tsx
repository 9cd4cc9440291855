import { useState } from 'react'
import { View } from '@tarojs/components'
import { Icon } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import { useUiTexts } from '@/ui/texts'
import { useMetrics } from '@/ui/useMetrics'
import { useTexts } from './texts'
import styles from './greetings.module.scss'
import { isFirst } from './seen'

/** Under WeChat's capsule, once: where a shopper keeps the mini-program among their own. */
export function CollectHint() {
  const texts = useTexts()
  const { close } = useUiTexts()
  const { statusBar, navBar } = useMetrics()
  const [open, setOpen] = useState(() => isFirst('collect'))
  if (!open) return null
  return (
    <View className={`${styles.hint} t-collect-hint`} style={{ top: `${statusBar + navBar}px` }} role="status">
      <View className={styles.words}>{texts.collect}</View>
      <Tap className={`${styles.away} t-collect-close`} label={close} onClick={() => setOpen(false)}>
        <Icon name="close" size={28} />
      </Tap>
    </View>
  )
}
