// `npm run operator -- chat 3`: a shop's side of its conversations, live. docs/how-to/operate-the-mall.md, "Talk to members".
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import readline from 'node:readline'

/**
 * @typedef {{ id: number, type: number, content_type: number, consumer_say: string, servicer_say: string,
 *   goods_sku_id: number, order_id: number, create_time: string, read: number }} Message
 * @typedef {{ member_id: number, site_id: number, title: string, create_time: number }} Waiting
 * @typedef {{ number: number, memberId: number, shownId: number, newest: string }} Room
 * @typedef {{ content_type: number, message?: string, goods_id?: number, order_id?: number }} Said
 * @typedef {{ do: 'say', said: Said } | { do: 'picture', from: string } | { do: 'switch', number: number }
 *   | { do: 'open', memberId: number } | { do: 'rooms' | 'older' | 'help' | 'quit' | 'nothing' }
 *   | { do: 'wrong', why: string }} Command
 * @typedef {{ code: number, message: string, data: any }} Answer
 */

const usualReplies = [
  '您好，在的，请问有什么可以帮您？',
  '请稍等，我帮您查一下。',
  '现货 48 小时内发出，一般两到四天送到。',
  '七天内可以退换，请在订单里申请，我们会尽快处理。',
  '已经为您处理好了，请在订单里查看。',
  '感谢您的光临，祝您购物愉快！',
]

export const help = `
  words           say them to the member whose room is open
  2               open room 2 (a blank before a number says it instead)
  /1 ... /9       a quick reply; MALL_QUICK_REPLIES names a file with one a line
  /pic FILE       show a picture: a file here, or an address
  /goods SKU_ID   show a product    /order ORDER_ID   show an order of the member
  /open MEMBER_ID open the room of a member who did not write
  /rooms          all rooms         /more   older messages    /help    /quit`

/** @param {string | undefined} file @returns {string[]} */
export function readReplies(file) {
  if (!file) return usualReplies
  return fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 9)
}

/** @param {string} line @param {string[]} replies @returns {Command} */
export function readCommand(line, replies) {
  const text = line.trim()
  if (text === '') return { do: 'nothing' }
  if (/^\d+$/.test(line)) return { do: 'switch', number: Number(text) }
  const [, word = '', rest = ''] = /^\/(\w+|\?)\s*(.*)$/.exec(text) ?? []
  if (word === '') return { do: 'say', said: { content_type: 0, message: text } }
  if (/^[1-9]$/.test(word)) {
    const reply = replies[Number(word) - 1]
    return reply
      ? { do: 'say', said: { content_type: 0, message: reply } }
      : { do: 'wrong', why: `There are ${replies.length} quick replies.` }
  }
  const id = /^[1-9]\d*$/.test(rest) ? Number(rest) : 0
  switch (word) {
    case 'pic':
      return rest ? { do: 'picture', from: rest } : { do: 'wrong', why: '/pic needs a file or an address.' }
    case 'goods':
      return id
        ? { do: 'say', said: { content_type: 1, goods_id: id } }
        : { do: 'wrong', why: '/goods needs a sku_id.' }
    case 'order':
      return id
        ? { do: 'say', said: { content_type: 2, order_id: id } }
        : { do: 'wrong', why: '/order needs an order_id.' }
    case 'open':
      return id ? { do: 'open', memberId: id } : { do: 'wrong', why: '/open needs a member_id.' }
    case 'rooms':
    case 'quit':
    case 'help':
      return { do: word }
    case 'more':
      return { do: 'older' }
    case '?':
      return { do: 'help' }
    default:
      return { do: 'wrong', why: `/${word} is not known: /help lists what is.` }
  }
}

/** One line of a terminal: no control signs of anybody else's. @param {string} text */
export const plain = (text) => text.replace(/\s+/g, ' ').replace(/(?!\u200d)[\p{Cc}\p{Cf}]/gu, '')

/** @param {Message} message */
export function lineOf(message) {
  const said = plain(message.consumer_say || message.servicer_say)
  const shown = {
    0: said || '(taken out)',
    1: `[product ${message.goods_sku_id}]`,
    2: `[order ${message.order_id}]`,
    3: `[picture ${said}]`,
  }[message.content_type]
  return `${message.create_time} ${message.type === 1 ? '  you' : 'member'}  ${shown ?? ''}`
}

/** Rooms in the order in which they came; their numbers stay. */
export class Rooms {
  /** @type {Room[]} */
  all = []
  /** @type {Room | undefined} */
  open

  /** @param {number} memberId @returns {Room} */
  of(memberId) {
    const known = this.all.find((room) => room.memberId === memberId)
    if (known) return known
    const room = { number: this.all.length + 1, memberId, shownId: 0, newest: '' }
    this.all.push(room)
    return room
  }

  /** What waits now; answers a line for each room with a new word that is not open. @param {Waiting[]} waiting */
  hear(waiting) {
    return waiting.flatMap(({ member_id, title, create_time }) => {
      const room = this.of(member_id)
      const newest = `${create_time} ${title}`
      const isNews = newest !== room.newest
      room.newest = newest
      return isNews && room !== this.open ? [`[${room.number}] member ${member_id}: ${plain(title)}`] : []
    })
  }

  /** Lines of what was not shown yet, oldest first; `missed`: there is more before. @param {Room} room @param {Message[]} newestFirst */
  show(room, newestFirst) {
    const fresh = newestFirst.filter(({ id }) => id > room.shownId).reverse()
    const missed = room.shownId > 0 && (fresh[0]?.id ?? 0) > room.shownId + 1
    room.shownId = newestFirst[0]?.id ?? room.shownId
    return { lines: fresh.map(lineOf), missed }
  }
}

