import { View } from '@tarojs/components'
import type { RefundDetail } from '@mall/contract/refund'
import { useTexts as useStateTexts } from '@/domain/refund/texts'
import { useTexts } from '../texts'
import { Banner } from './Banner'
import type { IconName } from '@/ui/Icon'

const icons: Record<number, IconName> = {
  0: 'refund',
  1: 'clock',
  2: 'wallet',
  3: 'success',
  4: 'box',
  5: 'truck',
  6: 'wallet',
  [-1]: 'fail',
}

export function RefundState({ refund }: { refund: RefundDetail }) {
  const texts = useTexts()
  const { states } = useStateTexts()
  const status = refund.refund_status
  return (
    <View className={`t-refund-state-${status}`}>
      <Banner
        icon={icons[status] ?? 'refund'}
        state={states[status] ?? refund.refund_status_name}
        note={texts.notes[status]}
      />
    </View>
  )
}
