import type { Part } from '../builtins/define'
import { plainTarget } from '../glass'
import { call } from '../pages'
import { shownPage, type Sim } from '../sim'
import { freshCode } from './codes'
import { failureOf, recorded, WxFailure } from './define'
import { fileOfPlace } from './pickedFiles'
import { anonymous } from './member'
import { agreePrivacy, requirePrivacy } from './privacy'
import { settingsVisited } from './scopes'

type Answer = (sim: Sim, part: Part) => Promise<void>

/** What a tap on a button with an open-type does; several stand with `|` between them. Each tells the button's own event. */
export function openType(sim: Sim, part: Part, kind: string): void {
  const kinds = kind.split('|').map((each) => each.trim())
  // consent comes before what needs it
  kinds.sort(
    (one, other) => Number(other === 'agreePrivacyAuthorization') - Number(one === 'agreePrivacyAuthorization'),
  )
  const run = async () => {
    for (const each of kinds) {
      const answer = answers[each]
      if (!answer) throw new Error(`not simulated: button open-type ${each}`)
      await answer(sim, part)
    }
  }
  run().catch((error: unknown) => sim.report(error))
}

/** Runs what is private and tells `event` what came of it. */
async function tell(sim: Sim, part: Part, name: string, run: () => object | Promise<object>): Promise<void> {
  const event = name.toLowerCase()
  try {
    const result = await recorded(sim, name, part.data, async () => {
      await requirePrivacy(sim, name)
      return run()
    })
    part.fire(event, { errMsg: `${name}:ok`, ...result })
  } catch (error) {
    part.fire(event, failureOf(name, error))
  }
}

const phone =
  (name: string): Answer =>
  (sim, part) =>
    tell(sim, part, name, async () => {
      const words = name === 'getPhoneNumber' ? '获取你的手机号' : '获取并验证你的手机号'
      if (!(await sim.chrome.question('phone', [words], sim.scenario.phone !== 'deny'))) throw new Error('user deny')
      const { phone: consent, phoneCode } = sim.scenario
      if (consent === 'noQuota') throw new WxFailure('jsapi has no quota', { errno: 1400001 })
      return typeof phoneCode === 'string' ? { code: freshCode(sim, phoneCode) } : phoneCode
    })

const told = (name: string, event: string, answer: (sim: Sim) => object): Answer =>
  async (sim, part) => {
    const result = await recorded(sim, name, part.data, () => answer(sim))
    part.fire(event, { errMsg: `${name}:ok`, ...result })
  } // prettier-ignore

const answers: Record<string, Answer> = {
  getPhoneNumber: phone('getPhoneNumber'),
  getRealtimePhoneNumber: phone('getRealtimePhoneNumber'),
  getUserInfo: (sim, part) => tell(sim, part, 'getUserInfo', () => anonymous()),
  // a user who turns away is not told of; neither is one who refuses the contract
  chooseAvatar: (sim, part) =>
    recorded(sim, 'chooseAvatar', {}, async () => {
      await requirePrivacy(sim, 'chooseAvatar')
      const { avatar } = sim.scenario
      if (avatar === 'cancel') throw new Error('cancel')
      return { avatarUrl: await fileOfPlace(sim, avatar) }
    }).then(
      (result) => part.fire('chooseavatar', result),
      () => undefined,
    ),
  async agreePrivacyAuthorization(sim, part) {
    agreePrivacy(sim, part.node.id)
    part.fire('agreeprivacyauthorization', { errMsg: 'agreePrivacyAuthorization:ok' })
  },
  openSetting: told('openSetting', 'opensetting', settingsVisited),
  // the conversation is over as soon as it begins
  contact: told('enterContact', 'contact', () => ({ path: '', query: {} })),
  async feedback(sim, part) {
    await recorded(sim, 'feedback', part.data, () => ({}))
  },
  // WeChat lets a mini-program open an app only that came from one
  async launchApp(sim, part) {
    const fromApp = [1036, 1069].includes(sim.options.launch.scene)
    await recorded(sim, 'launchApp', part.data, () => {
      if (!fromApp) throw new Error('invalid scene')
      return {}
    }).then(
      () => part.fire('launchapp', { errMsg: 'launchApp:ok' }),
      (error: unknown) => part.fire('error', failureOf('launchApp', error)),
    )
  },
  async share(sim, part) {
    const page = shownPage(sim)
    if (!page) return
    const usual = { title: sim.app.config.window?.navigationBarTitleText ?? '', path: page.path }
    const given = call(page, 'onShareAppMessage', { from: 'button', target: plainTarget(part.node) })
    const { promise, ...card } = { ...usual, ...((given ?? {}) as Card) }
    // WeChat waits 3 s for a card that is promised
    const late = new Promise<object>((resolve) => sim.window.setTimeout(() => resolve({}), 3000))
    const asked = { ...card, ...(promise ? await Promise.race([promise, late]) : {}) }
    await recorded(sim, 'share', asked, async () => ({ sent: await sim.chrome.share(asked) }))
  },
}

interface Card {
  title?: string
  path?: string
  imageUrl?: string
  promise?: Promise<object>
}
