import type { Module } from './module'

/** Every noun the server speaks. Order matters for order events and for the seed. */
export const modules: Module[] = []
