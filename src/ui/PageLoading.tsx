import { RootPortal, View } from '@tarojs/components'
import { pageLoad } from '@/platform/page-load/pageLoad'
import { Button } from './Button'
import { Skeleton, UsualSkeleton } from './Skeleton'
import styles from './PageLoading.module.scss'
import { useUiTexts } from './texts'
import { useTheme } from './theme/useTheme'
import { usePageLoad } from './usePageLoad'

/** Over everything while the code of a page is fetched on H5: how it will look. Once in the app, beside the pages. */
export function PageLoading() {
  const texts = useUiTexts()
  const theme = useTheme()
  const state = usePageLoad()
  if (state === 'still') return null
  const failed = state !== 'loading' && state !== 'slow'
  const words = {
    slow: texts.pageSlow,
    timeout: texts.pageTimeout,
    missing: texts.pageMissing,
    offline: texts.offline,
  }
  return (
    // beside the pages Taro's router takes it for the last page, and hides the one under it
    <RootPortal>
      <View className={`mall ${styles.cover} t-page-${state}`} style={theme}>
        {!failed && (
          <Skeleton label={texts.loading} className={styles.page}>
            <UsualSkeleton />
          </Skeleton>
        )}
        {state !== 'loading' && (
          <View className={styles.box} role="status">
            <View>{words[state]}</View>
            <Button
              size="small"
              kind="secondary"
              className={`${styles.button} t-page-reload`}
              onClick={state === 'offline' ? pageLoad.leave : pageLoad.reload}
            >
              {state === 'offline' ? texts.back : texts.reload}
            </Button>
          </View>
        )}
      </View>
    </RootPortal>
  )
}
