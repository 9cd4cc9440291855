import { readMigrations } from './migrate'
import { baseline, lintMigrations } from './migrationLint'

const lint = (...steps: string[]) => lintMigrations([{ name: '0999_planted', steps }])

it('real migrations: keep the rule', () => expect(lintMigrations(readMigrations())).toEqual([]))

it('migrations older than the rule: none is added to them', () =>
  expect(readMigrations().filter(({ name }) => Number(name.slice(0, 4)) <= baseline)).toHaveLength(29))

it.each<[string, RegExp]>([
  ['ALTER TABLE orders DROP COLUMN IF EXISTS note', /contract/],
  ['DROP TABLE IF EXISTS orders', /contract/],
  ['ALTER TABLE orders RENAME COLUMN note TO words', /contract/],
  ['ALTER TABLE orders RENAME TO purchases', /contract/],
  ['-- contract:\nDROP TABLE IF EXISTS orders', /contract/],
  ['ALTER TABLE orders ADD COLUMN IF NOT EXISTS n int8 NOT NULL', /NOT NULL without DEFAULT/],
  ['ALTER TABLE orders ADD COLUMN IF NOT EXISTS a int8, ADD b text NOT NULL', /NOT NULL without DEFAULT/],
  ['ALTER TABLE orders ALTER COLUMN note SET NOT NULL', /SET NOT NULL/],
  ['ALTER TABLE orders ADD COLUMN IF NOT EXISTS n int8 DEFAULT floor(random() * 9)', /not constant/],
  ['ALTER TABLE orders ADD COLUMN IF NOT EXISTS t text NOT NULL DEFAULT gen_random_uuid()::text', /not constant/],
  ['ALTER TABLE orders ADD COLUMN IF NOT EXISTS t timestamptz DEFAULT current_timestamp NOT NULL', /not constant/],
  ['ALTER TABLE orders ADD COLUMN IF NOT EXISTS n int8 GENERATED ALWAYS AS (a + b) STORED', /database fills/],
  ['ALTER TABLE orders ADD COLUMN IF NOT EXISTS n int8 NOT NULL DEFAULT 0 CHECK (n >= 0)', /NOT VALID/],
  ['ALTER TABLE orders ADD COLUMN IF NOT EXISTS n int8 REFERENCES shop (site_id)', /NOT VALID/],
  ['ALTER TABLE orders ADD CONSTRAINT positive CHECK (pay_money >= 0)', /NOT VALID/],
  ['ALTER TABLE orders ADD PRIMARY KEY (order_id)', /USING INDEX/],
  ['ALTER TABLE orders ALTER COLUMN site_id TYPE int4', /new type/],
  ['ALTER TABLE orders ALTER site_id SET DATA TYPE int4', /new type/],
  ['CREATE INDEX IF NOT EXISTS orders_by ON orders (note)', /without CONCURRENTLY/],
  ['CREATE UNIQUE INDEX orders_by ON orders (note)', /without CONCURRENTLY/],
  ['CREATE INDEX CONCURRENTLY orders_by ON orders (note)', /IF NOT EXISTS/],
  ['CREATE INDEX CONCURRENTLY IF NOT EXISTS a ON orders (a); SELECT 1', /alone/],
  ['DROP INDEX IF EXISTS orders_by', /DROP INDEX/],
  ['REINDEX TABLE orders', /REINDEX/],
  ['UPDATE orders SET note = 1', /all rows of orders at once/],
  ['UPDATE orders SET note = 1 WHERE note = 2 LIMIT 5', /batches/],
  ['-- batches\nUPDATE orders SET note = 1', /LIMIT/],
  ['WITH old AS (DELETE FROM cart_item RETURNING *) INSERT INTO other SELECT * FROM old', /cart_item/],
  ['TRUNCATE orders', /whole table/],
])('a step that must not run on a mall that serves is found: %s', (step, fault) => {
  expect(lint(step).join('\n')).toMatch(fault)
  expect(lint(step).join('\n')).toMatch(/^0999_planted, step 1: /)
})

it.each([
  ["ALTER TABLE orders ADD COLUMN IF NOT EXISTS a int8 NOT NULL DEFAULT 0, ADD COLUMN b jsonb NOT NULL DEFAULT '{}'"],
  ['ALTER TABLE orders ADD COLUMN IF NOT EXISTS a numeric(10, 2)'],
  ["ALTER TABLE orders ADD COLUMN IF NOT EXISTS a text DEFAULT 'floor(random())' NOT NULL"],
  ['ALTER TABLE orders ADD CONSTRAINT positive CHECK (pay_money >= 0) NOT VALID'],
  ['ALTER TABLE orders VALIDATE CONSTRAINT positive'],
  ['CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS orders_by ON orders (note)'],
  ['DROP INDEX CONCURRENTLY IF EXISTS orders_by'],
  ['-- contract: nothing reads it since 5.4\nALTER TABLE orders DROP COLUMN IF EXISTS note'],
  ['-- batches\nUPDATE orders SET a = b WHERE order_id IN (SELECT order_id FROM orders WHERE a <> b LIMIT 1000)'],
  ["INSERT INTO one SELECT * FROM other FOR UPDATE ON CONFLICT DO UPDATE SET n = 'DROP TABLE orders'"],
  ["COMMENT ON COLUMN orders.note IS 'we UPDATE orders and DROP COLUMN x'"],
])('a step that may run is let through: %s', (step) => expect(lint(step)).toEqual([]))

it('a table that the same migration makes: may be indexed, changed and filled as one likes', () =>
  expect(
    lint(
      'CREATE TABLE IF NOT EXISTS fresh (n int8)',
      'CREATE INDEX IF NOT EXISTS fresh_n ON fresh (n)',
      'ALTER TABLE fresh ADD CHECK (n > 0)',
      'UPDATE fresh SET n = 1',
    ),
  ).toEqual([]))

it('migrations of before the rule: are let alone', () =>
  expect(lintMigrations([{ name: '0070_old', steps: ['DROP TABLE orders'] }])).toEqual([]))
