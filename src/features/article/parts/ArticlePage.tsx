import type { PropsWithChildren } from 'react'
import { View } from '@tarojs/components'
import type { DataState } from '@/api/useData'
import { ShareWays } from '@/domain/share/ShareWays'
import { open } from '@/navigation/open'
import type { Route } from '@/routes'
import { Article } from '@/ui/Article'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { Screen } from '@/ui/Screen'
import { SkeletonBlock, SkeletonText } from '@/ui/Skeleton'
import styles from './ArticlePage.module.scss'

interface ArticlePageProps {
  /** of the page, until the article has one */
  title: string
  /** 0, or whatever an address says: there is no such article */
  id: number
  article: DataState<{ title: string; content: string }>
  meta: string | undefined
  page: Route
  params: Record<string, string | number>
  /** where all of them are */
  list: { route: Route<Record<never, never>>; name: string }
  gone: string
}

/** One article, with the way to all of them once it is gone. */
export function ArticlePage(props: PropsWithChildren<ArticlePageProps>) {
  const { title, id, article, meta, page, params, list, children } = props
  const gone = (words?: string) => (
    <Empty text={words || props.gone} icon="info">
      <Button className="t-empty-go" kind="secondary" onClick={() => void open(list.route, {}, { replace: true })}>
        {list.name}
      </Button>
    </Empty>
  )
  if (!(id > 0)) return <Screen title={title}>{gone()}</Screen>
  return (
    <Screen
      title={title}
      data={article}
      refused={gone}
      skeleton={waiting}
      ground="surface"
      right={article.data && <ShareWays card={{ title: article.data.title, image: '' }} page={page} params={params} />}
    >
      {article.data && (
        <Article title={article.data.title} meta={meta} html={article.data.content}>
          {children}
        </Article>
      )}
    </Screen>
  )
}

const waiting = (
  <View className={styles.waiting}>
    <SkeletonBlock height={48} />
    <SkeletonText lines={8} />
  </View>
)
