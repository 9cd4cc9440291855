import { builtInTags } from '../../shared/builtIns'
import { builtIn, type BuiltIn } from './define'

/** The built-ins that do something, by tag; the others are boxes around their slot. */
const behaving: Record<string, BuiltIn> = {}

export const builtIns: Record<string, BuiltIn> = Object.fromEntries(
  builtInTags.map((tag) => [tag, behaving[tag] ?? builtIn({})]),
)
