import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const runtime = fileURLToPath(new URL('../runtime', import.meta.url))

/** The runtime as one script for a page. */
export async function bundleRuntime(entry: 'browserEntry' | 'jsdomEntry'): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(runtime, `${entry}.ts`)],
    bundle: true,
    format: 'iife',
    write: false,
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles[0]!.text
}
