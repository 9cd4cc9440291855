import type { Concern } from '../model/step'
import { activities } from './activities'
import { adjustments } from './adjust'
import { channel } from './channel'
import { checkouts } from './checkout'
import { complaints } from './complaints'
import { coupons } from './coupons'
import { desk } from './desk'
import { edges } from './edges'
import { evaluations } from './evaluations'
import { life } from './life'
import { looks } from './looks'
import { members } from './members'
import { payments } from './pay'
import { promotions } from './promotions'
import { pursesOf } from './purses'
import { races } from './races'
import { refunds } from './refunds'
import { time } from './time'

/** Everything the model run knows of; a new part of the mall adds one line. */
export const concerns: readonly Concern[] = [
  members,
  coupons,
  payments,
  channel,
  checkouts,
  activities,
  promotions,
  pursesOf,
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
]
