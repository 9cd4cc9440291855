import { nextState, transitions, type Event, type State } from './signInStates'

/** state, event, at launch, at the shopper's request: all there is, read off start-and-login.md section 5. */
const table = `
idle           entered       entering       entering
idle           launched      checkingToken  checkingToken
idle           wanted        gettingCode    gettingCode
idle           unregistered  choosing       choosing
guest          entered       entering       entering
guest          wanted        gettingCode    gettingCode
guest          unregistered  choosing       choosing
member         entered       entering       entering
member         wanted        gettingCode    gettingCode
member         unregistered  choosing       choosing
member         left          guest          guest
loginPage      entered       entering       entering
loginPage      wanted        gettingCode    gettingCode
loginPage      unregistered  choosing       choosing
checkingToken  tokenHolds    member         member
checkingToken  noToken       gettingCode    gettingCode
gettingCode    codeGot       exchanging     exchanging
gettingCode    mayAsk        gettingAddress gettingAddress
gettingCode    noCode        guest          loginPage
gettingAddress addressGot    leaving        leaving
gettingAddress noAddress     guest          loginPage
exchanging     identified    matching       matching
exchanging     named         authorising    authorising
exchanging     notIdentified telling        telling
authorising    known         entering       entering
authorising    unregistered  choosing       choosing
authorising    ticketOver    renewing       renewing
authorising    failed        telling        telling
matching       known         entering       entering
matching       ticketOver    renewing       renewing
matching       unregistered  forgetting     choosing
matching       failed        forgetting     forgetting
renewing       codeGot       exchanging     exchanging
renewing       mayAsk        gettingAddress gettingAddress
renewing       noCode        guest          telling
choosing       bindWanted    binding        binding
choosing       bindForced    forced         forced
choosing       noThirdParty  loginPage      loginPage
choosing       failed        telling        telling
binding        entered       entering       entering
binding        skipped       authorising    authorising
binding        ticketOver    renewing       renewing
binding        closed        loginPage      loginPage
forced         entered       entering       entering
forced         ticketOver    renewing       renewing
forced         closed        loginPage      loginPage
forgetting     done          guest          telling
telling        done          guest          loginPage
entering       done          member         member
entering       registered    rewarding      rewarding
rewarding      closed        member         member
`
const rows = table
  .trim()
  .split('\n')
  .map((line) => line.split(/ +/) as [State, Event, State, State])
const states = Object.keys(transitions) as State[]
const events = [...new Set(rows.map(([, event]) => event))]

test.each(rows)('%s, %s', (state, event, atLaunch, atWish) => {
  expect([nextState(state, event, false), nextState(state, event, true)]).toEqual([atLaunch, atWish])
})

test('nothing else can happen', () => {
  const possible = new Set(rows.map(([state, event]) => `${state} ${event}`))
  const others = states.flatMap((state) => events.map((event) => [state, event] as const))
  const wrong = others.filter(
    ([state, event]) => !possible.has(`${state} ${event}`) && nextState(state, event, true) !== undefined,
  )
  expect(wrong).toEqual([])
  expect(others.length - possible.size).toBeGreaterThan(300)
})

test('a forced binding cannot be skipped, and a page that is being left does nothing more', () => {
  expect(nextState('forced', 'skipped', true)).toBeUndefined()
  expect(events.map((event) => nextState('leaving', event, true)).filter(Boolean)).toEqual([])
})

test('every state but the first is reached, and every working one comes to rest', () => {
  const targets = (state: State) =>
    events.flatMap((event) => [nextState(state, event, false), nextState(state, event, true)]).filter(Boolean)
  const seen = new Set<State>(['idle'])
  for (const state of seen) targets(state).forEach((next) => seen.add(next as State))
  expect([...seen].sort()).toEqual([...states].sort())
  const resting: State[] = ['guest', 'member', 'loginPage', 'leaving']
  for (const state of states) {
    const reached = new Set<State>([state])
    for (const one of reached) targets(one).forEach((next) => reached.add(next as State))
    expect([state, resting.some((end) => reached.has(end))]).toEqual([state, true])
  }
})
