import type { Concern } from '../model/step'
import { activities } from './activities'
import { adjustments } from './adjust'
import { assets } from './assets'
import { bargains } from './bargain'
import { channel } from './channel'
import { chat } from './chat'
import { checkouts } from './checkout'
import { closings } from './closings'
import { complaints } from './complaints'
import { coupons } from './coupons'
import { desk } from './desk'
import { distribution } from './distribution'
import { edges } from './edges'
import { evaluations } from './evaluations'
import { levels } from './levels'
import { life } from './life'
import { limits } from './limits'
import { looks } from './looks'
import { members } from './members'
import { messages } from './messages'
import { payments } from './pay'
import { pintuan } from './pintuan'
import { presales } from './presale'
import { promotions } from './promotions'
import { walletsOf } from './wallets'
import { races } from './races'
import { refunds } from './refunds'
import { time } from './time'
import { treats } from './treats'

/** Everything the model run knows of; a new part of the mall adds one line. */
export const concerns: readonly Concern[] = [
  members,
  // tells the ids of the orders it has made
  presales,
  coupons,
  payments,
  channel,
  checkouts,
  activities,
  promotions,
  pintuan,
  bargains,
  closings,
  limits,
  walletsOf,
  assets,
  treats,
  levels,
  life,
  refunds,
  desk,
  adjustments,
  complaints,
  evaluations,
  time,
  races,
  edges,
  looks,
  distribution,
  messages,
  chat,
]
