import path from 'node:path'
import type { AppConfig, ComponentConfig } from '../shared/app'
import { packageOf, reaches } from '../shared/packages'

const KiB = 1024
/** KiB of one package and of all. */
const most = { package: 2 * KiB, all: 20 * KiB }

/** Keys of app.json, as WeChat's page of the global configuration lists them; docs/simulator-rules.md. */
const keys = new Set([
  'entryPagePath', 'pages', 'window', 'tabBar', 'networkTimeout', 'debug', 'functionalPages', 'subpackages',
  'subPackages', 'workers', 'requiredBackgroundModes', 'requiredPrivateInfos', 'plugins', 'preloadRule', 'resizable',
  'usingComponents', 'permission', 'sitemapLocation', 'style', 'useExtendedLib', 'entranceDeclare', 'darkmode',
  'themeLocation', 'lazyCodeLoading', 'singlePage', 'supportedMaterials', 'serviceProviderTicket',
  'embeddedAppIdList', 'halfPage', 'debugOptions', 'enablePassiveEvent', 'resolveAlias', 'renderer',
  'rendererOptions', 'componentFramework', 'miniApp', 'static', 'convertRpxToVw', 'cloud', '__usePrivacyCheck__',
]) // prettier-ignore

// WeChat's tools do not upload these
const leftOut = /(^|\/)(project\.(private\.)?config\.json|\..*)$|\.(map|md|txt)$/
export const isUploaded = (name: string): boolean => !leftOut.test(name)

/** What app.json says that WeChat does not know, or that is not there. */
export function appFaults(config: AppConfig, pages: string[], files: Record<string, string>): string[] {
  return [
    ...Object.keys(config)
      .filter((key) => !keys.has(key))
      .map((key) => `app.json: unknown key ${key}`),
    ...pages.flatMap((page) =>
      ['wxml', 'js']
        .filter((kind) => !(`${page}.${kind}` in files))
        .map((kind) => `app.json names ${page}, which has no ${kind.toUpperCase()}`),
    ),
    ...pages.filter((page, at) => pages.indexOf(page) !== at).map((page) => `app.json names ${page} twice`),
  ]
}

/** @param bytes of each file that is uploaded */
export function sizeFaults(bytes: Record<string, number>, roots: string[]): string[] {
  const sizes = new Map(roots.map((root) => [root, 0]))
  for (const [name, size] of Object.entries(bytes)) {
    const root = packageOf(roots, name)
    sizes.set(root, (sizes.get(root) ?? 0) + size / KiB)
  }
  const all = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  return [
    ...[...sizes]
      .filter(([, size]) => size > most.package)
      .map(([root, size]) => `${root || 'main package'}: ${size.toFixed(0)} KiB exceed the limit of ${most.package} KiB`),
    ...(all > most.all ? [`all packages: ${all.toFixed(0)} KiB exceed the limit of ${most.all} KiB`] : []),
  ] // prettier-ignore
}

/** Components, templates and styles that another package holds, which may not be on the phone. */
export function reachFaults(
  files: Record<string, string>,
  roots: string[],
  jsonOf: (name: string) => ComponentConfig | undefined,
): string[] {
  return Object.keys(files).flatMap((file) => {
    const own = packageOf(roots, file)
    return usedBy(file, files[file]!, jsonOf)
      .map((place) => resolve(place, file))
      .filter((place) => !reaches(own, packageOf(roots, place)))
      .map((place) => `${file} uses ${place} of the sub-package ${packageOf(roots, place)}`)
  })
}

function usedBy(file: string, text: string, jsonOf: (name: string) => ComponentConfig | undefined): string[] {
  if (file.endsWith('.json')) return Object.values(jsonOf(file)?.usingComponents ?? {})
  if (file.endsWith('.wxss')) return [...text.matchAll(/@import\s+(?:url\()?["']([^"']+)["']/g)].map(([, src = '']) => src)
  if (file.endsWith('.wxml')) return [...text.matchAll(/<(?:import|include|wxs)\s[^>]*\bsrc=["']([^"']+)["']/g)].map(([, src = '']) => src)
  return []
} // prettier-ignore

const resolve = (place: string, from: string): string =>
  place.startsWith('/') ? place.slice(1) : path.posix.join(path.posix.dirname(from), place)