const pauseMs = 1000
const pageSize = 20

/**
 * @param {{ site: number, post: (path: string, params: Record<string, unknown>) => Promise<Answer>,
 *   upload: (bytes: Buffer, name: string) => Promise<string>, input: NodeJS.ReadStream, output: NodeJS.WriteStream }} with
 */
export async function talk({ site, post, upload, input, output }) {
  const replies = readReplies(process.env.MALL_QUICK_REPLIES)
  const rooms = new Rooms()
  const isTerminal = Boolean(input.isTTY && output.isTTY)
  const line = readline.createInterface({ input, output: isTerminal ? output : undefined, terminal: isTerminal })
  let isAway = false
  let isEnding = false
  let refusal = ''

  /** @param {string} text */
  function print(text) {
    if (isTerminal) {
      readline.cursorTo(output, 0)
      readline.clearLine(output, 0)
    }
    output.write(`${text}\n`)
    prompt()
  }
  function prompt() {
    if (!isTerminal || isEnding) return
    line.setPrompt(rooms.open ? `[${rooms.open.number}] > ` : '> ')
    line.prompt(true)
  }

  /** Asks until the mall answers: it may be restarting. @param {string} path @param {Record<string, unknown>} params */
  async function ask(path, params) {
    for (;;) {
      try {
        const answer = await post(path, params)
        if (isAway) print('The mall is back.')
        isAway = false
        return answer
      } catch (error) {
        if (!isAway) print(`The mall does not answer (${/** @type {Error} */ (error).message}); trying again.`)
        isAway = true
        await new Promise((resolve) => setTimeout(resolve, pauseMs))
      }
    }
  }
  /** @param {Answer} answer */
  const refused = ({ code, message }) => {
    if (code < 0) print(`${code} ${message}`)
    return code < 0
  }

  async function look() {
    const waiting = await ask('pending/lists', { kind: 'chat', page_size: 50, site_id: site })
    const why = waiting.code < 0 ? `${waiting.code} ${waiting.message}` : ''
    if (why && why !== refusal) print(why)
    refusal = why
    if (why) return
    /** @type {Waiting[]} */
    const ofSite = waiting.data.list
    for (const news of rooms.hear(ofSite.filter(({ site_id }) => site_id === site))) print(news)
    if (rooms.open) await showNew(rooms.open)
  }

  /** @param {Room} room */
  async function showNew(room) {
    const answer = await ask('chat/dialogs', { member_id: room.memberId, site_id: site, page_size: pageSize })
    if (answer.code < 0 || room !== rooms.open) return
    const { lines, missed } = rooms.show(room, answer.data.list)
    if (missed) print('...')
    for (const text of lines) print(text)
  }

  /** @param {Room} room */
  async function open(room) {
    rooms.open = room
    room.shownId = 0
    print(`Room ${room.number}: member ${room.memberId}`)
    await showNew(room)
  }

  let page = 1
  /** @param {Room} room */
  async function older(room) {
    page += 1
    const answer = await ask('chat/dialogs', { member_id: room.memberId, site_id: site, page, page_size: pageSize })
    if (refused(answer)) return
    /** @type {Message[]} */
    const list = answer.data.list
    print(list.length > 0 ? list.reverse().map(lineOf).join('\n') : 'There is nothing before.')
  }

  /** @param {Said} said */
  async function say(said) {
    if (!rooms.open) return print('No room is open: type its number, or /open a member.')
    const room = rooms.open
    const params = { member_id: room.memberId, site_id: site, ...said, idempotency_key: randomUUID() }
    const answer = await ask('chat/reply', params)
    if (!refused(answer)) await showNew(room)
  }

  /** @param {string} from */
  async function picture(from) {
    if (/^(https?:\/\/|upload\/)/.test(from)) return say({ content_type: 3, message: from })
    try {
      await say({ content_type: 3, message: await upload(fs.readFileSync(from), from) })
    } catch (error) {
      print(/** @type {Error} */ (error).message)
    }
  }

  /** @param {Command} command */
  async function run(command) {
    switch (command.do) {
      case 'say':
        return say(command.said)
      case 'picture':
        return picture(command.from)
      case 'switch': {
        const room = rooms.all.find(({ number }) => number === command.number)
        page = 1
        return room ? open(room) : print(`There is no room ${command.number}: /rooms lists them.`)
      }
      case 'open':
        page = 1
        return open(rooms.of(command.memberId))
      case 'rooms':
        return print(
          rooms.all.map(({ number, memberId }) => `[${number}] member ${memberId}`).join('\n') || 'Nobody has written.',
        )
      case 'older':
        return rooms.open ? older(rooms.open) : print('No room is open.')
      case 'help':
        return print(`${help}\n\n${replies.map((reply, at) => `  /${at + 1}  ${reply}`).join('\n')}`)
      case 'wrong':
        return print(command.why)
      case 'quit':
        isEnding = true
        return line.close()
      case 'nothing':
        return prompt()
    }
  }

  print(`Conversations of ${site === 0 ? 'the platform' : `shop ${site}`}. /help tells what to type.`)
  // one after the other: a command sees what the look before it has found
  let last = look()
  /** @param {() => Promise<void> | void} work */
  const inTurn = (work) => (last = last.then(work))
  line.on('line', (text) => inTurn(() => run(readCommand(text, replies))))
  const ended = new Promise((resolve) => line.once('close', resolve))
  let isOver = false
  void ended.then(() => (isOver = true))
  while (!isOver) {
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, pauseMs))])
    await Promise.race([inTurn(look), ...(isTerminal ? [ended] : [])])
  }
  // who types may leave while the mall is away; what was piped in is still said
  if (!isTerminal) await last
}
