import type { City } from '@/domain/city/useCity'
import { GoBrowsing } from '@/domain/shop/GoBrowsing'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { useTexts } from '../texts'

/** Says what to loosen: the words, then the city. */
export function NoShops({ keyword, city }: { keyword: string; city: Pick<City, 'id' | 'name'> }) {
  const texts = useTexts()
  if (keyword) return <Empty text={texts.noneNamed(keyword)} icon="search" />
  if (city.id === 0) return <GoBrowsing text={texts.none} siteId={0} />
  return (
    <Empty text={texts.noneInCity(city.name)} icon="location">
      <Button className="t-other-city" onClick={() => void open(routes.city)}>
        {texts.otherCity}
      </Button>
    </Empty>
  )
}
