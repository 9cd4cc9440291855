import { clipboard } from './clipboard'

const withClipboard = (writeText: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
const withCommand = (copy: () => boolean) => Object.assign(document, { execCommand: copy })

test('writes to the clipboard', async () => {
  const write = jest.fn(async () => undefined)
  withClipboard(write)
  expect(await clipboard.copy('A1')).toBe(true)
  expect(write).toHaveBeenCalledWith('A1')
})

test.each([
  [true, () => true],
  [false, () => false],
  [
    false,
    () => {
      throw new Error('denied')
    },
  ],
])('falls back to a selection: %s', async (copied, command) => {
  withClipboard(() => Promise.reject(new Error('insecure')))
  let selected = ''
  withCommand(() => {
    selected = document.querySelector('textarea')?.value ?? ''
    return command()
  })
  expect(await clipboard.copy('B2')).toBe(copied)
  expect(selected).toBe('B2')
  expect(document.querySelector('textarea')).toBeNull()
})
