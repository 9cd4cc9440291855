import { View } from '@tarojs/components'
import { usePosition } from '@/domain/advertising/usePosition'
import { Linked } from '@/domain/link/Linked'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { Image } from '@/ui/Image'
import { Screen } from '@/ui/Screen'
import { useColours } from '@/ui/theme/useColours'
import { useTexts } from './texts'

/** width / height of a picture whose position tells no size */
const usual = 2

/** What the mall shows of its AI companion: pictures, each with its link. */
export function AiCompanionScreen() {
  const texts = useTexts()
  const colour = useColours()
  const { state, pictures } = usePosition('NS_AI')
  const { ap_width = 0, ap_height = 0 } = state.data ?? {}
  const ratio = ap_width > 0 && ap_height > 0 ? ap_width / ap_height : usual
  return (
    <Screen title={texts.title} data={state}>
      {pictures.map(({ id, title, image, link, background }, i) => (
        <View key={id} style={{ background: colour(background) }}>
          <Linked link={link} label={title} className="t-adv">
            <Image src={image} width={750} fluid ratio={ratio} fit="aspectFit" alt={title} eager={i === 0} />
          </Linked>
        </View>
      ))}
      {state.data && pictures.length === 0 && (
        <Empty text={texts.empty} note={texts.emptyNote} icon="star">
          <Button className="t-empty-go" kind="secondary" onClick={() => void open(routes.home)}>
            {texts.home}
          </Button>
        </Empty>
      )}
    </Screen>
  )
}
