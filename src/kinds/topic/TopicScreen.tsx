import { useCallback } from 'react'
import { View } from '@tarojs/components'
import type { TopicGoodsRow } from '@mall/contract/topic'
import { usePagedList } from '@/api/usePagedList'
import { GoodsRowCard } from '@/domain/goods/GoodsRowCard'
import { ShareWays } from '@/domain/share/ShareWays'
import { open } from '@/navigation/open'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { Image } from '@/ui/Image'
import { PagedList } from '@/ui/PagedList'
import { Screen } from '@/ui/Screen'
import { stopOf } from '@/ui/screenState'
import { useColours } from '@/ui/theme/useColours'
import { useMetrics } from '@/ui/useMetrics'
import { topicFace } from './face'
import styles from './topic.module.scss'
import { useTexts } from './texts'

const rowKey = (row: TopicGoodsRow) => row.id

/** A topic: its banner, and what it sells at prices of its own. */
export function TopicScreen() {
  const texts = useTexts()
  const colour = useColours()
  const { topic_id = 0, title = '' } = useParams(routes.topicDetail)
  const { statusBar, navBar } = useMetrics()
  const list = usePagedList('/topic/api/topicgoods/page', { topic_id }, { rowKey, enabled: topic_id > 0 })
  const { bg_color, topic_adv = '', topic_name: name = title } = list.beside
  const row = useCallback(
    (goods: TopicGoodsRow) => <GoodsRowCard key={goods.id} className={styles.row} row={goods} face={topicFace} />,
    [],
  )
  const refused =
    list.rows.length === 0 && list.failure && stopOf(list.failure) === 'refused' ? list.failure.message : undefined
  const others = (text: string) => (
    <Empty text={text}>
      <Button className="t-other-topics" onClick={() => open(routes.topicList)}>
        {texts.others}
      </Button>
    </Empty>
  )
  return (
    <Screen
      title={name || texts.title}
      right={
        list.beside.topic_name && (
          <ShareWays card={{ title: name, image: topic_adv }} page={routes.topicDetail} params={{ topic_id }} />
        )
      }
    >
      {topic_id > 0 && refused === undefined ? (
        <View
          className={styles.ground}
          style={{
            background: colour(bg_color),
            // to the foot of the screen, also under a list that is empty
            minHeight: `calc(100vh - ${statusBar + navBar}px)`,
          }}
        >
          {topic_adv && <Image src={topic_adv} width={750} ratio={2.5} fluid eager alt={name} />}
          <PagedList className={styles.goods} list={list} row={row} empty={others(texts.notRunning)} />
        </View>
      ) : (
        others(refused || texts.unknown)
      )}
    </Screen>
  )
}
