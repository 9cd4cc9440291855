import { memo, useContext, useMemo, type ReactNode } from 'react'
import { View } from '@tarojs/components'
import { Elevator } from '@nutui/nutui-react-taro'
import type { CityTitle } from '@mall/contract/region'
import { Icon } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import nutui from '@/ui/theme/nutui.module.scss'
import { useInPieces } from '@/ui/useInPieces'
import { useMetrics } from '@/ui/useMetrics'
import styles from '../city.module.scss'
import type { Floor } from '../floors'

interface CityElevatorProps {
  floors: readonly Floor[]
  /** name of the chosen one, '' = none */
  chosen: string
  /** stands on the first floor */
  head: ReactNode
  onPick: (city: CityTitle) => void
}

/** The first floor, where what is no letter stands. */
const headLetter = '★'

/** To NutUI a floor is one row, which draws all cities of its letter. */
const rowOf = (title: string) => ({ title, list: [{ id: title, name: title }] })

/** Cities by their letters in a box that scrolls by itself, the letters down its right edge. */
export function CityElevator({ floors, head, ...rest }: CityElevatorProps) {
  const { statusBar, navBar, width } = useMetrics()
  const list = useMemo(() => [headLetter, ...floors.map(({ title }) => title)].map(rowOf), [floors])
  const all = floors.reduce((sum, { cities }) => sum + cities.length, 0)
  const drawn = useInPieces(all, 60)
  return (
    <Elevator
      // it measures its floors once
      key={width}
      className={`${nutui.part} ${styles.elevator}`}
      mode="vertical"
      height={`calc(100vh - ${statusBar + navBar}px)`}
      list={list}
    >
      <Row floors={floors} head={head} drawn={drawn} {...rest} />
    </Elevator>
  )
}

interface RowProps extends CityElevatorProps {
  /** cities, of all letters together */
  drawn: number
}

/** The cities of one letter; room for those that are not drawn yet. */
function Row({ floors, drawn, chosen, head, onPick }: RowProps) {
  const { id } = useContext(Elevator.Context)
  const floor = floors.find(({ title }) => title === id)
  if (!floor) return head
  const { cities, before } = floor
  const shown = cities.slice(0, Math.max(0, drawn - before))
  const missing = cities.length - shown.length
  return (
    <>
      {shown.map((city) => (
        <City key={city.id} city={city} chosen={city.title === chosen} onPick={onPick} />
      ))}
      {missing > 0 && <View style={{ height: `calc(var(--tap) * ${missing})` }} />}
    </>
  )
}

type CityProps = Pick<CityElevatorProps, 'onPick'> & { city: CityTitle; chosen: boolean }

const City = memo(function City({ city, chosen, onPick }: CityProps) {
  return (
    <Tap
      role="option"
      selected={chosen}
      className={`${styles.city} ${chosen ? styles.chosen : ''} t-city-${city.id}`}
      onClick={() => onPick(city)}
    >
      {city.title}
      {chosen && <Icon name="check" size={32} />}
    </Tap>
  )
})
