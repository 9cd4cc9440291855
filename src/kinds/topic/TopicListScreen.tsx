import { View } from '@tarojs/components'
import type { TopicRow } from '@mall/contract/topic'
import { usePagedList } from '@/api/usePagedList'
import { GoBrowsing } from '@/domain/shop/GoBrowsing'
import { dayText } from '@/lib/date'
import { open } from '@/navigation/open'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { Image } from '@/ui/Image'
import { PagedList } from '@/ui/PagedList'
import { Screen } from '@/ui/Screen'
import { Tap } from '@/ui/Tap'
import styles from './topic.module.scss'
import { useTexts } from './texts'

const rowKey = (row: TopicRow) => row.topic_id

export function TopicListScreen() {
  const texts = useTexts()
  const { site_id: siteId = 0 } = useParams(routes.topicList)
  const list = usePagedList('/topic/api/topic/page', siteId > 0 ? { site_id: siteId } : {}, { rowKey })
  return (
    <Screen title={texts.listTitle}>
      <PagedList
        className={styles.list}
        list={list}
        row={(row) => <TopicCard key={row.topic_id} topic={row} />}
        empty={<GoBrowsing text={texts.noTopics} />}
      />
    </Screen>
  )
}

function TopicCard({ topic }: { topic: TopicRow }) {
  const texts = useTexts()
  const { topic_id, topic_name, topic_adv, remark, end_time } = topic
  return (
    <Tap
      className={`${styles.card} t-topic`}
      role="link"
      onClick={() => open(routes.topicDetail, { topic_id, title: topic_name })}
    >
      <Image src={topic_adv} width={702} ratio={2.5} fluid />
      <View className={styles.words}>
        <View className={styles.name}>{topic_name}</View>
        {remark && <View className={styles.remark}>{remark}</View>}
        <View className={styles.until}>{texts.until(dayText(end_time))}</View>
      </View>
    </Tap>
  )
}
