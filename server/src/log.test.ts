import { describeError } from './log'

it("keeps what helps and masks what is somebody's", () => {
  const error = Object.assign(new Error('no row for 13812345678 and b8Kx0aZ1-2bC3dE4fG5hI6jK7lM8n'), {
    code: '23505',
    constraint: 'member_mobile_pkey',
    detail: 'Key (mobile)=(13812345678) already exists.',
  })
  const told = describeError(error)
  expect(told).toMatchObject({
    type: 'Error',
    message: 'no row for *** and ***',
    code: '23505',
    constraint: 'member_mobile_pkey',
  })
  expect(told.stack).toContain('log.test.ts')
  expect(JSON.stringify(told)).not.toMatch(/13812345678|b8Kx0aZ1/)
})

it('masks what a database error quotes, and keeps the names of tables', () => {
  const told = (message: string) => describeError(new Error(message)).message
  expect(told('invalid input syntax for type bigint: "欧阳 "x" 望江门"')).toBe(
    'invalid input syntax for type bigint: "***"',
  )
  expect(told('relation "orders" does not exist')).toBe('relation "orders" does not exist')
})
