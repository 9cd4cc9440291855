import { useState } from 'react'
import { ScrollView, View } from '@tarojs/components'
import { Icon } from '@/ui/Icon'
import { Image } from '@/ui/Image'
import { Tap } from '@/ui/Tap'
import styles from './PictureLook.module.scss'
import type { Node } from '../node'
import { useTexts } from '../texts'
import type { Categories } from '../useCategories'
import { Side } from './Side'

/** Template 1: pictures. Of one level large tiles; else the first level at the left, what lies below at the right. */
export function PictureLook({ categories: { roots, template, see } }: { categories: Categories }) {
  const [chosen, choose] = useState(0)
  if (template.level === 1) {
    return (
      <ScrollView className={styles.whole} scrollY>
        <View className={styles.tiles}>
          {roots.map((node) => (
            <Tap key={node.id} className={`${styles.tile} t-leaf`} role="link" onClick={() => see(node)}>
              <Image src={node.image} kind="category" width={330} fluid radius="card" className={styles.bare} />
              <View className={styles.tileName}>{node.name}</View>
            </Tap>
          ))}
        </View>
      </ScrollView>
    )
  }
  const at = Math.max(
    0,
    roots.findIndex(({ id }) => id === chosen),
  )
  const root = roots[at]
  if (!root) return null
  return (
    <>
      <Side nodes={roots} chosen={root.id} onChoose={choose} />
      <ScrollView className={styles.main} scrollY key={root.id}>
        <Branch root={root} see={see} />
        <Next node={roots[at + 1]} onChoose={choose} />
      </ScrollView>
    </>
  )
}

function Branch({ root, see }: { root: Node; see: Categories['see'] }) {
  const texts = useTexts()
  const groups = root.children.filter(({ children }) => children.length > 0)
  const alone = root.children.filter(({ children }) => children.length === 0)
  return (
    <View className={styles.branch}>
      <Tap
        className={`${root.banner ? styles.banner : styles.all} t-category-all`}
        role="link"
        onClick={() => see(root)}
      >
        {root.banner !== '' && <Image src={root.banner} kind="category" width={522} ratio={3} fluid radius="m" eager />}
        <View className={root.banner ? styles.bannerWords : styles.allWords}>
          {texts.all} {root.name}
          <Icon name="arrow" size={24} />
        </View>
      </Tap>
      <Leaves nodes={alone} see={see} />
      {groups.map((group) => (
        <View key={group.id}>
          <Tap className={styles.groupName} role="link" onClick={() => see(group)}>
            {group.name}
            <Icon name="arrow" size={24} className={styles.arrow} />
          </Tap>
          <Leaves nodes={group.children} see={see} />
        </View>
      ))}
    </View>
  )
}

const Leaves = ({ nodes, see }: { nodes: readonly Node[]; see: Categories['see'] }) => (
  <View className={styles.leaves}>
    {nodes.map((leaf) => (
      <Tap key={leaf.id} className={`${styles.leaf} t-leaf`} role="link" onClick={() => see(leaf)}>
        <Image src={leaf.image} kind="category" width={148} radius="m" className={styles.bare} />
        <View className={styles.leafName}>{leaf.short}</View>
      </Tap>
    ))}
  </View>
)

/** At the end of a branch the way to the one after it, without reaching for the side. */
function Next({ node, onChoose }: { node: Node | undefined; onChoose: (id: number) => void }) {
  const texts = useTexts()
  if (!node) return null
  return (
    <Tap className={`${styles.next} t-category-next`} onClick={() => onChoose(node.id)}>
      {texts.next(node.name)}
      <Icon name="down" size={24} />
    </Tap>
  )
}
