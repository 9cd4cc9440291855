import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { StartNews } from './serve'

const cli = fileURLToPath(new URL('../bin/cli', import.meta.url))
const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const

/**
 * Starts the simulator in the background and waits until it listens: `automator.launch` keeps its script alive for 15
 * seconds after its cli has ended, so the cli ends before the script does.
 * @returns the exit code
 */
export async function launchDetached(project: string, port: number): Promise<number> {
  const log = process.env.SIM_LOG || path.join(os.tmpdir(), `weapp-simulator-${process.getuid?.() ?? 0}-${port}.log`)
  const output = fs.openSync(log, 'w')
  const args = [cli, 'serve', '--project', project, '--auto-port', String(port), '--launcher', String(process.ppid)]
  const child = spawn(process.execPath, args, {
    detached: true,
    windowsHide: true,
    stdio: ['ignore', output, output, 'ipc'],
  })
  fs.closeSync(output)
  // a Ctrl-C in the terminal does not reach a detached process
  for (const [signal, code] of Object.entries(signals)) {
    process.on(signal, () => {
      child.kill('SIGTERM')
      process.exit(code)
    })
  }
  const news = await startNews(child)
  if (!news || 'failed' in news) {
    console.error(news?.failed ?? `the simulator ended while it was started:\n${fs.readFileSync(log, 'utf8')}`)
    return 1
  }
  process.stdout.write(`${news.banner}\n${news.wsEndpoint} · ${news.url}\nlog: ${log}\n`)
  return 0
}

/** Undefined for a process that ended without a word. */
async function startNews(child: ChildProcess): Promise<StartNews | undefined> {
  const [news] = (await Promise.race([
    once(child, 'message'),
    // after the last message
    once(child, 'disconnect').then(() => []),
  ])) as [StartNews?]
  return news
}
