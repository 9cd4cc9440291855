import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Tap } from '@/ui/Tap'
import { useLaterTexts } from './blocks/laterTexts'

/** From the home of a shop to the mall's, by the site page: the address then names the shop no more. */
export function ToMall() {
  const { toMall } = useLaterTexts()
  return (
    <Tap className="t-to-mall" onClick={() => void open(routes.siteEntry, { site_id: 0 }, { replace: true })}>
      {toMall}
    </Tap>
  )
}
