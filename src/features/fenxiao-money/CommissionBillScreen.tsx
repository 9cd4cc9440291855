import { View } from '@tarojs/components'
import type { Distributor, FenxiaoEntry } from '@mall/contract/fenxiao'
import { usePagedList } from '@/api/usePagedList'
import { DistributorOnly, isFrozen } from '@/domain/fenxiao/DistributorOnly'
import { useDistributor } from '@/domain/fenxiao/useDistributor'
import { useFenxiaoWords } from '@/domain/fenxiao/words'
import { entryList } from '@/domain/ledger/EntryLine'
import { PurseHead } from '@/domain/ledger/PurseHead'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { PagedList } from '@/ui/PagedList'
import { Price } from '@/ui/Price'
import { Screen } from '@/ui/Screen'
import styles from './fenxiaoMoney.module.scss'
import { BillLine } from './parts/BillLine'
import { NoneYet } from './parts/NoneYet'
import { useTexts } from './texts'

// account_no names what caused an entry: a refused withdrawal has two
const line = (entry: FenxiaoEntry, i: number) => <BillLine key={i} entry={entry} />

/** What came into the account and went out of it; its sum is what there is. */
export function CommissionBillScreen() {
  const texts = useTexts()
  const distributor = useDistributor()
  return (
    <Screen title={texts.bill} data={distributor} onRefresh={distributor.refresh}>
      <DistributorOnly distributor={distributor.data}>{(row) => <Bill distributor={row} />}</DistributorOnly>
    </Screen>
  )
}

function Bill({ distributor }: { distributor: Distributor }) {
  const texts = useTexts()
  const { account, withdraw } = useFenxiaoWords()
  const list = usePagedList('/fenxiao/api/account/page', {}, { onShow: true })
  return (
    <>
      <View className={styles.head}>
        <PurseHead
          caption={texts.available(account)}
          figure={<Price value={distributor.account} size="xl" tone="text" />}
          ways={[
            !isFrozen(distributor) && {
              name: 'withdraw',
              words: withdraw,
              go: () => void open(routes.fenxiaoWithdraw),
            },
            { name: 'withdrawals', words: texts.history(withdraw), go: () => void open(routes.fenxiaoWithdrawals) },
          ]}
        />
      </View>
      <PagedList
        className={entryList}
        list={list}
        row={line}
        empty={<NoneYet text={texts.noEntries} note={texts.noEntriesNote} icon="list" />}
      />
    </>
  )
}
