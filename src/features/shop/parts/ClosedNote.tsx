import { View } from '@tarojs/components'
import { Card } from '@/ui/Card'
import { Icon } from '@/ui/Icon'
import styles from '../shop.module.scss'
import { useTexts } from '../texts'

/** A closed shop is still shown, for who has bought there. */
export function ClosedNote() {
  const texts = useTexts()
  return (
    <Card className="t-shop-closed">
      <View className={styles.closed}>
        <Icon name="warning" size={40} />
        <View className={styles.closedWords}>
          {texts.closed}
          <View className={styles.note}>{texts.closedNote}</View>
        </View>
      </View>
    </Card>
  )
}
