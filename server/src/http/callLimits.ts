import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from '../lib/network'
import { tooOften } from './errors'

/** Counts a call of `caller`; one too many is -11004. */
export type LimitCall = (request: FastifyRequest, caller: string) => Promise<void>

/** One network is the home of many shoppers: together they may call as often as this many. */
const shoppersOfOne = 10

/**
 * Calls per minute of a member, of an operator key, and of all guests of one network, in the memory of this process: of
 * several processes each counts its own. A network as a whole is limited before anything is read; 0 switches all off.
 */
export async function limitCalls(scope: FastifyInstance, perMinute: number): Promise<LimitCall> {
  if (perMinute === 0) return () => Promise.resolve()
  await scope.register(rateLimit, {
    max: perMinute * shoppersOfOne,
    timeWindow: 60_000,
    cache: 20_000,
    keyGenerator: ({ ip }) => networkOf(ip),
    errorResponseBuilder: tooOften,
  })
  const callers = new WeakMap<FastifyRequest, string>()
  const count = scope.createRateLimit({ max: perMinute, keyGenerator: (request) => callers.get(request) ?? '' })
  return async (request, caller) => {
    callers.set(request, caller)
    const counted = await count(request)
    if (!counted.isAllowed && counted.isExceeded) throw tooOften()
  }
}
