import { showBeside } from './beside.h5'

const wide = { matches: true, addEventListener: () => undefined } as unknown as MediaQueryList

it('shows no code while the mall runs on localhost, which no phone reaches', () => {
  showBeside(wide)
  expect(location.hostname).toBe('localhost')
  expect(document.querySelector('.t-phone-code')).toBeNull()
})
