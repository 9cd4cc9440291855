import { open } from '@/navigation/open'
import { useOpenable } from '@/navigation/openable'
import { routes } from '@/routes'
import { Cell, CellGroup } from '@/ui/Cell'
import { DistributorOnly } from './DistributorOnly'
import styles from './notes.module.scss'
import { useGoodsTexts } from './goodsTexts'
import { useDistributor } from './useDistributor'
import { useFenxiaoWords } from './words'

/** Above products: who is no distributor learns why nothing is earned, who is frozen is told so. */
export function StandingNote() {
  const { data } = useDistributor()
  return data === null ? <JoinNote /> : <DistributorOnly distributor={data}>{() => null}</DistributorOnly>
}

function JoinNote() {
  const texts = useGoodsTexts()
  const { fenxiao_name: name } = useFenxiaoWords()
  const openable = useOpenable(routes.fenxiaoApply)
  return (
    <CellGroup className={`${styles.note} t-join-note`}>
      <Cell
        icon="diamond"
        label={texts.join(name)}
        note={texts.joinNote}
        className="t-become-distributor"
        {...(openable && { onClick: () => void open(routes.fenxiaoApply) })}
      />
    </CellGroup>
  )
}
