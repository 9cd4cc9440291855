import { host } from '../host/host'
import { markParam, type LoginPort, type Why } from './port'

/** the mark that is waited for; empty when it has come back */
const key = 'wechatMark'
/** this visit was left for a code without a tap; it was left again since the last tap */
const [unasked, renewed] = ['wechatAsked', 'wechatAskedAgain']

/** Without a session store nothing that comes back can be told from what somebody made up: nobody is asked. */
function kept(name: string, write?: string): string | undefined {
  try {
    if (write !== undefined) sessionStorage.setItem(name, write)
    return sessionStorage.getItem(name) ?? ''
  } catch {
    return undefined
  }
}

function random(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A reload, a copied link or a referrer must not carry the code any further. */
function cleanAddress(query: URLSearchParams): void {
  for (const name of ['code', 'state', markParam]) query.delete(name)
  const text = String(query)
  history.replaceState(history.state, '', location.pathname + (text && `?${text}`) + location.hash)
}

const shelfOf = (why?: Why) => (why === 'again' ? renewed : unasked)

export const login: LoginPort = {
  offered: host.appType === 'wechat',
  async code() {
    const query = new URLSearchParams(location.search)
    const mark = query.get(markParam)
    // other pages have a param `code` of their own
    if (!mark) return ''
    const code = query.get('code') ?? ''
    const isOurs = mark === kept(key)
    cleanAddress(query)
    if (!isOurs) return ''
    kept(key, '')
    return code
  },
  mayAsk(why) {
    const asked = kept(shelfOf(why))
    return host.appType === 'wechat' && asked !== undefined && (why === 'wanted' || asked === '')
  },
  newMark: (wanted) => kept(key, (wanted ? 'w' : 's') + random()) ?? '',
  ask(address, why) {
    kept(unasked, '1')
    kept(renewed, why === 'again' ? '1' : '')
    location.replace(address)
  },
}
