import { View } from '@tarojs/components'
import type { ImageAdsItem } from '@mall/contract/diyComponents'
import { Linked } from '@/domain/link/Linked'
import { Image } from '@/ui/Image'
import { px } from '@/ui/theme/size'
import styles from '../decorated.module.scss'

type Picture = ImageAdsItem['list'][number]
const screen = 750

/** design px of the posters of a block, and the styles of their boxes */
export function postersOf({ padding = 0, marginTop = 0, height = 0, imageRadius = 0 }: ImageAdsItem) {
  const width = screen - 2 * padding
  const tall = ({ imgWidth, imgHeight }: Picture) =>
    height || (imgWidth && imgHeight ? (width * imgHeight) / imgWidth : width / 2)
  return {
    width,
    tall,
    ratio: (picture: Picture) => width / tall(picture),
    box: (picture: Picture) => ({ height: px(tall(picture)), borderRadius: px(imageRadius) }),
    around: { padding: `${px(marginTop)} ${px(padding)} 0` },
  }
}

interface PosterProps {
  picture: Picture
  width: number
  ratio: number
  eager?: boolean
}

/** Its words are drawn on it. */
export const Poster = ({ picture, width, ratio, eager }: PosterProps) => (
  <Linked link={picture.link} label={picture.title}>
    <Image src={picture.imageUrl} width={width} fluid ratio={ratio} eager={eager} alt={picture.title} />
    {picture.title && <View className={styles.posterWords}>{picture.title}</View>}
  </Linked>
)
