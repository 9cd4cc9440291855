import { View } from '@tarojs/components'
import type { MemberInfo } from '@mall/contract/member'
import { Cell, CellGroup } from '@/ui/Cell'
import styles from '../profile.module.scss'
import { useTexts } from '../texts'

export function AccountFacts({ info }: { info: MemberInfo }) {
  const texts = useTexts()
  return (
    <>
      <CellGroup>
        <Cell className="t-account" label={texts.account} value={info.username || info.member_id} />
      </CellGroup>
      <View className={styles.note}>{texts.accountFixed}</View>
    </>
  )
}
