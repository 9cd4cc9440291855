import type { DrawsTabBar } from './port'

export const drawsTabBar: DrawsTabBar = true
