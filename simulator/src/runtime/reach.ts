import { packageOf, reaches } from '../shared/packages'

/**
 * @returns `file`
 * @throws Error in WeChat's words when it lies in another sub-package, which may not be on the phone
 */
export function requireReach(roots: string[], file: string, from: string, name: string): string {
  if (reaches(packageOf(roots, from), packageOf(roots, file))) return file
  throw new Error(`module '${file}' is not defined, require args is '${name}'`)
}
