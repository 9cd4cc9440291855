import { createStore } from 'zustand/vanilla'
import type { Servicer } from '@mall/contract/chat'
import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import { submitOnce } from '@/api/submit'
import { uploadPicture } from '@/api/upload'
import { network } from '@/platform/network/network'
import { baseUrl } from '@/session/baseUrl'
import { createConnection, type LinkState } from './connection'
import { createConversation } from './conversation'
import { contentTypeOf, messageOfRow, servicerOf, type Message } from './message'
import { createOutbox, type Draft, type Outbox, type Said } from './outbox'

interface RoomState {
  link: LinkState
  /** it was bound before: a break is worth a word */
  wasBound: boolean
  servicer: Servicer | undefined
}

/** The caller tells, or nobody needs to know. */
const quiet = { silent: true, login: 'quiet' } as const

/** Of every room of this visit: what is on its way goes on when its page is left, and two pages share one. */
const outboxes = new Map<string, Outbox>()

async function ifAnswered<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure
    return undefined
  }
}

/** The conversation of a member with the servicer of a site, 0 = the platform. */
export function createRoom(siteId: number, memberId: number) {
  const store = createStore<RoomState>(() => ({ link: 'resting', wasBound: false, servicer: undefined }))
  const site = { site_id: siteId }
  let readUntil = 0

  const conversation = createConversation(async (page, limit) => {
    const { count, list } = await call('/servicer/api/chat/dialogs', { ...site, page, limit }, quiet)
    return { count, list: list.map(messageOfRow).filter((one): one is Message => one !== undefined) }
  })

  /** Who answers, also while nobody is online: needed to say anything. */
  async function servicerId(): Promise<number> {
    const known = store.getState().servicer
    if (known) return known.servicer_id
    const [listed] = await call('/servicer/api/chat/servicerList', site, quiet)
    const servicer = servicerOf(listed)
    if (servicer) store.setState({ servicer })
    return servicer?.servicer_id ?? 0
  }

  async function send(draft: Draft, keep: (known: Partial<Draft>) => void): Promise<Said> {
    let { text } = draft
    if (draft.file && !text) {
      const path = await uploadPicture(draft.file, 'chatimg', { silent: true }).path
      text = path === 'aborted' ? '' : path
      keep({ text })
    }
    return submitOnce(
      '/servicer/api/chat/say',
      {
        ...site,
        servicer_id: await servicerId(),
        content_type: contentTypeOf(draft.kind),
        message: text,
        goods_id: draft.skuId,
        order_id: draft.orderId,
      },
      { ...quiet, action: `chat ${draft.key}` },
    )
  }

  const name = `${memberId} ${siteId}`
  const newest = () => conversation.getState().messages.slice(-1)[0]?.id ?? 0
  const outbox = outboxes.get(name) ?? createOutbox({ name, send })
  outboxes.set(name, outbox)

  const gap = () => {
    void conversation.renew()
    outbox.resume()
  }
  const connection = createConnection({
    url: `${baseUrl.replace(/^http/, 'ws')}/ws`,
    siteId,
    bind: (clientId) => call('/servicer/api/chat/bind', { ...site, client_id: clientId }, quiet),
    onState: (link) => store.setState(({ wasBound }) => ({ link, wasBound: wasBound || link === 'bound' })),
    onServicer: (servicer) => store.setState({ servicer }),
    onMessage: conversation.add,
    onGap: gap,
  })

  return {
    store,
    conversation,
    outbox,
    /** While somebody looks. */
    wake(): () => void {
      const hide = outbox.show({ newest, onSent: conversation.add })
      connection.wake()
      void ifAnswered(servicerId())
      const end = network.onStatusChange((online) => online && connection.online())
      return () => {
        end()
        hide()
        connection.rest()
      }
    },
    /** What the servicer said is before the member's eyes. */
    async see(): Promise<void> {
      const unread = conversation.getState().messages.filter(({ own, read, id }) => !own && !read && id > readUntil)
      const last = unread[unread.length - 1]
      const { servicer } = store.getState()
      if (!last || !servicer) return
      const before = readUntil
      readUntil = last.id
      const done = call('/servicer/api/chat/setRead', { ...site, servicer_id: servicer.servicer_id }, quiet)
      if ((await ifAnswered(done.then(() => true))) === undefined) readUntil = before
    },
    /** The member leaves. The socket is gone by then, or goes: the server need not wait for its silence. */
    leave(): void {
      const { servicer, wasBound } = store.getState()
      if (!servicer || !wasBound) return
      void ifAnswered(call('/servicer/api/chat/bye', { ...site, servicer_id: servicer.servicer_id }, quiet))
    },
  }
}

export type Room = ReturnType<typeof createRoom>
