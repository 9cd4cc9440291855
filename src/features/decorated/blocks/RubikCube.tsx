import type { CSSProperties } from 'react'
import { View } from '@tarojs/components'
import type { RubikCubeItem } from '@mall/contract/diyComponents'
import { Linked } from '@/domain/link/Linked'
import { Image } from '@/ui/Image'
import { px } from '@/ui/theme/size'
import { useColours } from '@/ui/theme/useColours'
import styles from '../decorated.module.scss'
import { cubeOf, edge, type Cell, type Cube } from './cube'

/** Pictures in their places. */
export const cubeBlock = (of: (item: RubikCubeItem) => Cube) =>
  function RubikCube({ item }: { item: RubikCubeItem }) {
    const { gap, columns, cells, row } = of(item)
    const colour = useColours()
    const style: CSSProperties = {
      background: colour(item.backgroundColor),
      padding: `0 ${px(edge)}`,
      gap: px(gap),
      gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
      gridAutoRows: row && px(row),
    }
    return (
      <View className={`${styles.cube} t-pictures`} style={style}>
        {cells.map((cell, i) => (
          <CubeCell key={i} {...cell} />
        ))}
      </View>
    )
  }

const CubeCell = ({ picture, width, height, place }: Cell) => (
  <Linked link={picture.link} label={picture.title} className={`${styles.cubeCell} t-framed`} style={place}>
    <Image src={picture.imageUrl} width={width} fluid ratio={width / height} alt={picture.title} />
    {picture.title && <View className={styles.cubeWords}>{picture.title}</View>}
  </Linked>
)

/** In one of the arrangements; one that is not known is drawn as a row of two. */
export const RubikCube = cubeBlock(cubeOf)
