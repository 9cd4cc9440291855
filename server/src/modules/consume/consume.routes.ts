import type { Module } from '../module'
import { rewardOrder } from './consume.service'

export const consumeModule: Module = {
  routes: [],
  subscribe: (events) => events.on('completed', rewardOrder),
}
