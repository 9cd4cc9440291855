import { View } from '@tarojs/components'
import type { GiftOrder } from '@mall/contract/recharge'
import { timeText } from '@/lib/date'
import { open } from '@/navigation/open'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Column } from '@/ui/Column'
import { CopyCell } from '@/ui/CopyCell'
import { Empty } from '@/ui/Empty'
import { Icon } from '@/ui/Icon'
import { Screen } from '@/ui/Screen'
import styles from './gift.module.scss'
import { giftIcons, giftState } from './giftState'
import { Destination } from './parts/Destination'
import { GiftLine } from './parts/GiftLine'
import { Parcel } from './parts/Parcel'
import { useTexts } from './texts'
import { useGift } from './useGift'

/** A gift from its winning to its parcel. */
export function GiftDetailScreen() {
  const texts = useTexts()
  const { id: named = 0 } = useParams(routes.giftDetail)
  const id = named > 0 ? named : 0
  const { gift, chooseAddress } = useGift(id)
  const { data } = gift
  const gone = (words?: string) => (
    <Empty text={words || texts.gone} icon="gift">
      <Button className="t-my-gifts" onClick={() => open(routes.gifts, {}, { replace: true })}>
        {texts.mine}
      </Button>
    </Empty>
  )
  if (id === 0) return <Screen title={texts.detail}>{gone()}</Screen>
  const noteOf = (one: GiftOrder) =>
    ({ needsAddress: texts.needsNote, waiting: texts.waitingNote, sent: texts.sentNote(timeText(one.express_time)) })[
      giftState(one)
    ]
  return (
    <Screen title={texts.detail} data={gift} refused={gone} toTop={false}>
      {data && (
        <Column>
          <Card pad="cells">
            <GiftLine gift={data} />
            <View className={styles.note}>
              <Icon name={giftIcons[giftState(data)]} size={32} />
              <View className={styles.words}>{noteOf(data)}</View>
            </View>
          </Card>
          {data.express_status === 1 && <Parcel gift={data} />}
          <Destination gift={data} onChoose={() => void chooseAddress()} />
          <CellGroup>
            <CopyCell label={texts.number} text={data.order_no} />
            <Cell label={texts.time} value={timeText(data.create_time)} />
            {data.remark !== '' && <Cell label={texts.remark} value={data.remark} />}
          </CellGroup>
        </Column>
      )}
    </Screen>
  )
}
