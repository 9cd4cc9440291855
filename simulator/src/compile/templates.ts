import { createRequire } from 'node:module'
import type { CompiledApp } from '../shared/app'

interface TemplateGroup {
  addTmpl(path: string, source: string): { message: string }[] | undefined
  addScript(path: string, source: string): void
  getTmplGenObjectGroups(): string
}
const { TmplGroup } = createRequire(import.meta.url)('glass-easel-template-compiler') as {
  TmplGroup: new () => TemplateGroup
}

/** The compiler knows WXS files by their names without extension, also where one requires another. */
const plainRequires = (source: string): string =>
  source.replace(/(\brequire\s*\(\s*(['"])[^'"]+?)\.wxs(?=\2\s*\))/g, '$1')

/** WXML and WXS of the whole mini-program, and the templates of the built-in components, as JS expressions. */
export function compileTemplates(
  files: Record<string, string>,
  builtIn: Record<string, string>,
): Pick<CompiledApp, 'templates' | 'builtInTemplates' | 'warnings'> {
  const warnings: string[] = []
  const group = new TmplGroup()
  for (const [name, source] of Object.entries(files)) {
    if (name.endsWith('.wxs')) group.addScript(name.slice(0, -'.wxs'.length), plainRequires(source))
    if (!name.endsWith('.wxml')) continue
    const said = group.addTmpl(name.slice(0, -'.wxml'.length), source) ?? []
    warnings.push(...said.map((warning) => `${name}: ${warning.message ?? String(warning)}`))
  }
  const ours = new TmplGroup()
  for (const [tag, source] of Object.entries(builtIn)) ours.addTmpl(tag, source)
  return { templates: group.getTmplGenObjectGroups(), builtInTemplates: ours.getTmplGenObjectGroups(), warnings }
}
