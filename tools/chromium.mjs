// Finds the browser of the browser suites. Nothing is downloaded: a distribution's package is enough.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

/**
 * Without windows: the same pages for half the processor time. Debian's /usr/bin/chromium-headless-shell is a script that
 * passes no signal on, so the program itself.
 */
const headless = '/usr/lib/chromium/chromium-headless-shell'
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

export const chromiumMissing =
  'Chromium was not found. The browser suites need it, and a font with Chinese characters; on Debian and Ubuntu:\n' +
  '  apt-get install chromium-headless-shell fonts-noto-cjk\n' +
  'The package chromium does as well, and takes twice the processor time.\n' +
  'Another place is told by CHROMIUM_PATH=/path/to/chromium.'

/** @returns {string | undefined} path of the executable */
export function findChromium() {
  const told = process.env.CHROMIUM_PATH
  if (told) return fs.existsSync(told) ? told : undefined
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [headless, ...candidates, ...elsewhere].find((file) => fs.existsSync(file))
}

/** False only when fontconfig says that no font has Chinese characters: pictures and widths would then be wrong. */
export function hasChineseFont() {
  const { status, stdout } = spawnSync('fc-list', [':lang=zh-cn', 'family'], { encoding: 'utf8' })
  return status !== 0 || stdout.trim() !== ''
}

/** Flags for a browser in a container, where there is no sandbox and little shared memory. */
export const chromiumArgs = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage']

/**
 * playwright-core's Chromium on the browser of this machine; import it after the packages are installed.
 * @param {import('playwright-core').LaunchOptions} [options]
 */
export async function launchChromium(options = {}) {
  const executablePath = findChromium()
  if (!executablePath) throw new Error(chromiumMissing)
  const { chromium } = await import('playwright-core')
  return chromium.launch({ executablePath, args: chromiumArgs, ...options })
}
