// Plain JavaScript: a worker thread starts without the loader of TypeScript.
import { parentPort, workerData } from 'node:worker_threads'
import { JSDOM, VirtualConsole } from 'jsdom'

const { url, runtime, app, options } = workerData
const words = new VirtualConsole()
// what the mini-program throws, the runtime tells
const known = ['not-implemented', 'unhandled-exception']
if (process.env.SIM_DEBUG) words.forwardTo(console)
else words.on('jsdomError', (error) => known.includes(error.type) || console.error('[jsdom]', error.message))
const { window } = new JSDOM('<!doctype html><html><head></head><body></body></html>', {
  url,
  runScripts: 'outside-only',
  pretendToBeVisual: true,
  virtualConsole: words,
})
Object.defineProperty(window, 'innerWidth', { value: options.screen.width })
Object.defineProperty(window, 'innerHeight', { value: options.screen.height })
window.TextEncoder = TextEncoder
window.TextDecoder = TextDecoder
window.eval(runtime)
window.startSimulator({
  app,
  options,
  line: {
    send: (message) => parentPort.postMessage(message),
    onMessage: (listener) => parentPort.on('message', listener),
  },
})
// jsdom knows nothing of rejected promises, and Node would end the thread; what fails before this line ends the start
const tell = (type, fields) => window.dispatchEvent(Object.assign(new window.Event(type), fields))
process.on('unhandledRejection', (reason) => tell('unhandledrejection', { reason }))
process.on('uncaughtException', (error) => tell('error', { error }))
