import type { CompiledApp } from '../shared/app'
import type { Line, ToHost, ToPage } from '../shared/messages'
import type { StartOptions } from '../shared/scenario'
import { boot } from './boot'
import type { Sim } from './sim'

function webSocketLine(socket: WebSocket): Line<ToHost, ToPage> {
  return {
    send: (message) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message)),
    onMessage: (listener) =>
      socket.addEventListener('message', ({ data }) => listener(JSON.parse(String(data)) as ToPage)),
  }
}

/** Starts the mini-program in a browser's page: one WebSocket to the host. */
export async function openBrowserPage(adjust: (options: StartOptions) => void = () => {}): Promise<Sim> {
  const answer = await fetch('/__simulator/start')
  if (!answer.ok) throw new Error(await answer.text())
  const { app, options } = (await answer.json()) as { app: CompiledApp; options: StartOptions }
  adjust(options)
  const socket = new WebSocket(`ws://${location.host}/__simulator/line`)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error('no line to the host')))
  })
  return boot(window, app, options, webSocketLine(socket))
}
