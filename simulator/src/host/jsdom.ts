import { Worker } from 'node:worker_threads'
import { fileURLToPath } from 'node:url'
import type { Line, ToHost, ToPage } from '../shared/messages'
import type { CompiledApp } from '../shared/app'
import type { StartOptions } from '../shared/scenario'

export interface JsdomPage {
  line: Line<ToPage, ToHost>
  close(): Promise<void>
}

/**
 * Runs the host page in jsdom, on a thread of its own: an endless loop in it does not stop the host.
 * @param onGone the thread ended without close()
 */
export function openJsdom(
  url: string,
  runtime: string,
  app: CompiledApp,
  options: StartOptions,
  onGone: (words: string) => void,
): JsdomPage {
  const worker = new Worker(fileURLToPath(new URL('./jsdomWorker.mjs', import.meta.url)), {
    workerData: { url, runtime, app, options },
  })
  let closing = false
  const gone = (words: string) => closing || onGone(words)
  worker.on('error', (error) => gone(error instanceof Error ? (error.stack ?? error.message) : String(error)))
  worker.on('exit', () => gone('jsdom ended'))
  return {
    line: {
      send: (message) => worker.postMessage(message),
      onMessage: (listener) => void worker.on('message', listener),
    },
    async close() {
      closing = true
      await worker.terminate()
    },
  }
}
