import { builtIn, type Self } from './define'
import { resourceOf } from './resource'

const ownHeight = ['widthFix', 'heightFix']
const positions: Record<string, string> = {
  top: 'center top',
  bottom: 'center bottom',
  center: 'center',
  left: 'left center',
  right: 'right center',
  'top left': 'left top',
  'top right': 'right top',
  'bottom left': 'left bottom',
  'bottom right': 'right bottom',
}
const fits: Record<string, string> = {
  scaleToFill: 'fill',
  aspectFit: 'contain',
  aspectFill: 'cover',
  widthFix: 'fill',
  heightFix: 'fill',
}

export const image = builtIn(
  {
    src: '',
    mode: 'scaleToFill',
    webp: false,
    lazyLoad: false,
    showMenuByLongpress: false,
    forceHttps: false,
    fadeIn: false,
  },
  (self) => {
    const { data, element } = self
    const loaded = () => {
      const { naturalWidth: width, naturalHeight: height } = picture.element
      // the other side follows from the picture
      if (ownHeight.includes(data.mode) && width && height)
        self.style(`${data.mode === 'widthFix' ? 'height' : 'width'}:auto;aspect-ratio:${width}/${height}`)
    }
    const picture = pictureIn(self, loaded)
    return {
      changed: {
        src(src) {
          self.style('')
          picture.show(src)
        },
      },
      paint() {
        const { mode, lazyLoad } = data
        if (!(mode in fits) && !(mode in positions)) self.sim.measure.warned(`<image> mode: there is no "${mode}"`)
        element.setAttribute('mode', mode)
        picture.element.loading = lazyLoad ? 'lazy' : 'eager'
        picture.element.style.objectFit = fits[mode] ?? 'none'
        picture.element.style.objectPosition = positions[mode] ?? 'center'
        if (ownHeight.includes(mode)) loaded()
        else self.style('')
      },
      methods: {
        natural: () => ({ width: picture.element.naturalWidth, height: picture.element.naturalHeight }),
      },
    }
  },
)

export const coverImage = builtIn({ src: '', referrerPolicy: 'no-referrer', markerId: '' }, (self) => {
  const picture = pictureIn(self, () => {})
  return { changed: { src: picture.show } }
})

/** A picture in a built-in that sends `load` and `error`. */
function pictureIn(
  self: Pick<Self, 'sim' | 'node' | 'part' | 'fire'>,
  loaded: () => void,
): { element: HTMLImageElement; show(src: string): void } {
  const element = self.part('img')
  element.alt = ''
  element.draggable = false
  element.addEventListener('load', () => {
    loaded()
    self.fire('load', { width: element.naturalWidth, height: element.naturalHeight })
  })
  const failed = (words: string) => self.fire('error', { errMsg: words })
  element.addEventListener('error', () => {
    const src = element.getAttribute('src')
    element.removeAttribute('src')
    if (src) failed(`GET ${src} failed`)
  })
  return {
    element,
    show(src) {
      const place = resourceOf(self, src)
      if (!place) return element.removeAttribute('src')
      if (self.sim.scenario.network === 'offline' && /^https?:/.test(place)) {
        element.removeAttribute('src')
        setTimeout(() => failed(`GET ${place} net::ERR_INTERNET_DISCONNECTED`))
        return
      }
      element.setAttribute('src', place)
    },
  }
}
