import assert from 'node:assert/strict'

export type Values = Record<string, string | number>

/** What the whole-system suites ask of a running mall beside the phone; throws when it refuses. */
export class Wire {
  constructor(
    readonly url: string,
    private readonly appType: 'h5' | 'weapp',
  ) {}

  async ask<T = unknown>(call: string, params: Values = {}, key = ''): Promise<T> {
    const texts = Object.entries(params).map(([name, value]) => [name, String(value)])
    const headers: Record<string, string> = call.startsWith('/operator')
      ? { authorization: `Bearer ${key}` }
      : { token: key }
    const answer = await fetch(`${this.url}${call}`, {
      method: 'POST',
      body: new URLSearchParams({ app_type: this.appType, ...Object.fromEntries(texts) }),
      headers,
    })
    const { code, message, data } = (await answer.json()) as { code: number; message: string; data: T }
    assert.ok(code >= 0, `${call}: ${message} (${code})`)
    return data
  }

  /** The operator's calls, with the platform key of a development mall. */
  operate<T = unknown>(call: string, params: Values = {}): Promise<T> {
    return this.ask<T>(`/operator/api${call}`, params, 'dev-platform-key')
  }

  /** Logs a demo member in beside the phone. */
  async signIn(username: string): Promise<string> {
    const params = { username, password: 'demo123', ...(await this.captcha()) }
    return (await this.ask<{ token: string }>('/api/login/login', params)).token
  }

  /** Logs in somebody whom WeChat knows, by the code of a message: whoever is not a member yet becomes one. */
  async signInByMessage(mobile: string): Promise<string> {
    type Known = { openid: string; auth_ticket: string }
    const { key } = await this.ask<{ key: string }>('/api/tripartite/mobileCode', {
      mobile,
      ...(await this.captcha()),
    })
    const { code } = await this.operate<{ code: string }>('/dev/smscode', { mobile })
    const { openid, auth_ticket } = await this.ask<Known>('/weapp/api/weapp/authcodetoopenid', {
      code: `dev-${mobile}`,
    })
    const params = { mobile, key, code, weapp_openid: openid, auth_ticket }
    return (await this.ask<{ token: string }>('/api/tripartite/mobile', params)).token
  }

  /** One, and what is written on it. */
  private async captcha() {
    const { id } = await this.ask<{ id: string }>('/api/captcha/captcha')
    const { code } = await this.operate<{ code: string }>('/dev/captcha', { captcha_id: id })
    return { captcha_id: id, captcha_code: code }
  }

  /** Ids of the regions from the province down, which are the server's own. */
  async regions(names: readonly string[]): Promise<number[]> {
    const ids: number[] = []
    for (const name of names) {
      const rows = await this.ask<{ id: number; name: string }[]>('/api/address/lists', { pid: ids.at(-1) ?? 0 })
      const row = rows.find((one) => one.name === name)
      assert.ok(row, `no region ${name}`)
      ids.push(row.id)
    }
    return ids
  }

  async ship(orderIds: readonly number[]): Promise<void> {
    for (const order_id of orderIds)
      await this.operate('/order/ship', { order_id, express_company_name: '顺丰速运', delivery_no: `SF${order_id}` })
  }
}
