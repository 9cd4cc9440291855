import type { FastifyBaseLogger, FastifyError } from 'fastify'
import { codes } from '@mall/contract/envelope'
import { broken, HttpRefusal, tooLarge } from './envelope'
import { Malformed } from './form'
import { invalid } from './params'
import { refuse, Refusal } from './route'

export const tooOften = (): Refusal =>
  refuse(
    { zh: '操作过于频繁，请稍后再试', en: 'Too many requests. Please try again later.' },
    { code: codes.TOO_OFTEN },
  )

/** Every thrown thing as the refusal it is told as; what nobody foresaw is logged and becomes a 500. */
export function refusalOf(error: unknown, log: FastifyBaseLogger): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof Malformed) return invalid()
  const { statusCode } = error as Partial<FastifyError>
  if (statusCode === 413) return tooLarge()
  if (statusCode === 429) return tooOften()
  // bad JSON, a content type nobody reads, a broken multipart body
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return invalid()
  log.error({ err: error }, 'call failed')
  return broken()
}

export const statusOf = (refusal: Refusal): number => (refusal instanceof HttpRefusal ? refusal.status : 200)
