import Taro from '@tarojs/taro'
import { renderSVG } from 'uqr'
import './beside.scss'

const words = () =>
  document.documentElement.lang.startsWith('en') ? 'Scan to open it on your phone' : '扫码在手机上打开'

const isReachable = () => !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(location.hostname)

/** The code of the page that is shown, beside the column, while the window is `wide`. */
export function showBeside(wide: MediaQueryList): void {
  if (!isReachable()) return
  const place = document.createElement('div')
  const picture = document.createElement('img')
  const line = document.createElement('div')
  place.className = 'mall-beside t-phone-code'
  place.append(picture, line)
  document.body.append(place)
  const draw = () => {
    place.hidden = !wide.matches
    line.textContent = words()
    picture.alt = words()
    picture.src = `data:image/svg+xml,${encodeURIComponent(renderSVG(location.href))}`
  }
  draw()
  wide.addEventListener('change', draw)
  Taro.eventCenter.on('__afterTaroRouterChange', draw)
  // a change of language
  new MutationObserver(draw).observe(document.documentElement, { attributeFilter: ['lang'] })
}
