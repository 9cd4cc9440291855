import { useState } from 'react'
import { View } from '@tarojs/components'
import type { GoodsDetail, ShopBlock } from '@mall/contract/goods'
import { attributesOf, specsOf } from '@/domain/goods/parsed'
import { specText } from '@/domain/goods/specText'
import { useTexts as useGoodsTexts } from '@/domain/goods/pickerTexts'
import { Guarantees, useGuarantees } from '@/domain/shop/Guarantees'
import { Cell, CellGroup } from '@/ui/Cell'
import { LabelRow } from '@/ui/LabelRow'
import { Sheet } from '@/ui/Sheet'
import { useTexts } from '../texts'
import { useFreight } from '../useFreight'
import styles from './Facts.module.scss'

interface FactsProps {
  detail: GoodsDetail
  shop: ShopBlock
  /** sold at the everyday price: what sending it costs can be asked for */
  plain?: boolean
  onChoose: () => void
}

type Shown = 'service' | 'params' | undefined

/** What is chosen, how it comes, what is promised and what it is: a line each, the whole in sheets. */
export function Facts({ detail, shop, plain = false, onChoose }: FactsProps) {
  const texts = useTexts()
  const goods = useGoodsTexts()
  const [shown, show] = useState<Shown>()
  const kept = useGuarantees(shop)
  const attributes = attributesOf(detail.goods_attr_format)
  const hide = () => show(undefined)
  return (
    <CellGroup>
      {specsOf(detail.goods_spec_format).length > 0 && (
        <Line
          className="t-choose-spec"
          name={goods.chosen}
          words={specText(detail.sku_spec_format) || goods.choose}
          onClick={onChoose}
        />
      )}
      {plain ? <Freight detail={detail} shop={shop} /> : <Sending detail={detail} shop={shop} />}
      {kept.length > 0 && (
        <Line
          className="t-service"
          name={texts.service}
          words={kept.map((one) => one.name).join(' · ')}
          onClick={() => show('service')}
        />
      )}
      {attributes.length > 0 && (
        <Line
          className="t-params"
          name={texts.params}
          words={attributes.map((one) => `${one.attr_name} ${one.attr_value_name}`).join(' · ')}
          onClick={() => show('params')}
        />
      )}
      <Sheet open={shown === 'service'} onClose={hide} title={texts.service} className="t-service-sheet">
        <Guarantees of={kept} />
      </Sheet>
      <Sheet open={shown === 'params'} onClose={hide} title={texts.params} className="t-params-sheet">
        {attributes.map((row) => (
          <Cell key={`${row.attr_id}-${row.attr_value_id}`} label={row.attr_name} value={row.attr_value_name} />
        ))}
      </Sheet>
    </CellGroup>
  )
}

type SendingProps = Pick<FactsProps, 'detail' | 'shop'> & { to?: string | undefined }

function Freight({ detail, shop }: SendingProps) {
  return <Sending detail={detail} shop={shop} to={useFreight(detail, shop.site_id)} />
}

/** `to`: where, and what that costs, as far as that is known. */
function Sending({ detail, shop, to }: SendingProps) {
  const texts = useTexts()
  const free = detail.is_free_shipping === 1 ? texts.freeShipping : texts.freightNote
  const from = texts.shipsFrom(shop.site_name)
  const words = detail.is_virtual === 1 ? texts.virtual(detail.virtual_indate) : `${to ?? free} · ${from}`
  return <Line wraps className={to ? 't-freight' : ''} name={texts.freight} words={words} />
}

interface LineProps {
  name: string
  words: string
  onClick?: () => void
  className?: string
  /** nothing stands behind it that tells the rest: all is shown */
  wraps?: boolean
}

/** A name and one line of words. */
const Line = ({ name, words, onClick, className, wraps }: LineProps) => (
  <LabelRow label={name} onClick={onClick} className={className}>
    <View className={wraps ? styles.all : styles.words}>{words}</View>
  </LabelRow>
)
