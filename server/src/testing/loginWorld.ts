import { scryptSync } from 'node:crypto'
import type { ParamsOf } from '@mall/contract/define'
import type { Api } from '@mall/contract/api'
import type { ConfigKey, ConfigValue, Patch } from '@mall/contract/settings'
import type { TestMall } from './testMall'

export const levelRows = [
  { level_id: 1, level_name: '普通会员', growth: 0 },
  { level_id: 2, level_name: '银卡会员', growth: 1000, consume_discount: 98, send_point: 50, send_balance: 300 },
  { level_id: 3, level_name: '金卡会员', growth: 5000, consume_discount: 95, send_point: 80 },
]

export async function withLevels({ mall }: TestMall): Promise<void> {
  for (const row of levelRows) await mall.db.insertInto('member_level').values(row).execute()
}

export const saveSetting = <K extends ConfigKey>({ mall }: TestMall, key: K, patch: Patch<ConfigValue<K>>) =>
  mall.tx((trx) => mall.settings.save(trx, key, 0, patch))

/** A password hash that costs a test nothing: its parameters say so. */
export const quickHash = (plain: string) =>
  `scrypt$1024$8$1$c2FsdA$${scryptSync(plain, 'salt', 32, { N: 1024 }).toString('base64url')}`

let mobiles = 0
/** One nobody used before. */
export const freshMobile = () => `139${String(++mobiles).padStart(8, '0')}`

/** A captcha and its digits, as a shopper reads them. */
export async function readCaptcha(world: TestMall): Promise<{ captcha_id: string; captcha_code: string }> {
  const { data } = await world.call('/api/captcha/captcha')
  const shown = await world.operator('/operator/api/dev/captcha', { captcha_id: data.id })
  return { captcha_id: data.id, captcha_code: shown.data.code }
}

/** Other digits than these. */
export const wrong = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0')

export type CodePath =
  '/api/register/mobileCode' | '/api/login/mobileCode' | '/api/findpassword/mobilecode' | '/api/tripartite/mobileCode'

/** Asks for a code and reads it: key and code as they go back. */
export async function receiveCode(world: TestMall, path: CodePath, mobile: string) {
  const params: ParamsOf<Api[CodePath]> = { mobile, ...(await readCaptcha(world)) }
  const { code, data, message } = await world.call(path, params)
  if (code !== 0) throw new Error(`${path} ${code} ${message}`)
  const sms = await world.operator('/operator/api/dev/smscode', { mobile })
  return { mobile, key: data.key, code: sms.data.code }
}

export interface Newcomer {
  memberId: number
  token: string
}

/** Registers by sms. */
export async function registered(world: TestMall, mobile: string, base = {}): Promise<Newcomer> {
  const { code, data, message } = await world.call(
    '/api/register/mobile',
    await receiveCode(world, '/api/register/mobileCode', mobile),
    { base },
  )
  if (code !== 0) throw new Error(message)
  const { data: memberId } = await world.call('/api/member/id', {}, { token: data.token })
  return { memberId, token: data.token }
}
