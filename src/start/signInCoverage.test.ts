import fs from 'node:fs'
import path from 'node:path'
import { transitions } from '@/session/signInStates'

/**
 * Which test on a whole system covers which transition: in a plain browser, in WeChat's browser (on a double of WeChat),
 * in the mini-program (in the simulator). `-`: cannot happen there:
 * - a plain browser has no WeChat: nobody wants it, it never gets further than `gettingCode`, and only a message of
 *   somebody unknown opens the popup, which is forced by the demo mall;
 * - in the mini-program the sign-in is part of the first file, so that nothing comes before its start; a code needs no
 *   way over an address; WeChat tells no name with it;
 * - a visit in WeChat's browser brings one code at most, so that another is never there without asking again.
 */
const steps = `
checkingToken tokenHolds       | logging out | logging out | logging out
checkingToken noToken          | a token that has ended | a token that has ended is followed by the quiet login | later an ended token is followed by the quiet login
idle launched                  | captchas are a matter of guests | who is known comes in at the start | the start stays quiet
idle entered                   | registration by username | a sign-in that did not load at the start | -
idle unregistered              | -10016 at the login by message | - | -
idle wanted                    | - | a sign-in that did not load at the start | -
guest wanted                   | - | on request the name is asked for | asking opens the forced popup
guest unregistered             | - | - | -10016 at the login by message
guest entered                  | a token that has ended | a visit that begins on the login page | a forgotten password
member wanted                  | - | a member who asks once more | a member may come in with WeChat
member unregistered            | -10016 at the login by message | - | -10016 at the login by message
member entered                 | a mall without captchas | a mall without captchas | a mall without captchas
member left                    | logging out | logging out | logging out
loginPage wanted               | - | a popup that is closed | a popup that is closed
loginPage unregistered         | -10016 at the login by message | - | -10016 at the login by message
loginPage entered              | - | a popup that is closed | a popup that is closed
gettingCode codeGot            | - | who is known comes in at the start | the start stays quiet
gettingCode mayAsk             | - | asked silently once | -
gettingCode noCode             | a token that has ended | a browser that keeps nothing | WeChat gives no code at all
gettingAddress addressGot      | - | asked silently once | -
gettingAddress noAddress       | - | a mall that WeChat does not know | -
exchanging identified          | - | who is known comes in at the start | the start stays quiet
exchanging named               | - | on request the name is asked for | -
exchanging notIdentified       | - | a failure is told in the modal | WeChat that gives no code is told in the modal, at the start and on request
authorising known              | - | a mall that asks for no mobile takes who tells a name | an optional popup may be skipped
authorising unregistered       | - | on request the name is asked for | skipped, but the mall wants a mobile by now
authorising ticketOver         | - | an optional popup: an ended ticket | an optional popup: an ended ticket
authorising failed             | - | a failure is told in the modal | skipped, but the mall wants a mobile by now, or nobody
matching known                 | - | who is known comes in at the start | later an ended token is followed by the quiet login
matching ticketOver            | - | what the mall answers on request is told | what the mall answers on request is told
matching unregistered          | - | who tells no name is asked for a mobile | the start stays quiet
matching failed                | - | what the mall answers on request is told | what the mall answers on request is told
renewing codeGot               | - | - | an optional popup: an ended ticket
renewing mayAsk                | - | a ticket that ends while the popup is open | -
renewing noCode                | - | what the mall answers on request is told | what the mall answers on request is told
choosing bindWanted            | - | who tells no name is asked for a mobile | an optional popup may be skipped
choosing bindForced            | -10016 at the login by message | forced: the button waits | asking opens the forced popup
choosing noThirdParty          | -10016 at the login by message | a mall without third-party login | a mall without third-party login
choosing failed                | - | what the mall answers on request is told | what the mall answers on request is told
binding entered                | - | an optional popup: an ended ticket | an optional popup: an ended ticket
binding skipped                | - | who tells no name is asked for a mobile | an optional popup may be skipped
binding ticketOver             | - | an optional popup: an ended ticket | an optional popup: an ended ticket
binding closed                 | - | a popup that is closed | a popup that is closed
forced entered                 | - | the popup binds a mobile | the phone is bound
forced ticketOver              | - | a ticket that ends while the popup is open | skipped, but the mall wants a mobile by now
forced closed                  | -10016 at the login by message | closed it leaves the other ways | who keeps the number back
forgetting done                | - | what the mall answers on request is told | the start stays quiet
telling done                   | - | a failure is told in the modal | WeChat that gives no code is told in the modal, at the start and on request
entering done                  | a forgotten password | who is known comes in at the start | a forgotten password
entering registered            | a username: every rule is told | takes who tells a name: the gift | the phone is bound
rewarding closed               | a username: every rule is told | takes who tells a name: the gift | the phone is bound
`

/** The same of what goes on beside the machine; `=`: as in the column before. */
const ways = `
captcha off                    | a mall without captchas | a mall without captchas | a mall without captchas
captcha for guests only        | captchas are a matter of guests | = | captchas are a matter of guests
countdown                      | the countdown outlives the page | = | the countdown: a failure ends it
-10016 by message              | -10016 at the login by message | = | -10016 at the login by message
registration, agreement        | registration by username | = | registration by username
consent, one for all ways      | registration by username | on request the name is asked for | by the button of the consent
find password                  | a forgotten password | = | a forgotten password
log out                        | logging out | logging out | logging out
frozen                         | a frozen account | a failure is told in the modal | a frozen account
locked                         | a locked account | = | a locked account
single flight                  | a token that has ended | two taps are one way to WeChat | two taps are one login
inviter                        | the inviter is kept | = | the inviter is kept
phone number by code           | - | - | the phone is bound
phone number, sealed           | - | - | sealed data of an older phone
phone number refused           | - | - | who keeps the number back
phone number, no quota         | - | - | no quota left
face and nickname              | - | - | face and name chosen
nickname needed                | - | - | an optional popup may be skipped
login failed, the toast        | - | a browser that keeps nothing | WeChat gives no code at all
the gift of the demo           | the countdown | = | the countdown
privacy                        | - | - | an action that WeChat holds back
`
const read = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()) as [string, string, string, string])

const tests = path.join(__dirname, '../../tests')
const text = (...files: string[]) => files.map((file) => fs.readFileSync(path.join(tests, file), 'utf8')).join('\n')
const columns = [
  text('h5/slice/signIn.test.ts', 'h5/slice/signingIn.test.ts'),
  text('h5/slice/weChat.test.ts'),
  text('weapp/signIn.test.ts', 'weapp/signingIn.test.ts'),
]

test('every transition of the sign-in has its tests, and only what can happen has', () => {
  const all = Object.entries(transitions).flatMap(([state, events]) =>
    Object.keys(events).map((on) => `${state} ${on}`),
  )
  const rows = read(steps)
  expect(rows.map(([name]) => name).sort()).toEqual(all.sort())
  expect(rows.filter((row) => row.slice(1).every((title) => title === '-'))).toEqual([])
})

test.each([...read(steps), ...read(ways)])('%s', (_, ...cited) => {
  const missing = cited.filter((title, i) => !['-', '='].includes(title) && !columns[i]?.includes(title))
  expect(missing).toEqual([])
})
