import { useState } from 'react'
import { View } from '@tarojs/components'
import type { TeamMember } from '@mall/contract/fenxiao'
import { usePagedList } from '@/api/usePagedList'
import { useFenxiaoWords } from '@/domain/fenxiao/words'
import { open } from '@/navigation/open'
import { useOpenable } from '@/navigation/openable'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { TabbedList } from '@/ui/TabbedList'
import styles from '../team.module.scss'
import { useTeamTexts } from '../teamTexts'
import { MemberRow } from './MemberRow'

type Level = 0 | 1 | 2
const flat: readonly Level[] = [0, 1]
const full: readonly Level[] = [0, 1, 2]

const rowKey = (row: TeamMember) => row.member_id
const card = (row: TeamMember) => <MemberRow key={row.member_id} row={row} />

interface TeamProps {
  /** whether those whom others brought in bring something too */
  deep: boolean
  total: number | undefined
}

export function Team({ deep, total }: TeamProps) {
  const texts = useTeamTexts()
  const words = useFenxiaoWords()
  const [level, setLevel] = useState<Level>(0)
  const invites = useOpenable(routes.fenxiaoPoster)
  const list = usePagedList('/fenxiao/api/fenxiao/team', { level }, { rowKey })
  const empty = (
    <Empty text={texts.none[level](words)} note={texts.noneNote} icon="member">
      {invites && (
        <Button className="t-invite" kind="secondary" onClick={() => void open(routes.fenxiaoPoster)}>
          {texts.invite}
        </Button>
      )}
    </Empty>
  )
  return (
    <>
      {total !== undefined && <View className={`${styles.total} t-team-total`}>{texts.total(total)}</View>}
      <TabbedList
        tabs={(deep ? full : flat).map((key) => ({ key, label: texts.tabs[key](words) }))}
        tab={level}
        onTab={setLevel}
        list={list}
        row={card}
        empty={empty}
      />
    </>
  )
}
