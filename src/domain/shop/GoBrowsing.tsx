import { open } from '@/navigation/open'
import { useOpenable } from '@/navigation/openable'
import { useSiteId } from '@/session/site'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import type { IconName } from '@/ui/Icon'
import { useTexts } from './texts'

interface GoBrowsingProps {
  text?: string
  icon?: IconName
  /** the current site without it */
  siteId?: number
  className?: string
}

/** "Nothing here" with the way to the shop home of the site; to the mall's home where there is no shop to show. */
export function GoBrowsing({ text, icon = 'cart', siteId, className }: GoBrowsingProps) {
  const texts = useTexts()
  const current = useSiteId()
  const shown = useOpenable(routes.shopHome)
  const site = siteId ?? current
  const go = () => (site > 0 && shown ? open(routes.shopHome, { site_id: site }) : open(routes.home))
  return (
    <Empty text={text ?? texts.nothingHere} icon={icon} className={className}>
      <Button className="t-empty-go" onClick={go}>
        {texts.goShopping}
      </Button>
    </Empty>
  )
}
