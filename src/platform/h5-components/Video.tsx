import { forwardRef, useEffect, useRef, type SyntheticEvent } from 'react'
import { eventCenter } from '@tarojs/taro'
import type { VideoProps } from '@tarojs/components/types/Video'
import { bothRefs, dom } from './dom'
import { emit } from './taroEvent'

type VideoEvent = SyntheticEvent<HTMLVideoElement>

export const Video = /*#__PURE__*/ forwardRef<HTMLVideoElement, VideoProps>(function Video(props, ref) {
  const own = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    // a page left behind stays in the document and would go on sounding
    const pauseHidden = () => setTimeout(() => own.current?.getClientRects().length || own.current?.pause(), 400)
    eventCenter.on('__taroRouterChange', pauseHidden)
    return () => {
      eventCenter.off('__taroRouterChange', pauseHidden)
    }
  }, [])
  return (
    <video
      {...dom(props, { objectFit: props.objectFit ?? 'contain' }, 'h5-video')}
      src={props.src}
      poster={props.poster}
      title={undefined}
      aria-label={props.title}
      controls={props.controls !== false}
      autoPlay={props.autoplay}
      loop={props.loop}
      muted={props.muted}
      playsInline
      {...props.nativeProps}
      onPlay={(e) => emit(props.onPlay, e, {})}
      onPause={(e) => emit(props.onPause, e, {})}
      onEnded={(e) => emit(props.onEnded, e, {})}
      onWaiting={(e) => emit(props.onWaiting, e, { direction: 'vertical', fullScreen: false })}
      onError={(e) => emit(props.onError, e, { errMsg: e.currentTarget.error?.message ?? 'error' })}
      onTimeUpdate={(e: VideoEvent) => {
        const { currentTime, duration } = e.currentTarget
        emit(props.onTimeUpdate, e, { currentTime, duration, userPlayDuration: 0, videoDuration: duration })
      }}
      onLoadedMetadata={(e: VideoEvent) => {
        const video = e.currentTarget
        if (props.initialTime) video.currentTime = props.initialTime
        emit(props.onLoadedMetaData, e, {
          width: video.videoWidth,
          height: video.videoHeight,
          duration: video.duration,
        })
      }}
      ref={bothRefs(own, ref)}
    />
  )
})
