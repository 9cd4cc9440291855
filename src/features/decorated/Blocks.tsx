import { memo, useEffect, useState, type ComponentType } from 'react'
import { CustomWrapper } from '@tarojs/components'
import type { DiyController, DiyItem, ItemOf } from '@mall/contract/diyComponents'
import { ErrorBoundary } from '@/ui/ErrorBoundary'
import { FloatBtn } from './blocks/FloatBtn'
import { GoodsList } from './blocks/GoodsList'
import { GraphicNav } from './blocks/GraphicNav'
import { HorzBlank, HorzLine } from './blocks/Horz'
import { ImageAds } from './blocks/ImageAds'
import { Notice } from './blocks/Notice'
import { RubikCube } from './blocks/RubikCube'
import { Search } from './blocks/Search'
import { ShopInfo } from './blocks/ShopInfo'
import { TextBlock, TextNav, Title } from './blocks/TextBlock'

type Registry = { readonly [C in DiyController]?: ComponentType<{ item: ItemOf<C> }> }

/** The blocks this storefront draws; a controller that is not here is left out (home-and-diy section 4). */
const registry: Registry = {
  Text: TextBlock,
  TextNav,
  Title,
  Notice,
  GraphicNav,
  ImageAds,
  Search,
  ShopSearch: Search,
  RichText: Later,
  RubikCube,
  HorzLine,
  HorzBlank,
  GoodsList,
  FloatBtn,
  ShopInfo,
  RankList: Later,
  Video: Later,
  ShopCoupon: Later,
  AdminPlatformCoupon: Later,
}

type LaterBlocks = Partial<Record<DiyController, ComponentType<{ item: never }>>>
let arrived: LaterBlocks | undefined

/** A block whose code is fetched when it is first drawn; nothing in its place meanwhile, or when it does not come. */
function Later({ item }: { item: DiyItem }) {
  const [blocks, setBlocks] = useState(() => arrived)
  useEffect(() => {
    if (blocks) return
    const come = import('./blocks/later').then(({ later }) => setBlocks((arrived = later)))
    come.catch(() => undefined)
  }, [blocks])
  const Drawn = blocks?.[item.controller] as ComponentType<{ item: DiyItem }> | undefined
  return Drawn ? <Drawn item={item} /> : null
}

/** A block that fails is gone; the others stay. */
const Block = memo(function Block({ item }: { item: DiyItem }) {
  const Drawn = registry[item.controller] as ComponentType<{ item: DiyItem }> | undefined
  if (!Drawn) return null
  return (
    <CustomWrapper>
      <ErrorBoundary fallback={null}>
        <Drawn item={item} />
      </ErrorBoundary>
    </CustomWrapper>
  )
})

export const Blocks = ({ items }: { items: readonly DiyItem[] }) => (
  <>
    {items.map((item, i) => (
      <Block key={i} item={item} />
    ))}
  </>
)
