import { createHash } from 'node:crypto'
import { isGreeting, mediaVerdict, openPush, type PushKeys } from './push'

/** WeChat's published example: its token, key, app and one enciphered message. */
const keys: PushKeys = {
  token: 'spamtest',
  aesKey: Buffer.from('abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG=', 'base64'),
  appId: 'wx2c2769f8efd9abc2',
}
const sent = 1_409_735_669
const query = {
  timestamp: String(sent),
  nonce: '1320562132',
  msg_signature: '5d197aaffba7e9b25a30732f161a50dee96bd5fa',
}
const Encrypt =
  'hyzAe4OzmOMbd6TvGdIOO6uBmdJoD0Fk53REIHvxYtJlE2B655HuD0m8KUePWB3+LrPXo87wzQ1QLvbeUgmBM4x6F8PGHQHFVAFmOD2LdJF9FrXpbUAh' +
  '0B5GIItb52sn896wVsMSHGuPE328HnRGBcrS7C41IzDWyWNlZkyyXwon8T332jisa+h6tEDYsVticbSnyU8dKOIbgU6ux5VTjg3yt+WGzjlpKn6NPhRj' +
  'pA912xMezR4kw6KWwMrCVKSVCZciVGCgavjIQ6X8tCOp3yZbGpy0VxpAe+77TszTfRd5RJSVO/HTnifJpXgCSUdUue1v6h0EIBYYI1BD1DlD+C0CR8e6' +
  'OewpusjZ4uBl9FyJvnhvQl+q5rv1ixrcpCumEPo5MJSgM9ehVsNPfUM669WuMyVWQLCzpu9GhglF2PE='
const body = JSON.stringify({ ToUserName: 'gh_10f6c3c3ac5a', Encrypt })

test('the published message is opened', () => {
  const message = openPush(keys, query, body, sent)
  expect(message).toMatch(/^<xml><ToUserName><!\[CDATA\[gh_10f6c3c3ac5a\]\]>/)
  expect(message).toContain('<Content><![CDATA[abcdteT]]></Content>')
})

test.each([
  ['another app', { ...keys, appId: 'wxother' }, query, body, sent],
  ['another token', { ...keys, token: 'other' }, query, body, sent],
  ['another key', { ...keys, aesKey: Buffer.alloc(32) }, query, body, sent],
  ['an old message', keys, query, body, sent + 601],
  ['another time', keys, { ...query, timestamp: String(sent + 1) }, body, sent],
  ['no signature', keys, { ...query, msg_signature: undefined }, body, sent],
  ['a changed message', keys, query, body.replace('hyzA', 'hyzB'), sent],
  ['one that is not enciphered', keys, query, '{"Event":"wxa_media_check"}', sent],
  ['no JSON', keys, query, '<xml>', sent],
])('%s is not taken', (_, one, asked, text, now) => {
  expect(openPush(one, asked, text, now)).toBeUndefined()
})

test('plain messages are signed by their address', () => {
  const plain = { ...keys, aesKey: null }
  const signature = createHash('sha1').update([keys.token, query.timestamp, query.nonce].sort().join('')).digest('hex')
  const signed = { ...query, signature }
  expect([openPush(plain, signed, '{}', sent), openPush(plain, query, '{}', sent)]).toEqual(['{}', undefined])
  expect([isGreeting(plain, signed, sent), isGreeting(plain, { ...signed, nonce: 'x' }, sent)]).toEqual([true, false])
})

test('a verdict is read out of its message, of nothing else', () => {
  const told = { Event: 'wxa_media_check', trace_id: 't', result: { suggest: 'pass', label: '100' } }
  expect(mediaVerdict(JSON.stringify(told))).toEqual({ trace: 't', suggest: 'pass' })
  for (const other of [
    { ...told, Event: 'subscribe' },
    { ...told, errcode: -1008 },
    { ...told, result: null },
    { ...told, trace_id: 5 },
    [],
    'text',
  ])
    expect(mediaVerdict(JSON.stringify(other))).toBeUndefined()
  expect(mediaVerdict('<xml>')).toBeUndefined()
})
