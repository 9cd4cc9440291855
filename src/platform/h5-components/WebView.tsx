import { forwardRef } from 'react'
import type { WebViewProps } from '@tarojs/components/types/WebView'
import { dom } from './dom'
import { emit } from './taroEvent'

/**
 * Scripts, forms and pop-ups are its own business; it may leave our page only when the shopper tapped. Without `allow`
 * no permission that the shopper gave the mall, such as the position, is passed on to another origin.
 */
const SANDBOX =
  'allow-downloads allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-scripts allow-top-navigation-by-user-activation'

/** Only http and https: a javascript: or data: address from a link would run in our name. */
function webAddress(src: string): string | undefined {
  try {
    return /^https?:$/.test(new URL(src, location.href).protocol) ? src : undefined
  } catch {
    return undefined
  }
}

export const WebView = /*#__PURE__*/ forwardRef<HTMLIFrameElement, WebViewProps>(function WebView(props, ref) {
  const { src, onLoad } = props
  return (
    <iframe
      {...dom(props, { width: '100%', height: '100%', border: 0 }, 'h5-web-view')}
      sandbox={SANDBOX}
      referrerPolicy="strict-origin-when-cross-origin"
      src={webAddress(src)}
      onLoad={(e) => emit(onLoad, e, { src })}
      ref={ref}
    />
  )
})
