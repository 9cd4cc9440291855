import { useCallback } from 'react'
import { View } from '@tarojs/components'
import type { RechargeRow } from '@mall/contract/recharge'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { CellGroup, Cell } from '@/ui/Cell'
import { Column } from '@/ui/Column'
import { Empty } from '@/ui/Empty'
import { TextField } from '@/ui/form/TextField'
import { PagedList } from '@/ui/PagedList'
import { Price } from '@/ui/Price'
import { Screen } from '@/ui/Screen'
import { PackageCard } from './parts/PackageCard'
import styles from './recharge.module.scss'
import { useTexts } from './texts'
import { useRecharge } from './useRecharge'

const openRecords = () => open(routes.rechargeOrders)

/** Money for the wallet: a package, or an amount of one's own; paid at the cashier. */
export function RechargeScreen() {
  const texts = useTexts()
  const { config, list, pick, busy, chosenId, total, price, field, start } = useRecharge()
  const row = useCallback(
    (one: RechargeRow) => (
      <PackageCard key={one.recharge_id} row={one} chosen={one.recharge_id === chosenId} onPick={pick} />
    ),
    [chosenId, pick],
  )
  const isOpen = config.data?.is_use === 1
  return (
    <Screen
      title={texts.title}
      data={config}
      bottom={
        isOpen && (
          <Button className="t-recharge" size="big" loading={busy} onClick={() => void start()}>
            {price === undefined ? texts.go : texts.pay(price)}
          </Button>
        )
      }
    >
      {!isOpen && (
        <Empty text={texts.closed} note={texts.closedNote} icon="wallet">
          <Button className="t-recharge-orders" kind="secondary" onClick={openRecords}>
            {texts.records}
          </Button>
        </Empty>
      )}
      {isOpen && (
        <Column>
          <CellGroup>
            <View className={`${styles.balance} t-balance`}>
              <View className={styles.label}>{texts.balance}</View>
              {total === undefined ? <View>--</View> : <Price value={total} size="xl" tone="text" />}
            </View>
            <Cell className="t-recharge-orders" label={texts.records} onClick={openRecords} />
          </CellGroup>
          <View className={styles.packages} role="radiogroup" aria-label={texts.packages}>
            <PagedList list={list} row={row} empty={null} />
          </View>
          <CellGroup>
            <TextField
              label={list.rows.length > 0 ? texts.freeTitle : texts.free}
              placeholder={texts.freeHint}
              type="digit"
              maxlength={8}
              inputClassName="t-amount"
              {...field}
            />
          </CellGroup>
        </Column>
      )}
    </Screen>
  )
}
