import { View } from '@tarojs/components'
import { Progress } from '@nutui/nutui-react-taro'
import { Preview } from '@nutui/nutui-react-taro/dist/es/packages/uploader/preview'
import '@nutui/nutui-react-taro/dist/es/packages/image/style/css'
import '@nutui/nutui-react-taro/dist/es/packages/uploader/style/css'
import type { UploadPath } from '@mall/contract/upload'
import { fileUrl } from '@/session/baseUrl'
import { goesUp } from '../goesUp'
import { Icon } from '../Icon'
import '../nutuiIcons'
import { pictureUrl } from '../pictureUrl'
import { Tap } from '../Tap'
import nutui from '../theme/nutui.module.scss'
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
  const pictures = usePictures({ value, onChange, path, max, onPending })
  return (
    <Field {...frame} stacked={frame.stacked ?? true}>
      <View className={`${styles.row} ${card ? styles.cards : ''} ${nutui.part}`}>
        {pictures.items.map((picture, i) => (
          <Sent
            key={picture.key}
            picture={picture}
            place={i + 1}
            onRetry={() => pictures.retry(picture)}
            onRemove={() => pictures.remove(picture)}
          />
        ))}
        {pictures.items.length < max && (
          <Tap className={`${styles.add} t-picture-add`} label={hint ?? texts.add} onClick={pictures.add}>
            <Icon name="camera" size={48} />
            <View className={styles.count}>{hint ?? `${pictures.items.length}/${max}`}</View>
          </Tap>
        )}
      </View>
    </Field>
  )
}

/** shown width in design px */
const width = 266

const status = { sending: 'uploading', sent: 'success', failed: 'error' } as const

interface SentProps {
  picture: Picture
  /** from 1 */
  place: number
  onRetry: () => void
  onRemove: () => void
}

/**
 * One picture in NutUI's uploader. Only its preview: its own button would choose and send past our limits, WeChat's consent
 * and the one way of sending.
 */
function Sent({ picture: { local, path, state, share }, place, onRetry, onRemove }: SentProps) {
  const texts = useFormTexts()
  const file = {
    status: status[state],
    // from the phone while it is there, else from the mall
    url: local || fileUrl(pictureUrl(path, width)),
    loadingIcon: (
      <View className={`${styles.bar} t-picture-sending`} aria-busy>
        <Progress percent={Math.round(share * 100)} color="var(--on-photo)" background="var(--line)" />
      </View>
    ),
    failIcon: (
      <Tap className={`${styles.again} t-picture-retry`} label={texts.again(place)} onClick={onRetry}>
        <Icon name="refresh" size={40} />
        <View>{texts.failed}</View>
      </Tap>
    ),
  }
  const cross = (
    <Tap className={`${styles.remove} t-picture-remove`} label={texts.remove(place)} onClick={goesUp}>
      <View className={styles.cross}>
        <Icon name="close" size={24} />
      </View>
    </Tap>
  )
  return (
    <View className="t-picture" role="group" aria-label={texts.picture(place)}>
      <Preview
        previewType="picture"
        fileList={[file]}
        deletable
        deleteIcon={cross}
        onDeleteItem={onRemove}
        handleItemClick={goesUp}
      />
    </View>
  )
}
