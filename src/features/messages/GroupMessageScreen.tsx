import { useEffect } from 'react'
import { useData } from '@/api/useData'
import { timeText } from '@/lib/date'
import { open } from '@/navigation/open'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { useIsMember } from '@/session/token'
import { Article } from '@/ui/Article'
import { Image } from '@/ui/Image'
import { Screen } from '@/ui/Screen'
import { Gone } from './parts/Gone'
import { markReceived } from './read'
import { useTexts } from './texts'

/** A message that was sent to many, as the one who opens it has received it. */
export function GroupMessageScreen() {
  const texts = useTexts()
  const { id = 0 } = useParams(routes.groupMessage)
  const enabled = useIsMember() && id > 0
  const message = useData('/sitemessage/api/sitemessage/getSiteMessageRecordsInfo', { id }, { enabled })
  const { data } = message
  const arrived = data !== undefined
  useEffect(() => {
    if (arrived) void markReceived(id)
  }, [arrived, id])
  const gone = () => <Gone onList={() => void open(routes.groupMessages, {}, { replace: true })} />
  if (!(id > 0)) return <Screen title={texts.groupDetail}>{gone()}</Screen>
  return (
    <Screen title={texts.groupDetail} data={message} refused={gone} ground="surface">
      {data && (
        <Article
          title={data.title}
          meta={timeText(data.create_time)}
          cover={data.image && <Image src={data.image} width={750} fluid ratio={2} eager />}
          html={data.text}
        />
      )}
    </Screen>
  )
}
