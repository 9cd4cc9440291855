import pino, { type DestinationStream, type Logger } from 'pino'

/** Mobiles, and long unbroken runs such as tokens and keys, whoever put them into a message. */
const secrets = /\b1[3-9]\d{9}\b|\b[A-Za-z0-9_-]{24,}\b/g
/** PostgreSQL's `invalid input syntax for type bigint: "..."` quotes what somebody sent. */
const quoted = /: "[^\n]*"(?=\n|$)/g
const masked = (text: string) => text.replace(quoted, ': "***"').replace(secrets, '***')

/** The fields that help, none that carry somebody's data (PostgreSQL's `detail` quotes values). */
export function describeError(error: Error & { code?: unknown; constraint?: unknown; table?: unknown }) {
  const { name, code, constraint, table } = error
  return { type: name, message: masked(error.message), stack: masked(error.stack ?? ''), code, constraint, table }
}

/** What libraries tell of requests, the multipart reader with all headers. */
const nothing = () => undefined

/** One JSON line per event on stdout: no tokens, bodies, addresses or mobiles. */
export function openLog(level: string, to: DestinationStream = pino.destination(1)): Logger {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError, req: nothing, res: nothing, headers: nothing, busboyOptions: nothing },
    },
    to,
  )
}
