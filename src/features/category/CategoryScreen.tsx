import { useState } from 'react'
import { ScrollView, View } from '@tarojs/components'
import type { CategoryRow } from '@mall/contract/category'
import { useData } from '@/api/useData'
import { open } from '@/session/open'
import { routes } from '@/routes'
import { Empty } from '@/ui/Empty'
import { Icon } from '@/ui/Icon'
import { Image } from '@/ui/Image'
import { Screen } from '@/ui/Screen'
import { SkeletonBlock } from '@/ui/Skeleton'
import { Tap } from '@/ui/Tap'
import styles from './category.module.scss'
import { useTexts } from './texts'

type Node = CategoryRow & { child_list: Node[] }

const see = ({ category_id, level }: CategoryRow) => open(routes.goodsList, { category_id, category_level: level })

/** First level at the left, the second and third of the chosen one at the right. */
export function CategoryScreen() {
  const texts = useTexts()
  const tree = useData('/api/goodscategory/tree', { level: 3 })
  const roots = (tree.data ?? []) as Node[]
  const [chosen, choose] = useState(0)
  const root = roots.find(({ category_id }) => category_id === chosen) ?? roots[0]
  return (
    <Screen title={texts.title} tab data={tree} onRefresh={tree.refresh} toTop={false} skeleton={waiting}>
      {roots.length === 0 ? (
        <Empty />
      ) : (
        <View className={styles.page}>
          <ScrollView className={styles.side} scrollY enhanced showScrollbar={false}>
            <View role="tablist">
              {roots.map((node) => (
                <Tap
                  key={node.category_id}
                  className={`${styles.root} ${node === root ? styles.on : ''} t-category-${node.category_id}`}
                  role="tab"
                  selected={node === root}
                  onClick={() => choose(node.category_id)}
                >
                  {node.short_name || node.category_name}
                </Tap>
              ))}
            </View>
          </ScrollView>
          {root && (
            <ScrollView className={styles.main} scrollY key={root.category_id}>
              <Tap className={`${styles.all} t-category-all`} role="link" onClick={() => see(root)}>
                {texts.all} {root.category_name}
                <Icon name="arrow" size={24} />
              </Tap>
              {root.child_list.map((group) => (
                <Group key={group.category_id} group={group} />
              ))}
            </ScrollView>
          )}
        </View>
      )}
    </Screen>
  )
}

/** The shape of it: the side, and rows of three round pictures. */
const waiting = (
  <View className={styles.page}>
    <View className={styles.side} />
    <View className={`${styles.main} ${styles.leaves} ${styles.waiting}`}>
      {Array.from({ length: 12 }, (_, i) => (
        <View key={i} className={styles.leaf}>
          <SkeletonBlock width={128} height={128} round />
          <SkeletonBlock width={96} height={24} />
        </View>
      ))}
    </View>
  </View>
)

function Group({ group }: { group: Node }) {
  const leaves = group.child_list.length > 0 ? group.child_list : [group]
  return (
    <View className={styles.group}>
      <Tap className={styles.groupName} role="link" onClick={() => see(group)}>
        {group.category_name}
      </Tap>
      <View className={styles.leaves}>
        {leaves.map((leaf) => (
          <Tap key={leaf.category_id} className={`${styles.leaf} t-leaf`} role="link" onClick={() => see(leaf)}>
            <Image src={leaf.image} kind="category" width={128} radius="m" className={styles.bare} />
            <View className={styles.leafName}>{leaf.short_name || leaf.category_name}</View>
          </Tap>
        ))}
      </View>
    </View>
  )
}
