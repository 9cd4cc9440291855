import type { CompiledApp } from '../shared/app'
import type { Line, ToHost, ToPage } from '../shared/messages'
import { everyday, type StartOptions } from '../shared/scenario'
import { automation } from './automation'
import { builtIns } from './builtins'
import { install } from './builtins/define'
import { createChrome } from './chrome/chrome'
import { Emitter } from './emitter'
import { createSpace, listen, throughSetData } from './glass'
import { connectHost, wordsOf } from './host'
import { createMeasure } from './measure'
import { createPages } from './pages'
import { phoneOf } from './phone'
import { firstPosition } from './positions'
import { createRouter } from './router'
import { createService } from './service'
import type { AppEvents, Sim } from './sim'
import { wxOf } from './wx'

/** Starts the mini-program in this window: app.js runs, the first page opens, and the host is told that it is ready. */
export function boot(
  window: Window & typeof globalThis,
  app: CompiledApp,
  options: StartOptions,
  line: Line<ToHost, ToPage>,
): Sim {
  const sim = { app, options, window, stack: [], tabPages: new Map(), record: [] } as unknown as Sim
  sim.scenario = { ...everyday, ...options.scenario }
  sim.phone = phoneOf(options)
  const calls = { answer: automation(sim) }
  sim.host = connectHost(line, (method, params) => sim.measure.answer(method, params, calls.answer))
  sim.emit = (method, params) => sim.host.event(method, params)
  sim.report = reporter(sim)
  sim.events = new Emitter<AppEvents>((error) => sim.report(error))
  sim.measure = createMeasure(sim)
  listen(
    (error) => sim.report(error),
    (words) => sim.measure.warned(words),
  )
  throughSetData(
    (instance, data) => sim.measure.throughSetData(instance, data),
    () => sim.measure.setDataDone(),
  )
  sim.chrome = createChrome(sim)
  const { env, space } = createSpace()
  install(sim, space, builtIns, app.builtInTemplates)
  Object.assign(sim, wxOf(sim))
  sim.measure.countCalls(sim.wx, sim.origin)
  const pages = createPages(sim, env, space)
  sim.service = createService(sim, space)
  sim.router = createRouter(sim, pages)
  window.addEventListener('unhandledrejection', ({ reason, promise }) => {
    sim.events.tell('unhandledRejection', { reason, promise })
    // told to the automator and counted, but no matter of onError
    note(sim, reason)
  })
  window.addEventListener('error', (event) => event.error && sim.report(event.error))
  try {
    start(sim)
  } catch (error) {
    // a mini-program that does not start is looked at all the same
    sim.report(error)
  }
  line.send({ kind: 'ready' })
  return sim
}

function start(sim: Sim): void {
  const { launch } = sim.options
  const hook = (name: string, ...args: unknown[]) => {
    const run = sim.service.instance[name]
    if (typeof run === 'function') (run as (...args: unknown[]) => void).apply(sim.service.instance, args)
  }
  sim.events.on('appShow', (news) => hook('onShow', news))
  sim.events.on('appHide', () => hook('onHide'))
  sim.events.on('error', (words) => hook('onError', words))
  sim.events.on('unhandledRejection', (news) => hook('onUnhandledRejection', news))
  sim.events.on('pageNotFound', (news) => hook('onPageNotFound', news))
  sim.events.on('themeChange', (news) => hook('onThemeChange', news))
  try {
    sim.service.load('app.js')
  } catch (error) {
    // the pages run their own scripts all the same
    sim.report(error, 'app.js')
  }
  hook('onLaunch', launch)
  sim.events.tell('appShow', launch)
  const query = Object.entries(launch.query).map(([name, value]) => `${name}=${value}`)
  sim.router.reLaunch({ url: `/${launch.path}${query.length ? `?${query.join('&')}` : ''}` })
}

function reporter(sim: Sim): Sim['report'] {
  let telling = false
  return (error, file) => {
    const { message, stack } = note(sim, error, file)
    // a listener that throws does not get its own error
    if (telling) return
    telling = true
    sim.events.tell('error', `${message}\n${stack}`)
    telling = false
  }
}

function note(sim: Sim, error: unknown, file?: string): { message: string; stack: string } {
  const message = wordsOf(error)
  const thrown = error instanceof Error ? (error.stack ?? '') : ''
  const known = sim.service?.positions(thrown) ?? thrown
  const position = firstPosition(known) ?? file
  const stack = known || (file ? `${message}\n    at appservice/${file}` : '')
  sim.window.console.error('[app]', stack || message)
  sim.measure.logged('error', [stack || message])
  sim.measure.failed(position ? `${message} (${position})` : message)
  sim.emit('App.exceptionThrown', { message, stack })
  return { message, stack }
}
