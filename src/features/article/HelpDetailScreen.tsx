import { View } from '@tarojs/components'
import { useData } from '@/api/useData'
import { dayText } from '@/lib/date'
import { isLinkOpenable, openLink } from '@/navigation/links'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { useBoot } from '@/session/boot'
import { Button } from '@/ui/Button'
import styles from './article.module.scss'
import { ArticlePage } from './parts/ArticlePage'
import { useTexts } from './texts'

export function HelpDetailScreen() {
  const texts = useTexts()
  const { id = 0 } = useParams(routes.helpDetail)
  const help = useData('/api/help/info', { id }, { enabled: id > 0 })
  // flags decide what can be opened, and they arrive later
  useBoot((boot) => boot.addons)
  const link = help.data?.link_address
  return (
    <ArticlePage
      title={texts.helpArticle}
      id={id}
      article={help}
      meta={help.data && `${help.data.class_name} · ${dayText(help.data.create_time)}`}
      page={routes.helpDetail}
      params={{ id }}
      list={{ route: routes.helpList, name: texts.helpTitle }}
      gone={texts.helpGone}
    >
      {link && isLinkOpenable(link) && (
        <View className={styles.link}>
          <Button className="t-help-link" kind="secondary" block onClick={() => void openLink(link)}>
            {texts.link}
          </Button>
        </View>
      )}
    </ArticlePage>
  )
}
