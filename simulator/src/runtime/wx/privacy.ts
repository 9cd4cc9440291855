import type { PrivacyQuestion, Sim, WxFunction } from '../sim'
import { recorded, WxFailure, type Area } from './define'

/** What WeChat counts as private: each asks for the privacy contract first. */
const privateNames = new Set([
  'getUserProfile', 'getUserInfo', 'getLocation', 'getFuzzyLocation', 'chooseLocation', 'choosePoi', 'chooseAddress',
  'chooseImage', 'chooseMedia', 'chooseVideo', 'chooseMessageFile', 'saveImageToPhotosAlbum', 'saveVideoToPhotosAlbum',
  'getClipboardData', 'setClipboardData', 'addPhoneContact', 'requirePrivacyAuthorize',
]) // prettier-ignore

/** ms after a refusal in which nobody is asked again. */
const quiet = 10_000
const contract = '《小程序用户隐私保护指引》'

interface Privacy {
  agreed: boolean
  refusedAt: number
  /** Ids of buttons with open-type agreePrivacyAuthorization that were tapped. */
  tapped: Set<string>
  /** The app's own dialog; a later one takes the place of the earlier. */
  listener?: (resolve: PrivacyQuestion['resolve'], info: PrivacyQuestion['info']) => void
}
const states = new WeakMap<Sim, Privacy>()

function stateOf(sim: Sim): Privacy {
  const known = states.get(sim)
  if (known) return known
  const state = { agreed: sim.scenario.privacy === 'agreed', refusedAt: -Infinity, tapped: new Set<string>() }
  states.set(sim, state)
  return state
}

/** After the scenario of privacy changed: another user has the phone. */
export function forgetPrivacy(sim: Sim): void {
  const { listener } = stateOf(sim)
  states.delete(sim)
  stateOf(sim).listener = listener
}

const needsPrivacy = (sim: Sim): boolean => Boolean(sim.app.config.__usePrivacyCheck__) && !stateOf(sim).agreed

/** Resolves when the user has agreed; rejects with WeChat's words and numbers. */
export async function requirePrivacy(sim: Sim, name: string): Promise<void> {
  if (sim.scenario.undeclared.includes(name))
    throw new WxFailure('api scope is not declared in the privacy agreement', { errno: 112 })
  if (!needsPrivacy(sim)) return
  const state = stateOf(sim)
  if (Date.now() - state.refusedAt < quiet) throw new WxFailure('privacy permission is not authorized', { errno: 103 })
  const agreed = await (state.listener ? askApp(sim, state, name) : askUser(sim))
  if (!agreed) {
    state.refusedAt = Date.now()
    throw new WxFailure('privacy permission is not authorized', { errno: 104 })
  }
  state.agreed = true
}

/** WeChat's own dialog. */
function askUser(sim: Sim): Promise<boolean> {
  const { privacy } = sim.scenario
  return sim.chrome.question('privacy', [contract], privacy === 'pending' ? undefined : privacy !== 'refuse')
}

/** The app's dialog: it answers when a finger chose. */
function askApp(sim: Sim, state: Privacy, name: string): Promise<boolean> {
  return new Promise((done) => {
    const resolve: PrivacyQuestion['resolve'] = (answer) => {
      sim.record.push({ at: Date.now(), name: 'onNeedPrivacyAuthorization.resolve', options: answer })
      if (answer.event === 'disagree') return done(false)
      if (answer.event !== 'agree') return
      const { buttonId = '' } = answer
      if (state.tapped.has(buttonId)) return done(true)
      sim.report(new Error(`resolve: no button "${buttonId}" of open-type agreePrivacyAuthorization was tapped`))
    }
    const info = { referrer: name }
    sim.events.tell('needPrivacyAuthorization', { resolve, info })
    state.listener?.(resolve, info)
  })
}

/** A finger on a button with open-type agreePrivacyAuthorization: that is consent, whoever asked. */
export function agreePrivacy(sim: Sim, buttonId: string): void {
  const state = stateOf(sim)
  state.agreed = true
  state.tapped.add(buttonId)
}

/** Puts the question before those of an area that are private. */
export function guardPrivate(sim: Sim, area: Area): Area {
  const guarded = Object.entries(area.async ?? {}).map(([name, run]) => [
    name,
    privateNames.has(name)
      ? async (options: never) => {
          await requirePrivacy(sim, name)
          return run(options)
        }
      : run,
  ])
  return { ...area, async: Object.fromEntries(guarded) }
}

export function privacyArea(sim: Sim): Area {
  return {
    async: {
      getPrivacySetting: () => ({ needAuthorization: needsPrivacy(sim), privacyContractName: contract }),
      requirePrivacyAuthorize: () => ({}),
      openPrivacyContract: (options: object) => recorded(sim, 'openPrivacyContract', options, () => ({})),
    },
    sync: {
      onNeedPrivacyAuthorization: ((listener: Privacy['listener']) => {
        stateOf(sim).listener = listener
      }) as WxFunction,
    },
  }
}
