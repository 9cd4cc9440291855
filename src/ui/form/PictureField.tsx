import { Image as NativeImage, View } from '@tarojs/components'
import type { UploadPath } from '@mall/contract/upload'
import { Icon } from '../Icon'
import { Image } from '../Image'
import { Tap } from '../Tap'
import { px } from '../theme/size'
import { Field, type FieldFrame } from './Field'
import styles from './PictureField.module.scss'
import { useFormTexts } from './texts'
import { usePictures, type Picture } from './usePictures'

interface PictureFieldProps extends FieldFrame {
  /** pic_path of what is sent, in the order of the row */
  value: readonly string[]
  onChange: (paths: string[]) => void
  /** folder of the upload call */
  path: UploadPath
  max: number
  /** how many are on their way or failed: a form with some is not complete */
  onPending?: (count: number) => void
  /** words under the plus */
  hint?: string
  /** as wide and high as a card */
  card?: boolean
}

/** Pictures of the phone, each sent as soon as it is chosen: progress, again after a failure, delete. */
export function PictureField(props: PictureFieldProps) {
  const { value, onChange, path, max, onPending, hint, card, ...frame } = props
  const texts = useFormTexts()
  const cell = card ? `${styles.cell} ${styles.card}` : styles.cell
  const pictures = usePictures({ value, onChange, path, max, onPending })
  return (
    <Field {...frame} stacked={frame.stacked ?? true}>
      <View className={styles.row}>
        {pictures.items.map((picture, i) => (
          <View key={picture.key} className={`${cell} t-picture`}>
            <Shown picture={picture} width={card ? cardWidth : size} alt={texts.picture(i + 1)} />
            {picture.state === 'sending' && (
              <View className={`${styles.cover} t-picture-sending`} aria-busy>
                <View className={styles.track}>
                  <View className={styles.bar} style={{ width: `${Math.round(picture.share * 100)}%` }} />
                </View>
              </View>
            )}
            {picture.state === 'failed' && (
              <Tap
                className={`${styles.cover} t-picture-retry`}
                label={texts.again(i + 1)}
                onClick={() => pictures.retry(picture)}
              >
                <Icon name="refresh" size={40} />
                <View>{texts.failed}</View>
              </Tap>
            )}
            <Tap
              className={`${styles.remove} t-picture-remove`}
              label={texts.remove(i + 1)}
              onClick={() => pictures.remove(picture)}
            >
              <View className={styles.cross}>
                <Icon name="close" size={24} />
              </View>
            </Tap>
          </View>
        ))}
        {pictures.items.length < max && (
          <Tap className={`${cell} ${styles.add} t-picture-add`} label={hint ?? texts.add} onClick={pictures.add}>
            <Icon name="camera" size={48} />
            <View className={styles.count}>{hint ?? `${pictures.items.length}/${max}`}</View>
          </Tap>
        )}
      </View>
    </Field>
  )
}

/** From the phone while it is there, else from the mall. */
function Shown({ picture: { local, path }, width, alt }: { picture: Picture; width: number; alt: string }) {
  if (!local) return <Image src={path} width={width} ratio={width / size} radius="m" alt={alt} />
  return (
    <NativeImage
      className={styles.local}
      style={{ width: px(width), height: px(size) }}
      src={local}
      mode="aspectFill"
      ariaLabel={alt}
    />
  )
}

/** design px */
const size = 168
const cardWidth = 266
