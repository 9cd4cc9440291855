import { useCallback, useState } from 'react'
import { View } from '@tarojs/components'
import { verifyKinds, type VerifyKind } from './kinds'
import type { VerifyRow } from '@mall/contract/verify'
import { useData } from '@/api/useData'
import { usePagedList } from '@/api/usePagedList'
import { timeText } from '@/lib/date'
import { Card } from '@/ui/Card'
import { PagedList } from '@/ui/PagedList'
import { Screen } from '@/ui/Screen'
import { Tabs } from '@/ui/Tabs'
import { inFours } from '@/lib/inFours'
import { Items } from './parts/Items'
import { NotVerifier } from './parts/NotVerifier'
import { useTexts } from './texts'
import { useVerifier } from './useVerifier'
import styles from './verification.module.scss'

/** What was verified in the verifier's shop, by kind. */
export function RecordsScreen() {
  const texts = useTexts()
  const { asked, refused } = useVerifier()
  const names = useData('/api/verify/getVerifyType', {}, { silent: true }).data
  const [kind, setKind] = useState<VerifyKind>('all')
  const list = usePagedList('/api/verify/lists', kind === 'all' ? {} : { verify_type: kind }, {
    enabled: asked.data !== undefined,
    rowKey: (row) => row.verify_code,
  })
  const row = useCallback((one: VerifyRow) => <Record key={one.verify_code} row={one} />, [])
  return (
    <Screen title={texts.records} data={refused ? [] : asked}>
      {refused ? (
        <NotVerifier />
      ) : (
        <>
          <Tabs
            className={styles.tabs}
            items={verifyKinds.map((key) => ({ key, label: (key !== 'all' && names?.[key].name) || texts[key] }))}
            active={kind}
            onChange={setKind}
          />
          <PagedList key={kind} list={list} className={styles.list} empty={texts.none} row={row} />
        </>
      )}
    </Screen>
  )
}

function Record({ row }: { row: VerifyRow }) {
  const texts = useTexts()
  return (
    <Card className={`${styles.record} t-verify-record`}>
      <View className={styles.recordHead}>
        <View className={styles.recordCode}>{inFours(row.verify_code)}</View>
        <View className={styles.used}>{texts.used}</View>
      </View>
      <Items items={row.item_array} />
      <View className={styles.sum}>
        <View>{texts.usedBy(row.verifier_name)}</View>
        <View>{timeText(row.verify_time)}</View>
      </View>
    </Card>
  )
}
