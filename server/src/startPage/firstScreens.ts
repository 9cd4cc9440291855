import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Place } from '../http/guestAsk'
import type { Mall } from '../mall'

export interface FirstScreen {
  /** of the page as a guest sees it first, in Chinese and light */
  markup: string
  /** the rules that it needs */
  style: string
}

/** A page to be drawn from its start data. */
export interface Wanted {
  path: string
  query: Readonly<Record<string, string>>
  /** the site of the visit */
  place: Place
  /** the answers that stand in the page, as JSON */
  answers: string
}

type Answer = Partial<FirstScreen> & { id: number; failure?: string }

/** ms that a page waits to be drawn; what comes later is for the next visit */
const patience = 50
/** drawings that may wait at the same time */
const atOnce = 16
/** characters of markup and styles that are kept, and for how many ms: a countdown goes on */
const most = 8_000_000
const keeping = 30_000
/** ms until a thread that ended is begun anew */
const pause = 10_000
const limits = { maxOldGenerationSizeMb: 192 }

export interface FirstScreens {
  /** Undefined when there is none in time: the page is then sent without it. */
  draw(wanted: Wanted, now: number): Promise<FirstScreen | undefined>
  close(): Promise<void>
}

/** Draws the first screens of the H5 build in this folder, in a thread of its own; without the code for it, none. */
export function firstScreens(folder: string, log: Pick<Mall['log'], 'warn'>): FirstScreens {
  const file = path.join(folder, 'first-screen', 'worker.mjs')
  const kept = keptScreens()
  const waiting = new Map<number, (answer: Answer) => void>()
  const underWay = new Map<string, Promise<FirstScreen | undefined>>()
  let worker: Worker | undefined
  let endedAt = -Infinity
  let began = 0
  let count = 0

  function begin(): Worker | undefined {
    const changed = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs
    if (worker && changed !== began) void end(worker)
    if (worker || changed === undefined || performance.now() - endedAt < pause) return worker
    const fresh = new Worker(file, { resourceLimits: limits })
    fresh.unref()
    fresh.on('message', (answer: Answer) => waiting.get(answer.id)?.(answer))
    fresh.on('error', (error) => log.warn({ err: error }, 'the thread that draws first screens failed'))
    fresh.on('exit', () => void end(fresh))
    worker = fresh
    began = changed
    return fresh
  }

  async function end(ended: Worker): Promise<void> {
    if (worker !== ended) return
    worker = undefined
    endedAt = performance.now()
    kept.clear()
    waiting.forEach((tell, id) => tell({ id }))
    await ended.terminate()
  }

  function drawing(key: string, wanted: Wanted, now: number): Promise<FirstScreen | undefined> | undefined {
    const thread = waiting.size < atOnce ? begin() : undefined
    if (!thread) return undefined
    count += 1
    const id = count
    const drawn = new Promise<FirstScreen | undefined>((resolve) => {
      waiting.set(id, ({ markup, style, failure }) => {
        waiting.delete(id)
        underWay.delete(key)
        if (failure) log.warn({ failure, path: wanted.path }, 'a first screen could not be drawn')
        const screen = markup && style ? { markup, style } : undefined
        if (screen) kept.put(key, screen)
        resolve(screen)
      })
    })
    underWay.set(key, drawn)
    thread.postMessage({ id, ...wanted, now })
    return drawn
  }

  async function draw(wanted: Wanted, now: number): Promise<FirstScreen | undefined> {
    const key = createHash('sha1').update(JSON.stringify(wanted)).digest('base64url')
    const known = kept.get(key)
    if (known) return known
    const late = new Promise<undefined>((resolve) => void setTimeout(() => resolve(undefined), patience).unref())
    return Promise.race([underWay.get(key) ?? drawing(key, wanted, now), late])
  }
  const close = async () => {
    if (worker) await end(worker)
  }
  return { draw, close }
}

/** What was drawn lately, named by what it was drawn from; the oldest is given up first. */
function keptScreens() {
  const all = new Map<string, { screen: FirstScreen; until: number }>()
  let size = 0
  const sizeOf = ({ markup, style }: FirstScreen) => markup.length + style.length
  function drop(key: string): void {
    const known = all.get(key)
    if (known && all.delete(key)) size -= sizeOf(known.screen)
  }
  return {
    get(key: string): FirstScreen | undefined {
      const known = all.get(key)
      return known && known.until > performance.now() ? known.screen : undefined
    },
    put(key: string, screen: FirstScreen): void {
      drop(key)
      all.set(key, { screen, until: performance.now() + keeping })
      size += sizeOf(screen)
      for (const old of all.keys()) {
        if (size <= most) break
        drop(old)
      }
    },
    clear(): void {
      all.clear()
      size = 0
    },
  }
}
