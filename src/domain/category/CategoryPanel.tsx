import { View } from '@tarojs/components'
import styles from './category.module.scss'
import { GoodsLook } from './parts/GoodsLook'
import { PictureLook } from './parts/PictureLook'
import type { Categories } from './useCategories'

interface CategoryPanelProps {
  categories: Categories
  height: string
  /** nothing but the safe area is below it */
  atEdge?: boolean
}

/** Categories as their template draws them, in a box of its own height: both sides scroll by themselves. */
export function CategoryPanel({ categories, height, atEdge = false }: CategoryPanelProps) {
  const Look = categories.template.look === 1 ? PictureLook : GoodsLook
  return (
    <View className={`${styles.page} ${atEdge ? styles.atEdge : ''}`} style={{ height }}>
      <Look categories={categories} />
    </View>
  )
}
