import { View } from '@tarojs/components'
import { useData } from '@/api/useData'
import { Image } from '@/ui/Image'
import { Tabs } from '@/ui/Tabs'
import styles from './list.module.scss'
import { inCategory, type Filter, type Scope } from './question'
import { useTexts } from './texts'
import { useCategory } from './useOffers'

interface SubjectProps {
  scope: Scope
  filter: Filter
  onNarrow: (filter: Filter) => void
}

/** What the list is about: the parts of its category, or its brand. */
export function Subject({ scope, filter, onNarrow }: SubjectProps) {
  const texts = useTexts()
  const category = useCategory(scope.category)
  const brands = useData(
    '/api/goodsbrand/page',
    { page: 1, page_size: 100 },
    { enabled: !!scope.brandId, silent: true },
  )
  const brand = brands.data?.list.find(({ brand_id }) => brand_id === scope.brandId)
  if (brand) {
    return (
      <View className={styles.brand}>
        <Image src={brand.image_url} kind="brand" width={96} radius="m" fit="aspectFit" />
        <View className={`${styles.brandName} t-subject`}>{brand.brand_name}</View>
      </View>
    )
  }
  const children = category?.child_list ?? []
  if (!category || children.length === 0) return null
  const choose = (id: number) => {
    const row = children.find(({ category_id }) => category_id === id)
    onNarrow(inCategory(filter, row && { id, level: row.level, name: row.category_name }))
  }
  return (
    <Tabs
      className={`${styles.parts} t-subject`}
      look="pill"
      fit="scroll"
      items={[
        { key: 0, label: texts.everything },
        ...children.map(({ category_id, short_name, category_name }) => ({
          key: category_id,
          label: short_name || category_name,
        })),
      ]}
      active={filter.category?.id ?? 0}
      onChange={choose}
    />
  )
}
