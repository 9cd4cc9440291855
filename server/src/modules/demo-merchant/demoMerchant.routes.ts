import type { Module } from '../module'
import { goRound } from './demoMerchant.service'

/** Plays all shops and the platform's desk in a demo mall, by one job over the operator's services. */
export const demoMerchantModule: Module = {
  routes: [],
  sweeps: [{ kind: 'demo.merchant', seconds: 60, run: goRound }],
}
