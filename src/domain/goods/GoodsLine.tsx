import type { BoughtGoods } from '@mall/contract/line'
import { Price } from '@/ui/Price'
import { Tag } from '@/ui/Tag'
import { specText } from './specText'
import { useTexts } from './texts'
import { ThingLine } from './ThingLine'

interface GoodsLineProps {
  line: Pick<BoughtGoods, 'goods_name' | 'is_present' | 'num' | 'price' | 'sku_image' | 'sku_spec_format'>
  onClick?: (() => void) | undefined
}

/** Picture, name, specification, price and number: a bought thing in checkout and orders, or a gift. */
export function GoodsLine({ line, onClick }: GoodsLineProps) {
  const texts = useTexts()
  const { sku_image, goods_name, num, is_present, price } = line
  return (
    <ThingLine image={sku_image} name={goods_name} num={num} spec={specText(line.sku_spec_format)} onClick={onClick}>
      {is_present ? <Tag className="t-present">{texts.present}</Tag> : <Price value={price} size="s" tone="text" />}
    </ThingLine>
  )
}
