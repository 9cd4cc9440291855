import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import type { PromotionFields } from '@mall/contract/diyComponents'
import { useNames } from '@/domain/promotion/nameTexts'
import type { PromotionWord } from '@/domain/promotion/kinds'
import { open } from '@/navigation/open'
import type { Route } from '@/routes'
import { groundNamed } from '@/ui/theme/blockGrounds'
import { px } from '@/ui/theme/size'
import { useColours } from '@/ui/theme/useColours'
import { useShownSite } from '../shopContext'
import { BlockHead } from './BlockHead'
import styles from './promotions.module.scss'

interface PromotionBoxProps {
  item: PromotionFields
  kind: PromotionWord
  /** its list */
  route: Route<{ site_id?: number }>
  /** after its name */
  head?: ReactNode
  children: ReactNode
}

/** What is sold in one way: its name, the link to the list, and some products. */
export function PromotionBox({ item, kind, route, head, children }: PromotionBoxProps) {
  const names = useNames()
  const colour = useColours()
  const site = useShownSite()
  return (
    <View
      className={`${styles.block} t-block-${kind}`}
      style={{
        marginTop: px(item.marginTop ?? 16),
        background: colour(item.backgroundColor || groundNamed(item.bgSelect)),
      }}
    >
      <BlockHead
        item={item}
        kind={kind}
        name={names[kind]}
        onMore={() => void open(route, site > 0 ? { site_id: site } : {})}
      >
        {head}
      </BlockHead>
      {children}
    </View>
  )
}
