// The host page in a browser, opened by playwright or by hand: one WebSocket to the host.
import type { CompiledApp } from '../shared/app'
import type { Line, ToHost, ToPage } from '../shared/messages'
import type { StartOptions } from '../shared/scenario'
import { boot } from './boot'

function webSocketLine(socket: WebSocket): Line<ToHost, ToPage> {
  return {
    send: (message) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message)),
    onMessage: (listener) =>
      socket.addEventListener('message', ({ data }) => listener(JSON.parse(String(data)) as ToPage)),
  }
}

async function open(): Promise<void> {
  const answer = await fetch('/__simulator/start')
  const { app, options } = (await answer.json()) as { app: CompiledApp; options: StartOptions }
  const socket = new WebSocket(`ws://${location.host}/__simulator/line`)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error('no line to the host')))
  })
  boot(window, app, options, webSocketLine(socket))
}

void open()
