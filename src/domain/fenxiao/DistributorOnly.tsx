import type { ReactNode } from 'react'
import type { Distributor } from '@mall/contract/fenxiao'
import { open } from '@/navigation/open'
import { useOpenable } from '@/navigation/openable'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'
import { Empty } from '@/ui/Empty'
import styles from './fenxiao.module.scss'
import { useMemberTexts } from './memberTexts'
import { useFenxiaoWords } from './words'

export const isFrozen = (distributor: Distributor | null | undefined): boolean => distributor?.status === -1

interface DistributorOnlyProps {
  /** as useDistributor has it; the Screen around waits for it */
  distributor: Distributor | null | undefined
  children: (distributor: Distributor) => ReactNode
}

/** What is for distributors: anybody else is led to become one, and who is frozen is told so above it. */
export function DistributorOnly({ distributor, children }: DistributorOnlyProps) {
  if (distributor === undefined) return null
  if (distributor === null) return <NoDistributor />
  return (
    <>
      {isFrozen(distributor) && <Frozen />}
      {children(distributor)}
    </>
  )
}

function NoDistributor() {
  const texts = useMemberTexts()
  const { fenxiao_name: name } = useFenxiaoWords()
  const openable = useOpenable(routes.fenxiaoApply)
  return (
    <Empty className="t-no-distributor" text={texts.none(name)} note={texts.noneNote} icon="diamond">
      {openable && (
        <Button className="t-become-distributor" onClick={() => void open(routes.fenxiaoApply)}>
          {texts.join(name)}
        </Button>
      )}
    </Empty>
  )
}

function Frozen() {
  const texts = useMemberTexts()
  return (
    <CellGroup className={`${styles.frozen} t-frozen`}>
      <Cell icon="lock" label={texts.frozen} note={texts.frozenNote} />
    </CellGroup>
  )
}
