// The packages of a built mini-program and the bytes WeChat would upload.
import fs from 'node:fs'
import path from 'node:path'

/** What the upload takes; licence texts, maps and project settings stay behind. */
const uploaded = /\.(js|json|wxml|wxss|wxs|png|jpe?g|gif|svg|webp|mp3|mp4|aac|m4a|wav|ttf|woff2?|wasm|br)$/
const notUploaded = /^(project|sitemap\.private)[\w.]*\.json$/

/**
 * @typedef {{ root: string, files: string[], bytes: number }} Package root is '' for the main package
 * @param {string} folder the built mini-program
 * @param {{ subPackages?: { root: string }[], subpackages?: { root: string }[] }} app its app.json
 * @returns {Package[]}
 */
export function readPackages(folder, app) {
  const roots = (app.subPackages ?? app.subpackages ?? []).map(({ root }) => root.replace(/\/$/, ''))
  /** @type {Map<string, Package>} */
  const packages = new Map(['', ...roots].map((root) => [root, { root, files: [], bytes: 0 }]))
  for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = name.split(path.sep).join('/')
    const stat = fs.statSync(path.join(folder, name))
    if (!stat.isFile() || !uploaded.test(file) || notUploaded.test(file)) continue
    const owner = packages.get(roots.find((root) => file.startsWith(`${root}/`)) ?? '')
    owner?.files.push(file)
    if (owner) owner.bytes += stat.size
  }
  return [...packages.values()]
}
