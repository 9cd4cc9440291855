import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { keepEvidence } from '../../evidence'
import { closeBrowser, openPage, windows } from '../browser'
import type { Note } from './page/note'
import { serveLayer, type Served } from './serve'

let served: Served | undefined

/** Call once at the top of a file: builds and serves the test page around its tests. */
export function useLayer(): () => Served {
  before(async () => {
    served = await serveLayer()
  })
  keepEvidence(() => windows)
  after(async () => {
    await closeBrowser()
    await served?.close()
  })
  return () => served!
}

export interface Tools {
  page: Page
  /** Details of the events noted under a name, oldest first. */
  notes(name: string): Promise<unknown[]>
  /** Waits until `name` was noted `count` times and answers the details. */
  noted(name: string, count?: number): Promise<unknown[]>
  /** A computed style of the first element the selector finds. */
  style(selector: string, property: string): Promise<string>
}

/** A test on one case of the test page; an uncaught error or a React warning fails it. */
export function on(name: string, title: string, run: (tools: Tools) => Promise<void>, options?: BrowserContextOptions) {
  test(`${name}: ${title}`, async () => {
    const { page, errors, close } = await openPage(served!.at(name), options)
    const notes = async (wanted: string) => {
      const all: Note[] = await page.evaluate(() => window.notes)
      return all.filter(([noted]) => noted === wanted).map(([, detail]) => detail)
    }
    const noted = async (wanted: string, count = 1) => {
      await page.waitForFunction(
        ([event, least]) => window.notes.filter(([one]) => one === event).length >= least,
        [wanted, count] as const,
        { timeout: 5000 },
      )
      return notes(wanted)
    }
    const style = (selector: string, property: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((node, key) => getComputedStyle(node).getPropertyValue(key), property)
    try {
      await run({ page, notes, noted, style })
      assert.deepEqual(errors, [])
    } finally {
      await close()
    }
  })
}
