import type { Module } from '../module'
import { cutAnew } from './regrams.service'

export const searchModule: Module = {
  routes: [],
  sweeps: [{ kind: 'search.grams', seconds: 3600, run: cutAnew }],
}
