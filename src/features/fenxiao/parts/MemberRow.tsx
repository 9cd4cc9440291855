import { View } from '@tarojs/components'
import type { TeamMember } from '@mall/contract/fenxiao'
import { dayText } from '@/lib/date'
import { Avatar } from '@/ui/Avatar'
import { Card } from '@/ui/Card'
import { Price } from '@/ui/Price'
import { Tag } from '@/ui/Tag'
import styles from '../team.module.scss'
import { useTeamTexts } from '../teamTexts'

/** One of the team: who it is, since when, and what was bought. */
export function MemberRow({ row }: { row: TeamMember }) {
  const texts = useTeamTexts()
  const name = row.nickname || row.fenxiao_name || texts.nameless
  const isOne = row.is_fenxiao === 1
  const since =
    isOne && row.audit_time > 0 ? texts.joined(dayText(row.audit_time)) : texts.registered(dayText(row.reg_time))
  const sums = [
    ['placed', texts.placed(row.order_num), row.order_money],
    ['completed', texts.completed(row.order_complete_num), row.order_complete_money],
  ] as const
  return (
    <Card className={`${styles.row} t-team-member`}>
      <View className={styles.person}>
        <Avatar src={row.headimg} size={88} alt={name} />
        <View className={styles.words}>
          <View className={styles.name}>
            {name}
            {isOne && row.level_name !== '' && <Tag>{row.level_name}</Tag>}
          </View>
          {isOne && row.fenxiao_name !== '' && row.fenxiao_name !== name && (
            <View className={styles.called}>{row.fenxiao_name}</View>
          )}
          <View className={styles.since}>{since}</View>
        </View>
      </View>
      <View className={styles.sums}>
        {sums.map(([key, caption, money]) => (
          <View key={key} className={`${styles.sum} t-team-${key}`}>
            <Price value={money} size="s" tone="text" />
            <View className={styles.caption}>{caption}</View>
          </View>
        ))}
      </View>
    </Card>
  )
}
