/** A fault as somebody in a hurry would make it: one place, and the tests that must notice. */
export interface Planted {
  name: string
  /** below server/src, or contract/src with a leading `contract:` */
  file: string
  /** stands there once */
  find: string
  /** '' = the line is forgotten */
  put: string
  /** test files of jest below server/src, or 'model' = a short model run */
  seenBy: string[] | 'model'
}
