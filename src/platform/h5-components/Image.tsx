import { forwardRef, useRef, type CSSProperties, type SyntheticEvent } from 'react'
import type { ImageProps } from '@tarojs/components/types/Image'
import { bothRefs, dom } from './dom'
import { emit } from './taroEvent'
import { useSeen } from './useSeen'

/** 1 px: an img without a source gets a grey frame in Chromium. */
const BLANK = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

function fit(mode: string): CSSProperties {
  switch (mode) {
    case 'scaleToFill':
      return {}
    case 'aspectFit':
      return { objectFit: 'contain' }
    case 'aspectFill':
      return { objectFit: 'cover' }
    case 'widthFix':
      return { height: 'auto' }
    case 'heightFix':
      return { width: 'auto' }
    default:
      // top, bottom left, center ...: natural size, cut
      return { objectFit: 'none', objectPosition: mode }
  }
}

export const Image = /*#__PURE__*/ forwardRef<HTMLImageElement, ImageProps>(function Image(props, ref) {
  const { src, mode = 'scaleToFill', lazyLoad, ariaLabel, imgProps, nativeProps, onLoad, onError } = props
  const own = useRef<HTMLImageElement | null>(null)
  // a picture that gives its box a side has no place of its own before it is there
  const seen = useSeen(own, !!lazyLoad && !mode.endsWith('Fix'))
  return (
    <img
      {...dom(props, fit(mode), 'h5-image')}
      aria-label={undefined}
      alt={ariaLabel ?? ''}
      loading={lazyLoad ? 'lazy' : undefined}
      {...imgProps}
      {...nativeProps}
      onLoad={(e: SyntheticEvent<HTMLImageElement>) => {
        const { naturalWidth, naturalHeight } = e.currentTarget
        if (src && seen) emit(onLoad, e, { width: naturalWidth, height: naturalHeight })
      }}
      onError={(e) => emit(onError, e, { errMsg: `GET ${src} failed` })}
      src={(seen && src) || BLANK}
      ref={bothRefs(own, ref)}
    />
  )
})

export const CoverImage = Image
