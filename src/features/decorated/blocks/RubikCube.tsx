import { View } from '@tarojs/components'
import type { RubikCubeItem } from '@mall/contract/diyComponents'
import { Image } from '@/ui/Image'
import { px } from '@/ui/theme/size'
import styles from '../decorated.module.scss'
import { useColours } from './colours'
import { Linked } from './Linked'

type Picture = RubikCubeItem['list'][number]

const edge = 24
const full = 750 - 2 * edge

const ratioOf = ({ imgWidth = 1, imgHeight = 1 }: Picture) => imgWidth / imgHeight

interface CellProps {
  picture: Picture | undefined
  width: number
  ratio: number
}

function Cell({ picture, width, ratio }: CellProps) {
  if (!picture) return null
  return (
    <Linked link={picture.link} label={picture.title} className={styles.cubeCell} style={{ width: px(width) }}>
      <Image src={picture.imageUrl} width={width} ratio={ratio} alt={picture.title} />
      {picture.title && <View className={styles.cubeWords}>{picture.title}</View>}
    </Linked>
  )
}

/** Pictures in one of the fixed arrangements; one that is not known is drawn as a row of two. */
export function RubikCube({ item }: { item: RubikCubeItem }) {
  const colour = useColours()
  const { list, imageGap: gap = 0, selectedTemplate: template } = item
  const [first] = list
  if (!first) return null
  const half = (full - gap) / 2
  const ground = { background: colour(item.backgroundColor), padding: `0 ${px(edge)}`, gap: px(gap) }

  if (template === 'row1-lt-of2-rt' || template === 'row1-lt-of1-tp-of2-bm') {
    const tall = half / ratioOf(first)
    const small = (tall - gap) / 2
    const [, second, third, fourth] = list
    const quarter = (half - gap) / 2
    return (
      <View className={styles.cube} style={ground}>
        <Cell picture={first} width={half} ratio={half / tall} />
        <View className={styles.cubeColumn} style={{ gap: px(gap) }}>
          <Cell picture={second} width={half} ratio={half / small} />
          {template === 'row1-lt-of2-rt' ? (
            <Cell picture={third} width={half} ratio={half / small} />
          ) : (
            <View className={styles.cube} style={{ gap: px(gap) }}>
              <Cell picture={third} width={quarter} ratio={quarter / small} />
              <Cell picture={fourth} width={quarter} ratio={quarter / small} />
            </View>
          )}
        </View>
      </View>
    )
  }
  if (template === 'row1-tp-of2-bm') {
    return (
      <View className={styles.cube} style={ground}>
        <Cell picture={first} width={full} ratio={ratioOf(first)} />
        {list.slice(1, 3).map((picture, i) => (
          <Cell key={i} picture={picture} width={half} ratio={ratioOf(list[1] ?? first)} />
        ))}
      </View>
    )
  }
  const perRow = template === 'row1-of3' ? 3 : template === 'row1-of4' ? 4 : 2
  const width = (full - gap * (perRow - 1)) / perRow
  return (
    <View className={styles.cube} style={ground}>
      {list.map((picture, i) => (
        <Cell key={i} picture={picture} width={width} ratio={ratioOf(first)} />
      ))}
    </View>
  )
}
