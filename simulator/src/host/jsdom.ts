import { Worker } from 'node:worker_threads'
import { fileURLToPath } from 'node:url'
import type { Line, ToHost, ToPage } from '../shared/messages'
import type { CompiledApp } from '../shared/app'
import type { StartOptions } from '../shared/scenario'

export interface JsdomPage {
  line: Line<ToPage, ToHost>
  close(): Promise<void>
}

/** Runs the host page in jsdom, on a thread of its own: an endless loop in it does not stop the host. */
export function openJsdom(url: string, runtime: string, app: CompiledApp, options: StartOptions): JsdomPage {
  const worker = new Worker(fileURLToPath(new URL('./jsdomWorker.mjs', import.meta.url)), {
    workerData: { url, runtime, app, options },
  })
  worker.on('error', (error) => console.error('[jsdom]', error))
  return {
    line: {
      send: (message) => worker.postMessage(message),
      onMessage: (listener) => void worker.on('message', listener),
    },
    close: async () => void (await worker.terminate()),
  }
}
