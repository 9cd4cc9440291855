import { ScrollView, View } from '@tarojs/components'
import type { GraphicNavItem } from '@mall/contract/diyComponents'
import { Linked } from '@/domain/link/Linked'
import { isLinkOpenable } from '@/navigation/links'
import { useBoot } from '@/session/boot'
import { Image } from '@/ui/Image'
import { px } from '@/ui/theme/size'
import { useColours } from '@/ui/theme/useColours'
import styles from '../decorated.module.scss'

/** A row is of 4; an unknown number is the first that there is. */
export const perRowOf = ({ showType = 4 }: Pick<GraphicNavItem, 'showType'>) =>
  [4, 5].find((one) => one === Number(showType)) ?? 3

/** Entries in rows of 3, 4 or 5; those that lead nowhere are left out. */
export function GraphicNav({ item }: { item: GraphicNavItem }) {
  const colour = useColours()
  useBoot((boot) => boot.addons)
  const entries = item.list.filter(({ link }) => isLinkOpenable(link ?? undefined))
  if (entries.length === 0) return null
  const perRow = perRowOf(item)
  const words = item.selectedTemplate === 'textNavigation'
  const wide = item.scrollSetting === 'horizontal'
  const cells = entries.map((entry, i) => (
    <Linked
      key={i}
      link={entry.link}
      label={entry.title}
      className={styles.navEntry}
      style={{ width: wide ? px(670 / perRow) : `${100 / perRow}%` }}
    >
      {!words && (
        <Image
          src={entry.imageUrl}
          width={96}
          className={styles.bare}
          radius={item.navRadius === 'right-angle' ? 'none' : 'm'}
        />
      )}
      {entry.title && (
        <View className={styles.navWords} style={{ color: colour(item.textColor) }}>
          {entry.title}
        </View>
      )}
    </Linked>
  ))
  const ground = {
    background: colour(item.backgroundColor),
    marginTop: px(item.marginTop ?? 0),
    paddingTop: px(item.padding ?? 20),
  }
  return wide ? (
    <ScrollView className={styles.navRow} style={ground} scrollX enhanced showScrollbar={false}>
      {cells}
    </ScrollView>
  ) : (
    <View className={styles.nav} style={ground}>
      {cells}
    </View>
  )
}
