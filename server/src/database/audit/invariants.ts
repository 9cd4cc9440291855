import { bargainInvariants } from './bargains'
import { billInvariants } from './bills'
import { cancellationInvariants } from './cancellations'
import { chatInvariants } from './chat'
import { contentInvariants } from './content'
import { couponInvariants } from './coupons'
import { distributionInvariants } from './distribution'
import { exchangeInvariants } from './exchanges'
import type { Invariant } from './invariant'
import { messageInvariants } from './messages'
import { moneyInvariants } from './money'
import { pintuanInvariants } from './pintuan'
import { presaleInvariants } from './presales'
import { priceInvariants } from './prices'
import { promotionInvariants } from './promotions'
import { rechargeInvariants } from './recharges'
import { walletInvariants } from './wallets'
import { refundInvariants } from './refunds'
import { stateInvariants } from './states'
import { stockInvariants } from './stock'
import { withdrawInvariants } from './withdrawals'

const waiting = (id: string, name: string, holds: string, table: string): Invariant => ({
  id,
  name,
  holds,
  needs: [table],
  sql: null,
})

/** I1 to I14. Of I3 the members' side is stated; shops and platform have no accounts yet. */
export const invariants: readonly Invariant[] = [
  ...stockInvariants,
  ...priceInvariants,
  ...promotionInvariants,
  ...pintuanInvariants,
  ...bargainInvariants,
  ...presaleInvariants,
  ...rechargeInvariants,
  ...moneyInvariants,
  ...billInvariants,
  ...walletInvariants,
  ...withdrawInvariants,
  ...distributionInvariants,
  ...messageInvariants,
  ...contentInvariants,
  ...chatInvariants,
  ...cancellationInvariants,
  ...exchangeInvariants,
  ...refundInvariants,
  ...couponInvariants,
  ...stateInvariants,
  waiting('I3', 'an entry group sums to nothing', 'member, shop and platform sides cancel out', 'shop_account_log'),
  waiting(
    'I10',
    'no more is sold in a flash sale than set apart',
    'sold <= stock; per member <= limit',
    'seckill_goods',
  ),
]
