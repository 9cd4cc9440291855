import { View } from '@tarojs/components'
import { media } from '@/platform/media/media'
import { fileUrl } from '@/session/baseUrl'
import { Image } from '@/ui/Image'
import { Tap } from '@/ui/Tap'
import styles from './evaluation.module.scss'
import { useTexts } from './texts'

/** Shown width in design px: one alone, two or four side by side, else three in a row; small where they only remind. */
const widths = { one: 430, two: 316, three: 208, small: 112 } as const

/** Pictures of a shopper as large as their number allows; a tap shows them over the whole screen. */
export function EvaluationPictures({ csv, small }: { csv: string; small?: boolean }) {
  const texts = useTexts()
  const pictures = csv.split(',').filter(Boolean)
  if (pictures.length === 0) return null
  const many = pictures.length === 1 ? 'one' : pictures.length === 2 || pictures.length === 4 ? 'two' : 'three'
  const look = small ? 'small' : many
  const show = (at: number) => media.preview({ urls: pictures.map(fileUrl), at, label: texts.pictures })
  return (
    <View className={`${styles.pictures} ${styles[look]}`}>
      {pictures.map((picture, i) => (
        <Tap
          key={i}
          className={`${styles.picture} t-evaluation-picture`}
          label={texts.picture(i + 1, pictures.length)}
          onClick={() => show(i)}
        >
          <Image src={picture} width={widths[look]} fluid radius="m" />
        </Tap>
      ))}
    </View>
  )
}
