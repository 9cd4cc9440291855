import { useContext, type ReactNode } from 'react'
import { Elevator } from '@nutui/nutui-react-taro'
import type { CityTitle } from '@mall/contract/region'
import { goesUp } from '@/ui/goesUp'
import { Icon } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import nutui from '@/ui/theme/nutui.module.scss'
import { useMetrics } from '@/ui/useMetrics'
import styles from '../city.module.scss'
import { headId, type Floor } from '../floors'

interface CityElevatorProps {
  floors: Floor[]
  /** name of the chosen one, '' = none */
  chosen: string
  /** stands on the first floor */
  head: ReactNode
  onPick: (city: CityTitle) => void
}

/** Cities by their letters in a box that scrolls by itself, the letters down its right edge. */
export function CityElevator({ floors, chosen, head, onPick }: CityElevatorProps) {
  const { statusBar, navBar, width } = useMetrics()
  return (
    <Elevator
      // it measures its floors once
      key={width}
      className={`${nutui.part} ${styles.elevator}`}
      mode="vertical"
      height={`calc(100vh - ${statusBar + navBar}px)`}
      list={floors}
      onItemClick={(_letter, { id, name }) => Number(id) !== headId && onPick({ id: Number(id), title: name })}
    >
      <Row chosen={chosen} head={head} />
    </Elevator>
  )
}

function Row({ chosen, head }: Pick<CityElevatorProps, 'chosen' | 'head'>) {
  const { id, name } = useContext(Elevator.Context)
  if (id === headId) return head
  const isChosen = name === chosen
  return (
    <Tap
      role="option"
      selected={isChosen}
      className={`${styles.city} ${isChosen ? styles.chosen : ''} t-city-${id}`}
      onClick={goesUp}
    >
      {name}
      {isChosen && <Icon name="check" size={32} />}
    </Tap>
  )
}
