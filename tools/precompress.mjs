// Writes file.br and file.gz beside each text file of the H5 build; the server sends them as they are.
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { progress } from './process.mjs'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
const text = /\.(js|css|html|svg|json|txt|xml|ico|wasm)$/
/** Below this a packet is a packet. */
const leastBytes = 1024

/**
 * @param {string} folder
 * @param {boolean} quiet
 */
export async function precompress(folder, quiet = true) {
  const ticker = quiet ? progress('Compressing the H5 client') : undefined
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => text.test(file) && fs.statSync(file).size >= leastBytes)
  await Promise.all(
    files.map(async (file) => {
      const body = fs.readFileSync(file)
      const quality = {
        [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      }
      fs.writeFileSync(`${file}.br`, await brotli(body, { params: quality }))
      fs.writeFileSync(`${file}.gz`, await gzip(body, { level: 9 }))
    }),
  )
  ticker?.stop()
}
