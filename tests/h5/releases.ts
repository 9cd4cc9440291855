import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

interface Tools {
  writeWorker(folder: string): Promise<void>
}
// not a literal: the tools are plain JavaScript, checked by their own tsconfig
const tool = '../../tools/worker.mjs'

const built = path.resolve(__dirname, '../../dist/h5')
const file = /\.([\da-f]{6})\.(?:js|css)$/

const filesOf = (folder: string) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => fs.statSync(path.join(folder, name)).isFile())

/** Releases without the time of a build: each is the one in dist/h5, with another hash in every name. */
export class Releases {
  readonly folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mall-release-'))
  /** Names with a hash, by release. */
  private readonly names: Set<string>[] = []

  constructor() {
    this.put(filesOf(built), (name) => name)
  }

  private put(files: string[], rename: (text: string) => string): void {
    const text = /\.(js|css|html|json)$/
    for (const name of files) {
      // packed ones hold the names of the release that was built
      if (/\.(br|gz)$/.test(name)) continue
      const place = path.join(this.folder, rename(name))
      fs.mkdirSync(path.dirname(place), { recursive: true })
      const body = fs.readFileSync(path.join(built, name))
      fs.writeFileSync(place, text.test(name) ? rename(body.toString()) : body)
    }
    this.names.push(new Set(files.filter((name) => file.test(name)).map((name) => `/${rename(name)}`)))
  }

  /** Puts the next release in place of the one before, whose files are gone from the server. */
  async next(): Promise<void> {
    const before = this.names.at(-1) ?? new Set()
    const files = filesOf(built)
    const hashes = files.flatMap((name) => file.exec(name)?.[1] ?? [])
    const all = new RegExp(`\\b(${hashes.join('|')})\\b`, 'g')
    const step = this.names.length
    const another = (digit: string) => ((parseInt(digit, 16) + step) % 16).toString(16)
    this.put(files, (text) => text.replace(all, (hash) => [...hash].map(another).join('')))
    await this.writeWorker()
    for (const name of before) fs.rmSync(path.join(this.folder, name))
  }

  async writeWorker(): Promise<void> {
    await ((await import(tool)) as Tools).writeWorker(this.folder)
  }

  /** The releases that these addresses belong to, by number: 0 = the one that was built. */
  of(addresses: string[]): number[] {
    const found = addresses.map((address) => this.names.findIndex((names) => names.has(new URL(address).pathname)))
    return [...new Set(found.filter((number) => number >= 0))].sort()
  }

  get newest(): number {
    return this.names.length - 1
  }

  remove(): void {
    fs.rmSync(this.folder, { recursive: true })
  }
}
