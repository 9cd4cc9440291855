import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, stop } from 'esbuild'

const source = fileURLToPath(new URL('..', import.meta.url))
type Entry = 'runtime/browserEntry' | 'runtime/jsdomEntry' | 'panel/handEntry'
const made = new Map<Entry, Promise<string>>()

/** The runtime as one script for a page; made once in a process. */
export function bundleRuntime(entry: Entry): Promise<string> {
  const known = made.get(entry) ?? make(entry)
  made.set(entry, known)
  return known
}

async function make(entry: Entry): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(source, `${entry}.ts`)],
    bundle: true,
    format: 'iife',
    write: false,
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  // esbuild's own process would hold this one's output open
  await stop()
  return outputFiles[0]!.text
}
