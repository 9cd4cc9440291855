import { usePosition } from '@/domain/advertising/usePosition'
import { ContactButton } from '@/domain/chat/ContactButton'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Cell, CellGroup } from '@/ui/Cell'
import { useTexts } from '../texts'

/** Where to go when no article helps. */
export function OtherWays() {
  const texts = useTexts()
  const companion = usePosition('NS_AI').pictures.length > 0
  return (
    <>
      <CellGroup title={texts.ways}>
        <Cell icon="bell" className="t-notices" label={texts.notices} onClick={() => void open(routes.noticeList)} />
        {companion && (
          <Cell
            icon="star"
            className="t-ai-companion"
            label={texts.companion}
            onClick={() => void open(routes.aiCompanion)}
          />
        )}
      </CellGroup>
      <ContactButton siteId={0} kind="secondary" block icon="service" />
    </>
  )
}
