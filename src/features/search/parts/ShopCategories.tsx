import { View } from '@tarojs/components'
import { useData } from '@/api/useData'
import { open } from '@/navigation/open'
import { useOpenable } from '@/navigation/openable'
import { routes } from '@/routes'
import { Tap } from '@/ui/Tap'
import styles from '../search.module.scss'
import { useTexts } from '../texts'

/** In a shop its own categories take the place of the mall's hot words. */
export function ShopCategories({ siteId }: { siteId: number }) {
  const texts = useTexts()
  const openable = useOpenable(routes.shopGoods)
  const tree = useData(
    '/api/shopgoodscategory/tree',
    { site_id: siteId, level: 1 },
    { enabled: openable, silent: true },
  )
  const rows = tree.data ?? []
  if (rows.length === 0) return null
  const see = (category_id: number) =>
    open(routes.shopGoods, { site_id: siteId, category_id, category_level: 1 }, { replace: true })
  return (
    <View className={styles.section}>
      <View className={styles.head}>
        <View className={styles.heading}>{texts.shopCategories}</View>
      </View>
      <View className={styles.words}>
        {rows.map(({ category_id, category_name }) => (
          <Tap key={category_id} className={`${styles.word} t-shop-word`} role="link" onClick={() => see(category_id)}>
            <View className={styles.text}>{category_name}</View>
          </Tap>
        ))}
      </View>
    </View>
  )
}
