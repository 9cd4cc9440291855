import { useEffect, useState } from 'react'
import { Canvas, Video, View, WebView } from '@tarojs/components'
import { note, noting } from './note'
import { eventCenter } from './taro'

/** Half a second of film, drawn here so that no file is needed. */
async function film(): Promise<string> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 160, height: 120 })
  const pen = canvas.getContext('2d')!
  const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm' })
  const parts: Blob[] = []
  recorder.ondataavailable = ({ data }) => parts.push(data)
  const done = new Promise((resolve) => (recorder.onstop = resolve))
  recorder.start()
  for (let i = 0; i < 20; i += 1) {
    pen.fillRect(i * 8, 0, 8, 120)
    await new Promise((resolve) => setTimeout(resolve, 40))
  }
  recorder.stop()
  await done
  return URL.createObjectURL(new Blob(parts, { type: 'video/webm' }))
}

export function Films() {
  const [src, setSrc] = useState('')
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    void film().then(setSrc)
  }, [])
  return (
    <View>
      <View style={hidden ? { display: 'none' } : undefined}>
        {src && (
          <Video
            id="film"
            src={src}
            muted
            autoplay
            loop
            objectFit="cover"
            title="A film"
            onPlay={() => note('play')}
            onPause={() => note('pause')}
            onTimeUpdate={noting('time')}
            onLoadedMetaData={noting('meta')}
          />
        )}
      </View>
      <Video id="broken" src="/none.webm" controls={false} onError={noting('error')} />
      <View
        id="leave"
        onClick={() => {
          eventCenter.trigger('__taroRouterChange')
          setHidden(true)
        }}
      >
        leave
      </View>
    </View>
  )
}

export function Canvases() {
  return (
    <View>
      <Canvas id="flat" canvasId="flat" className="own" style={{ width: '200px', height: '100px' }} />
      <Canvas id="modern" type="2d" style={{ width: '100px', height: '50px' }} hidden={false} />
    </View>
  )
}

export function Webs() {
  const [src, setSrc] = useState('/pic/20x20.svg')
  return (
    <View style={{ height: '400px' }}>
      <View id="next" onClick={() => setSrc((window as unknown as { next: string }).next)}>
        next
      </View>
      <WebView src={src} onLoad={noting('load')} />
    </View>
  )
}
