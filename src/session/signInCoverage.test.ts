import fs from 'node:fs'
import path from 'node:path'
import { transitions } from './signInStates'

/**
 * Which test on a whole system covers which transition: in a plain browser, in WeChat's browser (on a double of WeChat),
 * in the mini-program (in the simulator). `-`: cannot happen there; `=`: as in the column before; `u`: on stand-ins of
 * the ports, in src/api/signIn.test.ts; `s`: as data alone, in signInStates.test.ts.
 */
const table = `
checkingToken tokenHolds       | logging out | = | logging out
checkingToken noToken          | a token that has ended | a token that has ended is followed by the quiet login | later an ended token is followed by the quiet login
idle launched                  | captchas are a matter of guests | who is known comes in at the start | the start stays quiet
idle entered                   | registration by username | = | =
idle wanted                    | - | u two at once are one | u two at once are one
guest launched                 | s | s | s
guest wanted                   | - | at the wish the name is asked for | the wish opens the forced popup
guest entered                  | a forgotten password | a visit that begins on the login page | a forgotten password
member launched                | s | s | s
member wanted                  | - | s | s
member entered                 | s | s | s
loginPage launched             | s | s | s
loginPage wanted               | - | s | s
loginPage entered              | - | s | s
gettingCode codeGot            | - | who is known comes in at the start | the start stays quiet
gettingCode mayAsk             | - | asked silently once | -
gettingCode noCode             | u a plain browser stays a guest | asked silently once | -
gettingAddress addressGot      | - | asked silently once | -
gettingAddress noAddress       | - | u a mall without WeChat leads to the login page | -
exchanging identified          | - | who is known comes in at the start | the start stays quiet
exchanging named               | - | at the wish the name is asked for | -
exchanging notIdentified       | - | a failure is told in the modal | WeChat that gives no code
authorising known              | - | a mall that asks for no mobile takes who tells a name | an optional popup may be skipped
authorising unregistered       | - | at the wish the name is asked for | -
authorising ticketOver         | - | u an ended ticket leaves for a new code once more | -
authorising failed             | - | a failure is told in the modal | s
matching known                 | - | who is known comes in at the start | later an ended token is followed by the quiet login
matching ticketOver            | - | u an ended ticket is fetched anew, once | u an ended ticket is fetched anew, once
matching unregistered          | - | who tells no name is asked for a mobile | the start stays quiet
matching failed                | - | u a failure (%s) is silent | a refusal is told in the modal
renewing codeGot               | - | - | u a new ticket leads in
renewing mayAsk                | - | a ticket that ends while the popup is open | -
renewing noCode                | - | u the server’s words and our own | u the server’s words and our own
choosing bindWanted            | - | who tells no name is asked for a mobile | an optional popup may be skipped
choosing bindForced            | - | forced: the button waits | the wish opens the forced popup
choosing noThirdParty          | - | a mall without third-party login | a mall without third-party login
choosing failed                | - | u what follows is not known | u what follows is not known
binding entered                | - | s | s
binding skipped                | - | who tells no name is asked for a mobile | an optional popup may be skipped
binding ticketOver             | - | s | s
binding closed                 | - | s | s
forced entered                 | - | the popup binds a mobile | the phone is bound
forced ticketOver              | - | a ticket that ends while the popup is open | a ticket that ended while the popup was open
forced closed                  | - | closed it leaves the other ways | who keeps the number back
forgetting done                | - | asked silently once | the start stays quiet
telling done                   | - | a failure is told in the modal | WeChat that gives no code
entering done                  | a forgotten password | who is known comes in at the start | a forgotten password
entering registered            | a username: every rule is told | takes who tells a name: the gift | the phone is bound
rewarding closed               | a username: every rule is told | takes who tells a name: the gift | the phone is bound
captcha off                    | a mall without captchas | = | a mall without captchas
captcha for guests only        | captchas are a matter of guests | = | captchas are a matter of guests
countdown                      | the countdown outlives the page | = | the countdown: a failure ends it
-10016 by message              | -10016 at the login by message | = | -10016 at the login by message
registration, agreement        | registration by username | = | registration by username
find password                  | a forgotten password | = | a forgotten password
log out                        | logging out | = | logging out
frozen                         | a frozen account | a failure is told in the modal | a frozen account
locked                         | a locked account | = | a locked account
single flight                  | a token that has ended | two taps are one way to WeChat | two taps are one login
inviter                        | the inviter is kept | = | the inviter is kept
phone number by code           | - | - | the phone is bound
phone number, sealed           | - | - | sealed data of an older phone
phone number refused           | - | - | who keeps the number back
phone number, no quota         | - | - | no quota left
face and nickname              | - | - | face and name chosen
privacy                        | - | - | an action that WeChat holds back
`
const rows = table
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()) as [string, string, string, string])

const tests = path.join(__dirname, '../../tests')
const read = (...files: string[]) => files.map((file) => fs.readFileSync(path.join(tests, file), 'utf8')).join('\n')
const columns = [
  read('h5/slice/signIn.test.ts', 'h5/slice/signingIn.test.ts'),
  read('h5/slice/weChat.test.ts'),
  read('weapp/signIn.test.ts', 'weapp/signingIn.test.ts'),
]

const onStandIns = fs.readFileSync(path.join(__dirname, '../api/signIn.test.ts'), 'utf8')

test('every transition of the sign-in has its tests', () => {
  const all = Object.entries(transitions).flatMap(([state, events]) =>
    Object.keys(events).map((on) => `${state} ${on}`),
  )
  const named = new Set(rows.map(([name]) => name))
  expect(all.filter((name) => !named.has(name))).toEqual([])
})

test.each(rows)('%s', (_, ...cited) => {
  const found = (title: string, i: number) => {
    if (['-', '=', 's'].includes(title)) return true
    return title.startsWith('u ') ? onStandIns.includes(title.slice(2)) : columns[i]?.includes(title)
  }
  const missing = cited.filter((title, i) => !found(title, i))
  expect(missing).toEqual([])
})
