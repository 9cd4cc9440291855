import { View, WebView } from '@tarojs/components'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { Empty } from '@/ui/Empty'
import { Screen } from '@/ui/Screen'
import styles from './webview.module.scss'
import { useTexts } from './texts'

/** A page of the web under our bar; only http and https addresses. */
export function WebviewScreen() {
  const texts = useTexts()
  const { link = '' } = useParams(routes.webview)
  const address = String(link)
  const allowed = /^https?:\/\/[^/\s]+/i.test(address)
  return (
    <Screen title={texts.title} toTop={false}>
      {allowed ? (
        <View className={styles.frame}>
          <WebView src={address} aria-label={texts.title} />
        </View>
      ) : (
        <Empty text={texts.refused} icon="globe" />
      )}
    </Screen>
  )
}
