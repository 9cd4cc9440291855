import { memo, type ComponentType } from 'react'
import { CustomWrapper } from '@tarojs/components'
import type { DiyController, DiyItem, ItemOf } from '@mall/contract/diyComponents'
import { ErrorBoundary } from '@/ui/ErrorBoundary'
import { FloatBtn } from './blocks/FloatBtn'
import { GoodsList } from './blocks/GoodsList'
import { GraphicNav } from './blocks/GraphicNav'
import { HorzBlank, HorzLine } from './blocks/Horz'
import { ImageAds } from './blocks/ImageAds'
import { Notice } from './blocks/Notice'
import { RichTextBlock } from './blocks/RichTextBlock'
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
  RichText: RichTextBlock,
  RubikCube,
  HorzLine,
  HorzBlank,
  GoodsList,
  FloatBtn,
  ShopInfo,
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
