import { presaleSums } from './presaleSums'

const terms = { price: '300.00', presale_deposit: '50.00', presale_price: '80.00' }

test('the example of the wire, without its freight', () => {
  const sums = { deposit: '100.00', worth: '160.00', more: '60.00', rest: '440.00', total: '540.00' }
  expect(presaleSums(terms, 2)).toEqual(sums)
})

test.each([
  ['counts for itself', { presale_price: '0.00' }, ['50.00', '50.00', undefined, '250.00', '300.00']],
  ['counts for less than itself', { presale_price: '20.00' }, ['50.00', '50.00', undefined, '250.00', '300.00']],
  ['counts for more than the goods cost', { price: '60.00' }, ['50.00', '60.00', '10.00', '0.00', '50.00']],
  ['is more than the goods cost', { price: '40.00' }, ['40.00', '40.00', undefined, '0.00', '40.00']],
])('a deposit that %s', (_name, more, wanted) => {
  const { deposit, worth, more: extra, rest, total } = presaleSums({ ...terms, ...more })
  expect([deposit, worth, extra, rest, total]).toEqual(wanted)
})
