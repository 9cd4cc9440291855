import type { InvoiceAsked } from '@mall/contract/checkout'
import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import type { Ctx } from '../../http/route'
import { balances } from '../../ledger/ledger'
import { cents } from '../../lib/money'
import type { Invoice, InvoiceTerms, PointTerms, Wallet, Quote } from '../../pricing/quote'
import type { PromotionKind } from '../../promotions/promotionKind'
import { usablePlatformCoupons, type OwnPlatformCoupon } from '../coupon/platformCouponUse.service'
import type { CheckoutParams } from './checkout.service'

/** Balances of the member by kind; undefined when the checkout needs none of them. */
export type Accounts = Awaited<ReturnType<typeof balances>> | undefined

/** What the steps from the invoice on calculate with. */
export interface Deductions {
  accounts: Accounts
  platformCoupons: OwnPlatformCoupon[]
  invoiceTermsOf(siteId: number): InvoiceTerms | undefined
  /** of the point_exchange setting, also while it is off */
  pointConfig: PointConfig | undefined
  quote: Pick<Quote, 'platformCoupons' | 'platformCouponId' | 'pointTerms' | 'usesPoints' | 'wallet'>
}

export interface PointConfig {
  isUse: boolean
  rate: number
  maxShare: number
}

interface Asked {
  kind: Pick<PromotionKind, 'takes'>
  params: CheckoutParams
  /** known when the goods are: what does not depend on them is read along with them */
  siteIds: Promise<number[]>
  /** creating an order reads only what was chosen */
  forLists: boolean
}

export async function deductions(db: Kysely<DB>, ctx: Ctx, asked: Asked): Promise<Deductions> {
  const { kind, params, forLists } = asked
  const needsAccounts = forLists || params.is_balance === 1 || params.is_point === 1
  const [accounts, platformCoupons, invoiceTermsOf, pointConfig] = await Promise.all([
    needsAccounts ? balances(db, ctx.memberId) : undefined,
    ownPlatformCoupons(db, ctx, asked),
    invoiceTerms(db, ctx, asked),
    kind.takes.points && (forLists || params.is_point === 1) ? readPointConfig(db, ctx) : undefined,
  ])
  return {
    accounts,
    platformCoupons,
    invoiceTermsOf,
    pointConfig,
    quote: {
      ...(kind.takes.platformCoupons ? { platformCoupons: platformCoupons.map(({ coupon }) => coupon) } : {}),
      platformCouponId: params.platform_coupon_id ?? 0,
      pointTerms: pointConfig?.isUse ? termsOf(pointConfig, accounts) : undefined,
      usesPoints: params.is_point === 1,
      wallet: kind.takes.balance && params.is_balance === 1 ? walletOf(accounts) : undefined,
    },
  }
}

/** On the connection of a transaction: waiting for another one could starve the pool. */
const within = (db: Kysely<DB>) => (db.isTransaction ? (db as Tx) : undefined)

async function ownPlatformCoupons(db: Kysely<DB>, ctx: Ctx, { kind, params, siteIds, forLists }: Asked) {
  const couponId = params.platform_coupon_id ?? 0
  if (!kind.takes.platformCoupons || (!forLists && couponId === 0)) return []
  if ((await ctx.mall.settings.get('addon', 0, within(db))).platformcoupon === 0) return []
  return usablePlatformCoupons(db, ctx.memberId, { siteIds, now: ctx.now, ...(forLists ? {} : { couponId }) })
}

async function invoiceTerms(db: Kysely<DB>, ctx: Ctx, { params, siteIds, forLists }: Asked) {
  const asked = (await siteIds).filter((siteId) => forLists || params.invoice?.[siteId]?.is_invoice === 1)
  const found = await Promise.all(
    asked.map(async (siteId) => [siteId, await readInvoiceTerms(db, ctx, siteId)] as const),
  )
  const terms = new Map(found)
  return (siteId: number) => terms.get(siteId)
}

async function readInvoiceTerms(db: Kysely<DB>, ctx: Ctx, siteId: number): Promise<InvoiceTerms | undefined> {
  const setting = await ctx.mall.settings.get('invoice', siteId, within(db))
  if (setting.invoice_status === 0) return undefined
  const { type, invoice_content, invoice_rate, invoice_money } = setting
  return { types: type, contents: invoice_content, rate: cents(invoice_rate), postage: cents(invoice_money) }
}

async function readPointConfig(db: Kysely<DB>, ctx: Ctx): Promise<PointConfig> {
  const setting = await ctx.mall.settings.get('point_exchange', 0, within(db))
  return { isUse: setting.is_use === 1, rate: setting.point_exchange_rate, maxShare: setting.point_max_share }
}

const termsOf = ({ rate, maxShare }: PointConfig, accounts: Accounts): PointTerms => ({
  rate,
  maxShare,
  own: accounts?.point ?? 0,
})

const walletOf = (accounts: Accounts): Wallet => ({
  balance: accounts?.balance ?? 0,
  balanceMoney: accounts?.balance_money ?? 0,
})

/** The invoice the buyer asks a shop for; undefined = none. */
export const invoiceAsked = (asked: InvoiceAsked | undefined): Invoice | undefined =>
  asked?.is_invoice === 1
    ? {
        type: asked.invoice_type ?? 0,
        titleType: asked.invoice_title_type ?? 0,
        title: asked.invoice_title?.trim() ?? '',
        taxpayerNumber: asked.taxpayer_number?.trim() ?? '',
        content: asked.invoice_content?.trim() ?? '',
        fullAddress: asked.invoice_full_address?.trim() ?? '',
        email: asked.invoice_email?.trim() ?? '',
        isTax: asked.is_tax_invoice === 1,
      }
    : undefined
