import { View } from '@tarojs/components'
import { Step, Steps } from '@nutui/nutui-react-taro'
import type { RefundDetail } from '@mall/contract/refund'
import { Card } from '@/ui/Card'
import { Icon } from '@/ui/Icon'
import nutui from '@/ui/theme/nutui.module.scss'
import styles from '../afterSales.module.scss'
import { milestonesOf } from '../milestones'
import { useTexts } from '../texts'

/** How far a refund is. */
export function Milestones({ refund }: { refund: RefundDetail }) {
  const texts = useTexts()
  const found = milestonesOf(refund)
  if (!found) return null
  const { way, at } = found
  const names = way.map((name) => texts.milestones[name])
  return (
    <Card>
      <View
        className={`${styles.milestones} t-refund-milestones`}
        role="img"
        aria-label={texts.progress(names[at - 1] ?? texts.over, Math.min(at, way.length), way.length)}
      >
        <Steps className={nutui.part} layout="double" type="icon" status="dynamic" value={at}>
          {names.map((name, i) => (
            <Step key={name} value={i + 1} title={name} icon={i + 1 < at && <Icon name="check" size={24} />} />
          ))}
        </Steps>
      </View>
    </Card>
  )
}
