import { Button as NativeButton, View } from '@tarojs/components'
import { useData } from '@/api/useData'
import { picking } from '@/platform/picking/picking'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { Avatar } from '@/ui/Avatar'
import { Button } from '@/ui/Button'
import { Screen } from '@/ui/Screen'
import { CropWindow } from './CropWindow'
import styles from './face.module.scss'
import { useTexts } from './texts'
import { useFace } from './useFace'

export function FaceScreen() {
  const texts = useTexts()
  const { back } = useParams(routes.modifyFace)
  const info = useData('/api/member/info', {})
  const face = useFace(back)
  const busy = face.share !== undefined
  const word = face.share === undefined ? '' : texts.sending(Math.round(face.share * 100))
  return (
    <Screen title={texts.title} data={info} ground="surface" toTop={false}>
      {face.chosen ? (
        <View className={styles.page}>
          <CropWindow
            file={face.chosen.file}
            size={face.chosen.size}
            placing={face.placing}
            onChange={face.setPlacing}
          />
          <Button className="t-crop-confirm" size="big" loading={busy} onClick={face.confirm}>
            {busy ? word : texts.confirm}
          </Button>
          <Button className="t-crop-cancel" kind="ghost" size="big" disabled={busy} onClick={face.drop}>
            {texts.cancel}
          </Button>
        </View>
      ) : (
        <View className={styles.page}>
          <View className={styles.now}>
            <Avatar src={info.data?.headimg} size={320} alt={texts.title} />
          </View>
          <View className={`${styles.note} t-face-note`}>{busy ? word : texts.note}</View>
          {picking.offersAvatar && (
            <NativeButton
              className={`${styles.wechat} press t-choose-avatar`}
              hoverClass="pressed"
              openType="chooseAvatar"
              disabled={busy}
              onChooseAvatar={(event) => void face.take((event.detail as { avatarUrl: string }).avatarUrl)}
            >
              {texts.wechat}
            </NativeButton>
          )}
          <Button
            className="t-album"
            size="big"
            kind={picking.offersAvatar ? 'secondary' : 'primary'}
            icon="picture"
            loading={busy}
            onClick={() => face.choose('album')}
          >
            {texts.album}
          </Button>
          <Button
            className="t-camera"
            size="big"
            kind="secondary"
            icon="camera"
            disabled={busy}
            onClick={() => face.choose('camera')}
          >
            {texts.camera}
          </Button>
        </View>
      )}
    </Screen>
  )
}
