import { useState } from 'react'
import { Video } from '@tarojs/components'
import { host } from '@/platform/host/host'
import { fileUrl } from '@/session/baseUrl'
import { back } from '@/navigation/open'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { Image } from '@/ui/Image'
import { PlayMark } from '@/ui/PlayMark'
import { Screen } from '@/ui/Screen'
import { Tap } from '@/ui/Tap'
import styles from './previewVideo.module.scss'
import { useTexts } from './texts'

type State = 'waiting' | 'playing' | 'failed'

/** A video over the whole page; it begins with a tap, because browsers start none with sound by themselves. */
export function PreviewVideoScreen() {
  const texts = useTexts()
  const { video_url: video = '', video_img: poster = '' } = useParams(routes.previewVideo)
  const [state, setState] = useState<State>('waiting')
  const leave = (
    <Button kind="secondary" className="t-back" onClick={() => void back()}>
      {texts.back}
    </Button>
  )
  return (
    <Screen title={texts.title} bar={host.appType === 'weapp' ? 'none' : 'clear'} toTop={false}>
      {!video && (
        <Empty text={texts.none} icon="warning">
          {leave}
        </Empty>
      )}
      {video && state === 'failed' && (
        <Empty text={texts.failed} note={texts.failedNote} icon="warning">
          <Button icon="refresh" className="t-retry" onClick={() => setState('playing')}>
            {texts.retry}
          </Button>
        </Empty>
      )}
      {video && state === 'playing' && (
        <Video
          className={`${styles.stage} t-video`}
          src={fileUrl(video)}
          poster={fileUrl(poster)}
          title={texts.video}
          autoplay
          controls
          objectFit="contain"
          onError={() => setState('failed')}
        />
      )}
      {video && state === 'waiting' && (
        <Tap className={`${styles.stage} t-play`} label={texts.play} onClick={() => setState('playing')}>
          {poster && <Image src={poster} width={750} fluid ratio={1} fit="aspectFit" eager />}
          <PlayMark />
        </Tap>
      )}
    </Screen>
  )
}
