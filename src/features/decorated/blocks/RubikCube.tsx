import type { CSSProperties } from 'react'
import { View } from '@tarojs/components'
import type { RubikCubeItem } from '@mall/contract/diyComponents'
import { Linked } from '@/domain/link/Linked'
import { Image } from '@/ui/Image'
import { px } from '@/ui/theme/size'
import styles from '../decorated.module.scss'
import { useColours } from '@/ui/theme/useColours'

type Picture = RubikCubeItem['list'][number]

const edge = 24
const full = 750 - 2 * edge

const ratioOf = ({ imgWidth = 1, imgHeight = 1 }: Picture) => imgWidth / imgHeight

interface CellProps {
  picture: Picture | undefined
  /** design px, for the picture's variant: its place is as wide as the columns make it */
  width: number
  ratio: number
  place?: Pick<CSSProperties, 'gridColumn' | 'gridRow'>
}

function Cell({ picture, width, ratio, place }: CellProps) {
  if (!picture) return null
  return (
    <Linked link={picture.link} label={picture.title} className={`${styles.cubeCell} t-framed`} style={place}>
      <Image src={picture.imageUrl} width={width} fluid ratio={ratio} alt={picture.title} />
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
  const columns = (count: number): CSSProperties => ({
    background: colour(item.backgroundColor),
    padding: `0 ${px(edge)}`,
    gap: px(gap),
    gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  })

  if (template === 'row1-lt-of2-rt' || template === 'row1-lt-of1-tp-of2-bm') {
    const tall = half / ratioOf(first)
    const small = (tall - gap) / 2
    const quarter = (half - gap) / 2
    const [, second, third, fourth] = list
    const wide = { width: half, ratio: half / small, place: { gridColumn: 'span 2' } }
    const narrow = { width: quarter, ratio: quarter / small }
    return (
      <View className={`${styles.cube} t-pictures`} style={columns(4)}>
        <Cell picture={first} width={half} ratio={ratioOf(first)} place={{ gridColumn: 'span 2', gridRow: 'span 2' }} />
        <Cell picture={second} {...wide} />
        <Cell picture={third} {...(template === 'row1-lt-of2-rt' ? wide : narrow)} />
        {template !== 'row1-lt-of2-rt' && <Cell picture={fourth} {...narrow} />}
      </View>
    )
  }
  if (template === 'row1-tp-of2-bm') {
    return (
      <View className={`${styles.cube} t-pictures`} style={columns(2)}>
        <Cell picture={first} width={full} ratio={ratioOf(first)} place={{ gridColumn: 'span 2' }} />
        {list.slice(1, 3).map((picture, i) => (
          <Cell key={i} picture={picture} width={half} ratio={ratioOf(list[1] ?? first)} />
        ))}
      </View>
    )
  }
  const perRow = template === 'row1-of3' ? 3 : template === 'row1-of4' ? 4 : 2
  const width = (full - gap * (perRow - 1)) / perRow
  return (
    <View className={`${styles.cube} t-pictures`} style={columns(perRow)}>
      {list.map((picture, i) => (
        <Cell key={i} picture={picture} width={width} ratio={ratioOf(first)} />
      ))}
    </View>
  )
}
