import { useState } from 'react'
import { View } from '@tarojs/components'
import type { OrderDetail, VirtualCode } from '@mall/contract/order'
import { timeText } from '@/lib/date'
import { inFours } from '@/lib/inFours'
import { now } from '@/session/clock'
import { CellGroup } from '@/ui/Cell'
import { CopyButton } from '@/ui/CopyButton'
import { Icon } from '@/ui/Icon'
import { Image } from '@/ui/Image'
import { Tap } from '@/ui/Tap'
import { useTypeTexts } from '../typeTexts'
import styles from './code.module.scss'

type State = 'unused' | 'used' | 'expired'

const stateOf = ({ is_veirfy, expire_time = 0 }: VirtualCode): State =>
  is_veirfy === 1 ? 'used' : expire_time > 0 && expire_time <= now() ? 'expired' : 'unused'

/** Used or expired: of no use any more. */
export const isUsable = (code: VirtualCode): boolean => stateOf(code) === 'unused'

/** The codes of virtual goods, each with what it is for and whether it can still be used. */
export function VirtualCodes({ order }: { order: OrderDetail }) {
  const texts = useTypeTexts()
  const codes = order.virtual_goods ?? []
  const next = codes.findIndex(isUsable)
  if (codes.length === 0) return null
  return (
    <CellGroup title={texts.codes}>
      <View className={styles.codesNote}>{texts.codesNote}</View>
      {codes.map((code, i) => (
        <Code
          key={code.code}
          code={code}
          name={nameOf(order, code, i)}
          first={i === next}
          picture={code.qrcode ?? (i === 0 ? (order.virtualgoods ?? '') : '')}
        />
      ))}
    </CellGroup>
  )
}

/** Other servers do not say which line a code is of: they stand in the order of the lines. */
const nameOf = ({ order_goods: lines }: OrderDetail, code: VirtualCode, place: number) =>
  (lines.find((line) => line.order_goods_id === code.order_goods_id) ?? lines[place])?.sku_name ?? ''

interface CodeProps {
  code: VirtualCode
  name: string
  picture: string
  /** the next to be used: its picture is open */
  first: boolean
}

export function Code({ code, name, picture, first }: CodeProps) {
  const texts = useTypeTexts()
  const [chosen, setOpen] = useState<boolean>()
  const open = chosen ?? first
  const state = stateOf(code)
  const usable = state === 'unused'
  const { expire_time: expire = 0 } = code
  return (
    <View className={`${styles.code} t-virtual-${state}`}>
      <View className={styles.codeHead}>
        <View className={styles.codeName}>{name}</View>
        <View className={usable ? styles.on : styles.off}>{texts[state]}</View>
      </View>
      <View className={styles.codeLine}>
        <View className={`${styles.small} ${usable ? '' : styles.over} t-code`}>{inFours(code.code)}</View>
        {usable && <CopyButton text={code.code} name="code" size="m" />}
      </View>
      <View className={styles.term}>
        {state === 'used'
          ? texts.usedAt(timeText(code.verify_time))
          : expire > 0
            ? texts.until(timeText(expire))
            : texts.forever}
      </View>
      {usable && picture !== '' && (
        <>
          {open && (
            <View className={`${styles.frame} t-qr`}>
              <Image src={picture} width={320} ratio={1} alt={texts.qr} />
            </View>
          )}
          <Tap className={`${styles.toggle} t-toggle-qr`} onClick={() => setOpen(!open)}>
            {open ? texts.hideQr : texts.showQr}
            <Icon name={open ? 'up' : 'down'} size={26} />
          </Tap>
        </>
      )}
    </View>
  )
}
