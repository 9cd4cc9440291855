import { Text, View } from '@tarojs/components'
import type { ComplainInfo } from '@mall/contract/refund'
import { timeText } from '@/lib/date'
import { Cell, CellGroup } from '@/ui/Cell'
import { CopyButton } from '@/ui/CopyButton'
import type { IconName } from '@/ui/Icon'
import { Price } from '@/ui/Price'
import styles from '../afterSales.module.scss'
import { useTexts } from '../texts'
import { Banner } from './Banner'
import { Refusal } from './Refusal'

const icons: Record<number, IconName> = { 0: 'refund', 1: 'service', 2: 'success', [-1]: 'fail' }

/** Where it stands, what the platform said, and what it was about. */
export function Complaint({ info }: { info: ComplainInfo }) {
  const texts = useTexts()
  // some servers name the end 3 inside the state (orders-and-aftersales section 4)
  const status = Number(info.complain_status) === 3 ? 2 : info.complain_status
  return (
    <>
      <View className={`t-complain-state-${status}`}>
        <Banner
          icon={icons[status] ?? 'service'}
          state={texts.complainStates[status] ?? info.complain_status_name}
          note={texts.complainNotes[status]}
        />
      </View>
      <Refusal title={texts.platformSaid} reason={status === -1 ? info.complain_refuse_reason : ''} />
      <CellGroup>
        <Cell label={texts.complainNo}>
          <Text className={styles.number} selectable>
            {info.complain_no}
          </Text>
          <CopyButton className={styles.copy} text={info.complain_no} />
        </Cell>
        <Cell label={texts.complainReason} value={info.complain_reason} />
        {info.complain_remark && <Cell label={texts.complainRemark} value={info.complain_remark} />}
        <Cell label={texts.complainMoney}>
          <Price value={info.complain_apply_money} size="s" tone="text" />
        </Cell>
        <Cell label={texts.complainAt} value={timeText(info.complain_apply_time)} />
        {info.complain_time > 0 && <Cell label={texts.decidedAt} value={timeText(info.complain_time)} />}
      </CellGroup>
    </>
  )
}
