import { View } from '@tarojs/components'
import styles from '../cashier.module.scss'
import { useTexts } from '../texts'
import type { Wallet } from '../useWallet'

/** What is in the wallet, and whether it is enough for the whole bill. */
export function WalletNote({ wallet, owed }: { wallet: Wallet; owed: string }) {
  const texts = useTexts()
  if (wallet.total === undefined) return null
  return (
    <View className={`${styles.note} t-wallet`}>
      {wallet.covers(owed) ? texts.wallet(wallet.total) : texts.walletShort(wallet.total)}
    </View>
  )
}
